# syntax=docker/dockerfile:1
# tests/architecture/test_docker.py replays the install steps below in a clean folder and virtual environment.
# The base image is named by its digest in .env where it is to stay the same: see docs/operating.md.
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
WORKDIR /src
RUN python -m venv /opt/build
COPY requirements-build.lock requirements-server.lock ./
RUN /opt/build/bin/python -m pip install --no-cache-dir --require-hashes -r requirements-build.lock
RUN python -m venv --without-pip /opt/porc-royal
RUN /opt/build/bin/python -m pip --python /opt/porc-royal/bin/python install --no-cache-dir --require-hashes -r requirements-server.lock
COPY pyproject.toml README.md LICENSE ./
COPY porc_royal ./porc_royal
COPY games ./games
COPY storage ./storage
COPY bot ./bot
COPY cogs ./cogs
RUN /opt/build/bin/python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir wheels .
RUN /opt/build/bin/python -m pip --python /opt/porc-royal/bin/python install --no-cache-dir --no-deps --no-index --find-links wheels porc-royal

FROM ${BASE}
# Nothing is installed any more once it is built.
RUN python -m pip uninstall --yes --quiet pip && groupadd --gid 10001 porc && useradd --uid 10001 --gid porc --no-create-home porc && install -d -o porc -g porc /data
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
