# syntax=docker/dockerfile:1
# tests/architecture/test_docker.py replays the install steps below in a clean folder and virtual environment.

FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/porc-royal
COPY requirements-server.lock ./
RUN /opt/porc-royal/bin/python -m pip install --no-cache-dir --require-hashes -r requirements-server.lock
COPY pyproject.toml README.md LICENSE ./
COPY games ./games
COPY storage ./storage
COPY bot ./bot
COPY cogs ./cogs
RUN /opt/porc-royal/bin/python -m pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN groupadd --gid 10001 porc && useradd --uid 10001 --gid porc --no-create-home porc && install -d -o porc -g porc /data
COPY --from=build /opt/porc-royal /opt/porc-royal
ENV PATH=/opt/porc-royal/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATA_DIR=/data \
    HTTP_PORT=8080
WORKDIR /data
VOLUME /data
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen(f\"http://127.0.0.1:{os.environ['HTTP_PORT']}/readyz\", timeout=4)"]
# The exec form: the bot itself is process 1 and gets SIGTERM, so it can finish its last transaction.
CMD ["python", "-m", "bot"]
