// When the table region has been swapped: the keyboard keeps its place, the told lines are announced, and a button
// whose meaning just changed takes no taps for a moment (finger.js), so that a double tap is one move. What was unfolded
// (details with data-keep) stays so, and who was left out of a party is left out of the next one too.
import { changed } from "./fields.js";
import { controls, lookAnew, lookBefore, meaning } from "./finger.js";
import { showTab } from "./strip.js";
import { answered } from "./taps.js";
import { sayWhetherMoreIsTold } from "./told.js";

let page = null; // which one lay open
let scene = null; // and what was going on there
let moment = ""; // and what was read aloud there
let focused = null;
let toldBefore = "";
let opened = [];
let leftOut = [];
let written = new Map(); // what somebody was writing in forms that were not sent

export function mindSwaps() {
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    lookBefore();
    ({ page, scene } = event.detail.target.dataset);
    moment = momentNow();
    toldBefore = document.getElementById("told")?.textContent;
    opened = [...document.querySelectorAll("#table details[data-keep][open]")].map((part) => part.dataset.keep);
    const out = [...document.querySelectorAll("#table input[data-keep]:not(:checked)")];
    written = typed(answered());
    leftOut = out.filter((box) => box.defaultChecked).map((box) => box.dataset.keep); // by hand, not by the page
    const active = document.activeElement?.closest("#table *");
    const control = active?.closest("button, a");
    focused = active ? { said: control?.textContent, meaning: control && meaning(control) } : null;
  });
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return;
    const anew = fromTheTop();
    for (const part of document.querySelectorAll("#table details[data-keep]")) part.open ||= opened.includes(part.dataset.keep);
    asOffered();
    leaveOut();
    if (page === document.getElementById("table").dataset.page) writeAgain(written);
    fromItsBeginning();
    keepFocus();
    announce();
    sayWhetherMoreIsTold();
    if (!anew) toTheQuestion();
    glow();
    title();
  });
}

const momentNow = () => document.querySelector("#table [data-moment]")?.textContent ?? "";

// Another page, or another fight on it, begins at its top, and so does a moment that is read aloud (data-moment): how far down
// the one before was read is nothing to it.
function fromTheTop() {
  const now = document.getElementById("table").dataset;
  const anew = page !== now.page || scene !== now.scene || (momentNow() !== "" && momentNow() !== moment);
  if (anew) scrollTo({ top: 0, behavior: "instant" });
  return anew;
}

// What is asked next (data-asks) comes into sight after a tap of one's own, and with it, where there is room for both, what it
// is asked of (data-asks-of); but nothing moves while what was tapped still lies under the finger.
function toTheQuestion() {
  const by = answered();
  const asked = document.querySelector("#table [data-asks]");
  if (!asked || !by || (by.isConnected && by.closest("main"))) return;
  const above = Math.max(document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0, 0);
  const below = document.querySelector(".bottom")?.getBoundingClientRect().top ?? innerHeight;
  const { top: own, bottom } = asked.getBoundingClientRect();
  const first = document.querySelector("#table [data-asks-of]")?.getBoundingClientRect().top ?? own;
  const top = bottom - first <= below - above ? first : own;
  const far = bottom > below ? Math.min(bottom - below, top - above) : Math.min(top - above, 0);
  if (far) scrollBy({ top: far, behavior: "instant" });
}

// Who stays behind alone is no longer left out: a form never comes back with nobody ticked.
function leaveOut() {
  for (const form of new Set([...document.querySelectorAll("#table input[data-keep]")].map((box) => box.form))) {
    const boxes = [...form.querySelectorAll("input[data-keep]")];
    if (boxes.every((box) => !box.checked || leftOut.includes(box.dataset.keep))) continue;
    for (const box of boxes) box.checked &&= !leftOut.includes(box.dataset.keep);
  }
}

const TEXTS = "#table input[type=text], #table textarea";
const NEW = ["revision", "page", "key"]; // what each drawing of a form has anew

// A field by what its form does and to whom: the next one's form is another place.
function place(field) {
  const facts = [...field.form.elements].filter((one) => one.type === "hidden" && !NEW.includes(one.name));
  return [field.form.action, field.name, ...facts.flatMap(({ name, value }) => [name, value])].join("|");
}

// What is being written in other forms than the one that was sent.
export function typed(sent) {
  const fields = [...document.querySelectorAll(TEXTS)].filter((field) => field.form && field.form !== sent && changed(field));
  return new Map(fields.map((field) => [place(field), field.value]));
}

// Words that were being written in one form are not lost when another one is sent, as long as the page stays the same.
export function writeAgain(words) {
  for (const field of document.querySelectorAll(TEXTS)) {
    if (field.form && words.has(place(field))) field.value = words.get(place(field));
  }
}

// Another list for the hands is read from its first line.
function fromItsBeginning() {
  const told = document.getElementById("told");
  if (told && told.textContent !== toldBefore) told.scrollTop = 0;
}

// What was chosen has been sent, or was meant for the page that was.
function asOffered() {
  const fields = [...document.querySelectorAll("#table input, #table textarea, #table select")].filter(changed);
  for (const form of new Set(fields.map((field) => field.form))) form?.reset();
}

// The focus stays on what is still the same thing, goes to its like, or begins anew. A field that was sent lets it go.
function keepFocus() {
  if (focused === null) return;
  const active = document.activeElement?.closest("#table *");
  if (active?.matches("summary, [type=checkbox], [type=radio]")) return;
  if (active?.matches("button, a") && meaning(active) === focused.meaning) return;
  const same = focused.meaning && controls().find((one) => one.textContent === focused.said && meaning(one) === focused.meaning);
  (same || document.getElementById("main")).focus({ preventScroll: true });
}

// A sentence with its full stop, which a heading has not.
function ended(words) {
  return /[.!?:…]$/.test(words) ? words : `${words}.`;
}

function announce() {
  const told = [...document.querySelectorAll("#told li")].map((line) => line.textContent.trim());
  const note = document.querySelector("#table [role=status]")?.textContent.trim();
  document.getElementById("announcer").textContent = [note, ...told].filter(Boolean).map(ended).join(" ");
}

function glow() {
  const table = document.getElementById("table");
  table.classList.add("fresh");
  table.dataset.pause = "";
  lookAnew(() => delete document.getElementById("table").dataset.pause);
  setTimeout(() => table.classList.remove("fresh"), 1000);
  if (page !== table.dataset.page) showTab();
}

function title() {
  const name = document.querySelector("#table h1").textContent;
  const whole = document.title.replace(/^.*?(?= · [^·]*$)/, name);
  if (document.title !== whole) document.title = whole;
}
