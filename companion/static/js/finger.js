// What a finger meant: it means what was on the screen when it came down, and on a busy tablet that may be the page before
// the one that takes the tap. A tap falls on no other control than that: what was meant is done where it stands now, or
// the tap is refused in sight of whoever tapped.
const PAUSE = 300; // nobody has seen a new page sooner
const SHAKE = 20; // a finger that rests moves no further
const SAID = 2500;
const CONTROLS = "#table :is(button, a[href], summary, label, select)";

let before = []; // what stood where on the screen before the page that lies here
let shown = -Infinity; // since when that page is on the screen; Infinity until it is painted
let swaps = 0;
let through = null; // the box of a label that was tapped: its own click follows
let down = null; // the finger that lies on the page: where, since when, on what
let hide = null;
let open = null;

// What a button or link does, without the revision that it names.
export function meaning(control) {
  if (control.matches("a")) return control.getAttribute("href");
  if (control.matches("label")) return ["label", control.textContent.trim(), control.control?.name, control.control?.value].join("|");
  const form = control.form;
  if (!form) return [control.localName, control.name, control.textContent.trim()].join("|");
  const facts = [...new FormData(form)].filter(([name]) => !["revision", "page", "key"].includes(name));
  return [control.formAction, control.name, control.value, control.textContent.trim(), ...facts.flat()].join("|");
}

export const controls = () => [...document.querySelectorAll(CONTROLS)];
const offered = (meant) => controls().find((one) => !one.disabled && one.checkVisibility() && meaning(one) === meant);

// Only what is on the screen can be under a finger.
function onScreen() {
  return controls()
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width && box.bottom > 0 && box.top < innerHeight)
    .map(({ control, box }) => ({ meaning: meaning(control), box }));
}

const within = ({ box }, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
const middle = ({ box }, x, y) => Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);

// The page is about to change: what is on the screen stays there until the new one is painted.
export function lookBefore() {
  if (shown !== Infinity) before = onScreen();
}

// The page has changed; `settled` is called when it takes taps again.
export function lookAnew(settled) {
  const swap = ++swaps;
  shown = Infinity;
  clearTimeout(open);
  requestAnimationFrame(() => setTimeout(() => {
    if (swap !== swaps) return; // of two swaps in a row the second one counts
    shown = performance.now();
    open = setTimeout(settled, PAUSE);
  }));
}

function comeDown(event) {
  const control = event.target.closest?.(CONTROLS);
  const { clientX: x, clientY: y, timeStamp: since } = event;
  down = { x, y, since, swaps, meant: control ? meaning(control) : null };
}

// What the finger may have meant where it lay, the likeliest first: boxes of hexes overlap.
function meantBy(finger) {
  if (finger.swaps !== swaps) return finger.meant === null ? [] : [finger.meant];
  const there = before.filter((one) => within(one, finger.x, finger.y));
  return there.sort((one, other) => middle(one, finger.x, finger.y) - middle(other, finger.x, finger.y)).map((one) => one.meaning);
}

function judge(event) {
  const { clientX: x, clientY: y, timeStamp: since } = event;
  const finger = down && Math.hypot(down.x - x, down.y - y) < SHAKE ? down : { x, y, since, swaps };
  down = null;
  if (finger.since - shown > PAUSE || !event.target.closest("#table")) return;
  const here = event.target.closest(CONTROLS);
  const meant = meantBy(finger);
  if (here ? meant.includes(meaning(here)) : !meant.length) {
    through = here?.control ?? null;
    setTimeout(() => { through = null; });
    return; // tapping + three times is three taps
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const moved = finger.since < shown && meant.length ? offered(meant[0]) : null;
  if (moved) moved.click();
  else refuse(here);
}

function refuse(control) {
  const note = document.getElementById("refused");
  note.hidden = false;
  control?.classList.add("refused");
  clearTimeout(hide);
  hide = setTimeout(() => {
    note.hidden = true;
    for (const one of document.querySelectorAll(".refused")) one.classList.remove("refused");
  }, SAID);
}

export function mindFingers() {
  document.addEventListener("pointerup", (event) => {
    if (down && event.target.closest?.("button:disabled")) judge(event); // it would take the tap without a word
  }, true);
  document.addEventListener("pointerdown", comeDown, true);
  document.addEventListener("pointercancel", () => { down = null; }, true);
  document.addEventListener("click", (event) => {
    if (event.detail > 0 && event.target !== through) judge(event); // 0: the keyboard, or what is done here
  }, true);
}
