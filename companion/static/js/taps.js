// Taps: what is written from a table's page goes through one line, one after another, each with a key of its own by
// which the server knows it when it comes again. When nobody answers they wait, and survive a reload of the page. What
// was tapped on a page that is no more is not sent blindly: it is laid aside until somebody says so.
import { taken } from "./fields.js";

const KEY = "Idempotency-Key";
const NEW = ["revision", "page", "key"]; // what each drawing of a form has anew
const SLOW = 4000; // an answer that takes longer is as good as none, for now
const AGAIN = 3000;

let line = []; // tapped and not answered yet, the oldest first
let aside = []; // tapped, and the table moved on before it was sent
let sending = null; // the one on its way
let status = null; // how it was answered
let onward = null; // the page that was asked for meanwhile
let asked = null; // the page that is on its way: a move made before it comes stops it, so it is asked for again
let lost = false; // nobody answers
let again = null;
const forms = new Map(); // by its key, the form that was tapped, while it is on this page

const table = () => document.getElementById("table");
const shown = () => Number(table().dataset.revision);
const bar = () => document.getElementById("offline");
const note = () => document.getElementById("waiting");
const place = () => `taps ${table().dataset.table}`;

// Whether a tap or a page that was asked for is on its way, whose answer brings the page.
export const isBusy = () => sending !== null || asked !== null || (line.length > 0 && !lost);
// The form whose answer is being shown; what was typed in one that came too late stays.
export const answered = () => (status === 409 ? null : forms.get(sending?.key));

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((one) => one.toString(16).padStart(2, "0")).join("");
}

const words = (one) => one.textContent.replace(/\s+/g, " ").trim();

// A button's name for whoever listens; where it only says "do it", with what stands above it.
function says(form, button) {
  const said = button.getAttribute("aria-label") ?? words(button);
  const head = form.closest("section")?.querySelector(".panel-title");
  return head && form.matches(".move-form") && !button.getAttribute("aria-label") ? `${head.firstChild.textContent.trim()}: ${said}` : said;
}

// What a button does, wherever it stands and on whatever revision. A number's − and + is the same button at every number.
function deed(button) {
  const facts = [...button.form.elements].filter((one) => one.type === "hidden" && !NEW.includes(one.name));
  const does = button.closest(".nudge") ? button.getAttribute("aria-label") : button.value;
  return [address(button), button.name, does, words(button), ...facts.flatMap(({ name, value }) => [name, value])].join("|");
}

const address = (button) => button.getAttribute("formaction") ?? button.form.getAttribute("action");

function fields(button) {
  const facts = [...new FormData(button.form)].filter(([, value]) => typeof value === "string");
  return button.name ? [...facts, [button.name, button.value]] : facts;
}

const submits = (form) => [...form.elements].find((one) => one.matches("button") && one.type === "submit" && !one.disabled);

function tapOf(form, submitter) {
  const button = submitter ?? submits(form);
  const facts = fields(button);
  const revision = Number(facts.find(([name]) => name === "revision")?.[1] ?? shown());
  const counts = button.closest(".nudge") !== null; // tapped three times it is three
  return { key: newKey(), path: address(button), deed: deed(button), says: says(form, button), fields: facts, revision, counts };
}

const asks = ({ fields }) => JSON.stringify(fields.filter(([name]) => name !== "revision"));

function wait(tap) {
  aside = aside.filter((one) => one.deed !== tap.deed); // done by hand now
  const twice = !tap.counts && line.some((one) => one.deed === tap.deed && asks(one) === asks(tap));
  if (!twice) line.push(tap); // a double tap is one move, and so is a tap out of impatience
  send();
}

async function send() {
  clearTimeout(again);
  if (sending || !line.length) return draw();
  const tap = sending = line[0];
  draw();
  const slow = setTimeout(lose, SLOW);
  const values = new FormData();
  for (const [name, value] of tap.fields) values.append(name, name === "revision" ? tap.revision : value);
  const way = { source: "#table", target: "#table", swap: "in-place show:none", values, headers: { [KEY]: tap.key } };
  status = null;
  await window.htmx.ajax("POST", tap.path, way).catch(() => null);
  clearTimeout(slow);
  sending = null;
  if (status === null) {
    onward = null;
    return lose();
  }
  lost = false;
  line.shift();
  forms.delete(tap.key);
  if (status === 409 && shown() !== tap.revision) layAside([tap, ...line]);
  else if (status >= 400) layAside(line.filter((one) => one.deed !== tap.deed)); // they would be refused as it was
  else goOn(tap);
  if (line.length) return send();
  draw();
  const go = onward;
  onward = null;
  go?.();
}

