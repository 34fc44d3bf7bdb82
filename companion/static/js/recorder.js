// The chronicler's own voice: a passage is spoken into the device, heard again, and kept with the table or the book. What
// was recorded stays here until it is kept or thrown away, also when the passage is left, or when nobody answers. While it
// records, and while a recording waits, nothing but that is shown: the words are to be read.
import { open } from "./voice.js";

const KINDS = ["audio/mp4;codecs=mp4a.40.2", "audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"]; // the first plays everywhere
const LONGEST = 360; // seconds
const BITS = 32_000; // a second: speech
const SHORT = 20; // seconds that are soon spoken again
const DOUBT = 4000; // milliseconds in which a second tap throws away
const INSISTED = 8000; // and in which one leaves
let recorder = null; // while it records
let pending = null; // what was recorded and waits for a word: its sound, how long, and of what
let said = ""; // the last thing that is to be known
let insisting = 0;
let insisted = null; // the way out of the journal that was tapped although it records, or a recording waits

const panel = () => document.getElementById("recorder");
const part = (name) => panel()?.querySelector(`[data-record="${name}"]`);
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function show() {
  const here = panel();
  if (!here) return;
  const { dataset } = here;
  const going = recorder !== null;
  here.parentElement.dataset.recorder = going ? "going" : pending ? "waits" : "";
  part("begin").hidden = going || pending !== null;
  part("end").hidden = !going;
  for (const name of ["table", "book", "drop"]) part(name).hidden = going || pending === null;
  const begin = part("begin").lastElementChild;
  begin.textContent = dataset.stands ? begin.dataset.again : begin.dataset.first;
  here.querySelector(".recorder-stands").hidden = !dataset.stands;
  const heard = here.querySelector("audio");
  heard.hidden = pending === null;
  if (pending && heard.src !== pending.address) heard.src = pending.address;
  let words = said;
  if (insisted && (going || pending)) words = dataset.stay;
  else if (going) words = `${dataset.going} ${clock(recorder.seconds())}`;
  else if (pending && !said) words = pending.key === dataset.key ? dataset.waits : dataset.waitsOf.replace("…", pending.called);
  const told = here.querySelector(".recorder-said");
  if (told.textContent !== words) told.textContent = words;
}

function tell(words) {
  said = words ?? "";
  show();
}

function why(error) {
  const { dataset } = panel();
  if (["NotAllowedError", "SecurityError"].includes(error.name)) return dataset.refused;
  if (["NotFoundError", "OverconstrainedError", "NotReadableError"].includes(error.name)) return dataset.noMicrophone;
  return dataset.unable;
}

const kindHere = () => globalThis.MediaRecorder && KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

async function begin() {
  document.dispatchEvent(new CustomEvent("reading:hush"));
  const { key, words, called, unable } = panel().dataset;
  if (!kindHere()) return tell(unable);
  let stream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: true } });
    const machine = new MediaRecorder(stream, { mimeType: kindHere(), audioBitsPerSecond: BITS });
    const chunks = [];
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    let lasted = 0;
    machine.addEventListener("dataavailable", ({ data }) => { if (data.size) chunks.push(data); });
    machine.addEventListener("stop", () => {
      clearInterval(ticking);
      for (const track of stream.getTracks()) track.stop();
      recorder = null;
      const sound = new Blob(chunks, { type: machine.mimeType });
      if (sound.size) pending = { sound, seconds: Math.min(lasted || seconds(), LONGEST), key, words, called, address: URL.createObjectURL(sound) };
      insisted = null;
      show();
      if (panel()) open(true);
    });
    const end = () => {
      if (machine.state === "inactive") return;
      lasted = seconds();
      machine.stop();
    };
    const ticking = setInterval(() => {
      if (seconds() < LONGEST) return show();
      end();
      tell(panel()?.dataset.over);
    }, 500);
    recorder = { end, seconds };
    machine.start(1000);
    tell("");
  } catch (error) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    recorder = null;
    tell(why(error));
  }
}

