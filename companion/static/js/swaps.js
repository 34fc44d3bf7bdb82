// When the table region has been swapped: the keyboard keeps its place, the told lines are announced, and a button
// whose meaning just changed takes no taps for a moment, so that a double tap is one move. What was unfolded
// (details with data-keep) stays so, and who was left out of a party is left out of the next one too.
const PAUSE = 300;
let before = []; // what stood where, when the page was swapped
let focused = null;
let fresh = -Infinity; // when it was swapped last
let opened = [];
let leftOut = [];

// What a button or link does, without the revision that it names.
function meaning(control) {
  if (control instanceof HTMLAnchorElement) return control.pathname + control.search;
  const form = control.form;
  if (!form) return null;
  const facts = [...new FormData(form)].filter(([name]) => name !== "revision" && name !== "page");
  return [form.action, control.name, control.value, control.textContent.trim(), ...facts.flat()].join("|");
}

const controls = () => [...document.querySelectorAll("#table button, #table a.button")];

export function mindSwaps() {
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    before = controls().map((control) => ({ meaning: meaning(control), box: control.getBoundingClientRect() }));
    opened = [...document.querySelectorAll("#table details[data-keep][open]")].map((part) => part.dataset.keep);
    leftOut = [...document.querySelectorAll("#table input[data-keep]:not(:checked)")].map((box) => box.dataset.keep);
    const active = document.activeElement;
    focused = active?.closest?.("#table") ? meaning(active.closest("button, a") ?? document.createElement("a")) : null;
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    fresh = performance.now();
    for (const part of document.querySelectorAll("#table details[data-keep]")) part.open ||= opened.includes(part.dataset.keep);
    leaveOut();
    keepFocus();
    announce();
    glow();
    title();
  });
  document.addEventListener("click", (event) => {
    if (performance.now() - fresh > PAUSE || event.detail === 0) return; // detail 0: the keyboard
    const control = event.target.closest("#table button, #table a.button");
    if (!control || stoodHere(meaning(control), event.clientX, event.clientY)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

// Who stays behind alone is no longer left out: a form never comes back with nobody ticked.
function leaveOut() {
  for (const form of new Set([...document.querySelectorAll("#table input[data-keep]")].map((box) => box.form))) {
    const boxes = [...form.querySelectorAll("input[data-keep]")];
    if (boxes.every((box) => leftOut.includes(box.dataset.keep))) continue;
    for (const box of boxes) box.checked &&= !leftOut.includes(box.dataset.keep);
  }
}

// The same button was under the finger before: tapping + three times is three taps.
function stoodHere(what, x, y) {
  return before.some(({ meaning, box }) => meaning === what && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
}

function keepFocus() {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (focused === null) return;
  const same = controls().find((control) => meaning(control) === focused);
  (same ?? document.getElementById("main")).focus({ preventScroll: true });
}

function announce() {
  const told = [...document.querySelectorAll("#told li")].map((line) => line.textContent.trim());
  const note = document.querySelector("#table [role=status]")?.textContent.trim();
  document.getElementById("announcer").textContent = [note, ...told].filter(Boolean).join(". ");
}

function glow() {
  const table = document.getElementById("table");
  table.classList.add("fresh");
  table.dataset.pause = "";
  setTimeout(() => delete table.dataset.pause, PAUSE);
  setTimeout(() => table.classList.remove("fresh"), 1000);
  document.querySelector(".top-nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
}

function title() {
  const name = document.querySelector("#table h1").textContent;
  document.title = document.title.replace(/^.*?(?= · [^·]*$)/, name);
}
