/** While a button of the mouse or a finger is down nothing moves, so that a press ends on what it began on. */

/** After a finger is lifted, its click comes a moment later. */
const CLICK_MS = 60;

const waiting = new Map();
let held = false;
let letting = 0;

/** Draw now; under somebody's hand, once it is lifted. Of one name only the last is drawn. */
export function draw(name, drawing) {
  if (held) waiting.set(name, drawing);
  else drawing();
}

const PRESSED = "button, a, [role=button]";

function hold(event) {
  if (event.button !== 0 || !event.target.closest(PRESSED)) return;
  clearTimeout(letting);
  held = true;
}

function letGo() {
  clearTimeout(letting);
  letting = setTimeout(() => {
    held = false;
    const all = [...waiting.values()];
    waiting.clear();
    for (const drawing of all) drawing();
  }, CLICK_MS);
}

document.addEventListener("pointerdown", hold, true);
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo, true);
addEventListener("blur", letGo);