// After an own move the next one follows, as long as its button is still there and nobody else has moved.
function goOn(made) {
  if (shown() !== made.revision + 1) return layAside(line);
  for (const tap of line.filter((one) => one.revision === made.revision)) Object.assign(tap, { revision: shown(), followed: true });
  while (line[0]?.followed) {
    const [tap] = line;
    const button = offered(tap);
    if (!button) return layAside(line);
    if (tap.counts) tap.fields = fields(button); // its number has changed
    if (!button.disabled) return;
    line.shift(); // there is no more to be had
  }
}

const offered = (tap) => [...document.querySelectorAll("#table button")].find((one) => one.form && one.type === "submit" && deed(one) === tap.deed);

function layAside(taps) {
  aside.push(...taps);
  line = [];
}

function sendAside() {
  for (const tap of aside) line.push({ ...tap, key: newKey(), revision: shown() });
  aside = [];
  send();
}

function letGo() {
  aside = [];
  line = sending ? [sending] : [];
  draw();
}

// --- the connection --------------------------------------------------------------------------------------------------

export function lose() {
  lost = true;
  draw();
  clearTimeout(again);
  if (!sending) again = setTimeout(retry, AGAIN);
}

const retry = () => (line.length ? send() : lost && ask());

async function ask() {
  const answer = await fetch(`${table().dataset.home}revision`, { cache: "no-store" }).catch(() => null);
  if (answer) reach();
  else lose();
}

export function reach() {
  const back = lost;
  lost = false;
  clearTimeout(again);
  if (back && line.length) setTimeout(send); // what answered has not ended yet, and htmx would put a tap behind it, unseen
  else if (back) draw();
}

function draw() {
  keep();
  bar().hidden = !lost;
  note().hidden = !aside.length;
  tell(bar(), line);
  tell(note(), aside);
}

function tell(where, taps) {
  const kind = taps.length && new Intl.PluralRules(document.documentElement.lang).select(taps.length);
  const counted = new Map();
  for (const { says } of taps) counted.set(says, (counted.get(says) ?? 0) + 1);
  const named = [...counted].map(([says, times]) => (times > 1 ? `${says} ×\u00a0${times}` : says)).join(" · ");
  say(where.querySelector("p"), where.dataset[kind || "none"]?.replace(/\d+/, taps.length) ?? "");
  say(where.querySelector(".named"), named);
  where.querySelector(".bar-ways").hidden = !taps.length;
}

function say(where, said) {
  if (where.textContent !== said) where.textContent = said; // what is said already is not said again
}

function keep() {
  if (line.length + aside.length) taken(() => sessionStorage.setItem(place(), JSON.stringify({ line, aside })));
  else taken(() => sessionStorage.removeItem(place()));
}

export function mindTaps() {
  ({ line, aside } = taken(() => JSON.parse(sessionStorage.getItem(place()))) ?? { line, aside });
  document.addEventListener("htmx:confirm", (event) => {
    const { verb, path, elt, etc, issueRequest, triggeringEvent } = event.detail;
    if (verb.toLowerCase() === "get") {
      const go = () => (elt.isConnected ? issueRequest(true) : location.assign(path));
      if (!sending) {
        if (elt.id !== "table" && event.detail.target?.id === "table") asked = { elt, go };
        return;
      }
      event.preventDefault(); // the move first, and then the page: the last one that was asked for
      onward = go;
    } else if (!etc.headers?.[KEY]) {
      event.preventDefault();
      onward ??= asked?.go ?? null;
      const tap = tapOf(elt, triggeringEvent?.submitter);
      forms.set(tap.key, elt);
      wait(tap);
    }
  });
  document.addEventListener("htmx:afterRequest", ({ detail: { elt } }) => {
    if (asked && (asked.elt === elt || !asked.elt.isConnected)) asked = null; // it came, also in the link's own place, or was stopped
  });
  document.addEventListener("htmx:beforeOnLoad", ({ detail: { xhr, requestConfig } }) => {
    if (sending && requestConfig.headers[KEY] === sending.key) status = xhr.status;
  });
  document.addEventListener("click", ({ target }) => {
    const way = target.closest("[data-taps]")?.dataset.taps;
    if (way === "send") sendAside();
    if (way === "drop") letGo();
  });
  addEventListener("online", retry);
  if (document.documentElement.dataset.away === undefined) return send();
  lost = line.length > 0; // the last page seen: they wait until the server is back
  draw();
}