// No step back brings a recording again: the first tap asks, the second one throws away.
function surely(name, then) {
  const button = part(name);
  const { sure } = panel().dataset;
  if (button.textContent === sure) return then();
  const words = button.textContent;
  button.textContent = sure;
  setTimeout(() => { button.textContent = words; }, DOUBT);
}

function drop() {
  URL.revokeObjectURL(pending.address);
  pending = null;
  tell("");
}

const base64 = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(reader.result.slice(reader.result.indexOf(",") + 1)));
  reader.addEventListener("error", () => reject(reader.error));
  reader.readAsDataURL(blob);
});

// The answer of the house, or null after it has said why not.
async function ask(address, method, asked) {
  const { sending, away } = panel().dataset;
  tell(sending);
  try {
    const language = document.documentElement.lang;
    const body = asked && JSON.stringify(asked);
    const answer = await fetch(`${address}?lang=${language}`, { method, headers: { "Content-Type": "application/json" }, body });
    const told = await answer.json();
    if (answer.ok) return told;
    tell(told.message);
  } catch {
    tell(away);
  }
  return null;
}

async function keep(kept) {
  const { key, words, seconds, sound } = pending;
  const one = await ask(panel().dataset.home, "POST", { key, words, seconds, kept, sound: await base64(sound) });
  if (one === null) return;
  drop();
  stands(key, one);
}

async function gone() {
  const { home, kept, stands: address } = panel().dataset;
  const key = address.split("?")[0].split("/").at(-1);
  const left = await ask(`${home}/${kept}/${key}`, "DELETE");
  if (left === null) return;
  stands(panel().dataset.key, left.find((one) => one.key === key) ?? null);
  tell(panel().dataset.none);
}

// What is heard of this passage from now on.
function stands(key, one) {
  const here = panel();
  if (here?.dataset.key !== key) return;
  const article = document.getElementById("passage");
  here.dataset.stands = one?.address ?? "";
  here.dataset.kept = one?.kept ?? "table";
  const words = one?.kept === "book" ? here.dataset.atBook : here.dataset.atTable;
  here.querySelector(".recorder-stands > span").textContent = one ? words.replace("…", clock(one.seconds)) : "";
  if (one) Object.assign(article.dataset, { recorded: one.address, seconds: one.seconds });
  else delete article.dataset.recorded;
  document.dispatchEvent(new CustomEvent("reading:recorded"));
  show();
  const sheet = here.parentElement; // its buttons stay in sight below what is said now
  sheet.scrollTop += Math.max(0, part("begin").getBoundingClientRect().bottom + 12 - sheet.getBoundingClientRect().bottom);
}

const DEEDS = {
  begin,
  end: () => recorder?.end(),
  table: () => keep("table"),
  book: () => keep("book"),
  drop: () => (pending.seconds < SHORT ? drop() : surely("drop", drop)),
  gone: () => surely("gone", gone),
};

export function leave() {
  recorder?.end();
}

export function mindRecorder(same) {
  const here = panel();
  if (!here) return;
  if (!same) said = "";
  here.hidden = false;
  const secure = globalThis.isSecureContext && navigator.mediaDevices;
  if (!secure) {
    for (const button of here.querySelectorAll(".ways button")) button.hidden = true;
    here.querySelector(".recorder-said").textContent = here.dataset.insecure;
    here.querySelector(".recorder-insecure").hidden = false;
    here.querySelector(".recorder-stands").hidden = !here.dataset.stands;
    return;
  }
  show();
  if (pending) open(true);
}

// A page of its own would take the recording along: the first tap on a way there says so, and it records on; the next
// one goes, if it comes soon.
document.addEventListener("click", (event) => {
  const away = event.target.closest?.('a[href][hx-boost="false"]:not([target], [download])');
  if (!away || !panel() || !(recorder || pending) || insisted === away.href) return;
  event.preventDefault();
  event.stopPropagation();
  insisted = away.href;
  open(true);
  show();
  clearTimeout(insisting);
  insisting = setTimeout(() => {
    insisted = null;
    show();
  }, INSISTED);
}, true);

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-record]");
  if (button && !button.hidden) DEEDS[button.dataset.record]?.();
});
addEventListener("beforeunload", (event) => { if (pending || recorder) event.preventDefault(); });
