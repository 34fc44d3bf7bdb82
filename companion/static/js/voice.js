// Reading aloud with the browser's own voice, a sentence at a time. Where there is no voice for the language, it says so.
import { sentencesOf } from "./sentences.js";
import { isBroken, isHeard, listen, quicken, recordedHere, stopListening } from "./heard.js";

let sentences = [];
let at = 0;
let speaking = false;
let stands = -1; // the sentence that was read last, by whatever read it
let turn = 0; // an utterance that was cancelled must not start the next one

const kept = (name, otherwise) => localStorage.getItem(`voice-${name}`) ?? otherwise;
const keep = (name, value) => localStorage.setItem(`voice-${name}`, value);
const part = (name) => document.querySelector(`[data-voice="${name}"]`);
const article = () => document.getElementById("passage");

function voices() {
  const language = article().lang;
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language));
}

// Names that the book says how to speak.
function said(text) {
  const says = JSON.parse(article().dataset.says || "{}");
  return Object.entries(says).reduce((words, [name, how]) => words.replaceAll(name, how), text);
}

function show() {
  for (const old of document.querySelectorAll(".sentence.spoken")) old.classList.remove("spoken");
  const play = part("play");
  if (!play) return;
  play.setAttribute("aria-label", speaking ? play.dataset.pause : play.dataset.play);
  play.title = play.getAttribute("aria-label");
  play.firstElementChild.textContent = speaking ? "❚❚" : "▶";
  if (!speaking || !sentences[at] || isHeard()) return;
  light(sentences[at]);
}

function light(sentence) {
  for (const span of sentence.spans) span.classList.add("spoken");
  const box = sentence.spans[0].getBoundingClientRect();
  if (box.top < 60 || box.bottom > innerHeight - 160) {
    scrollBy({ top: box.top - innerHeight / 3, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }
}

// Whoever follows on another screen is told.
function say(going, by) {
  document.dispatchEvent(new CustomEvent("reading:here", { detail: { sentence: stands, going, by } }));
}

export const sentencesHere = () => sentences;
export const isSpeaking = () => speaking;
export const spokenAt = () => at;
export const standsAt = () => stands;
export const canSpeak = () => recordedHere() || ("speechSynthesis" in globalThis && voices().length > 0);

// What is read without the voice: so many sentences further, or this one; `lit` shows it here, too.
export function point(further, sentence = stands < 0 ? 0 : stands + further, lit = true, going = false, by = "hand") {
  at = stands = Math.max(0, Math.min(sentence, sentences.length - 1));
  show();
  if (!sentences[at]) return;
  if (lit) light(sentences[at]);
  say(going, by);
}

export function speak() {
  if (!sentences[at]) return hush();
  const mine = ++turn;
  if (recordedHere()) return hear(mine);
  const utterance = new SpeechSynthesisUtterance(said(sentences[at].text));
  const found = voices();
  utterance.voice = found.find((voice) => voice.voiceURI === kept("uri")) ?? found[0] ?? null;
  utterance.lang = utterance.voice?.lang ?? article().lang;
  utterance.rate = Number(kept("speed", 1));
  utterance.addEventListener("end", () => {
    if (mine !== turn || !speaking) return;
    at += 1;
    if (at < sentences.length) setTimeout(() => mine === turn && speaking && speak(), atPause() ? 1400 : 120);
    else { hush(); at = 0; }
  });
  speaking = true;
  stands = at;
  show();
  say(true, "voice");
  speechSynthesis.speak(utterance);
}

// What somebody recorded is heard in the place of the browser's voice. Which sentence it is at is a guess by its time, good
// enough for whoever follows on another screen, and not to be lit here.
function hear(mine) {
  speaking = true;
  stands = at;
  show();
  say(true, "voice");
  listen(at, sentences.map(({ text }) => text.length), Number(kept("speed", 1)), {
    at(sentence) {
      if (mine !== turn || !speaking || sentence === at) return;
      at = stands = sentence;
      say(true, "voice");
    },
    end() {
      if (mine !== turn) return;
      hush();
      at = 0;
    },
    broken() {
      if (mine !== turn) return;
      complain();
      if (canSpeak()) speak();
      else { hush(); open(true); }
    },
  });
}

// Whether a marked pause stands between the sentence before and this one.
function atPause() {
  const before = sentences[at - 1]?.spans.at(-1).closest(".read");
  if (before && before.closest(".leaf") !== sentences[at].spans[0].closest(".leaf")) return true;
  return before?.nextElementSibling?.classList.contains("pause") && !before.contains(sentences[at].spans[0]);
}

export function hush() {
  const spoke = speaking;
  turn += 1;
  speaking = false;
  globalThis.speechSynthesis?.cancel();
  stopListening();
  if (!article()) return;
  show();
  if (spoke) say(false, "voice");
}

function toggle() {
  if (speaking) return hush();
  if (!canSpeak()) {
    complain();
    return open(true);
  }
  speak();
}

function back() {
  if (speaking) speakAt(at - 1);
  else at = Math.max(0, at - 1);
}

// While it speaks: on with that sentence.
export function speakAt(sentence) {
  at = Math.max(0, Math.min(sentence, sentences.length - 1));
  turn += 1;
  globalThis.speechSynthesis?.cancel();
  speak();
}

export function speakFaster(by) {
  const speed = document.getElementById("voice-speed");
  speed.value = Number(speed.value) + 0.1 * by;
  keep("speed", speed.value);
  quicken(Number(speed.value));
}

function complain() {
  const panel = document.getElementById("voice-settings");
  const trouble = part("trouble");
  const mute = !("speechSynthesis" in globalThis);
  trouble.textContent = isBroken() ? panel.dataset.broken : mute ? panel.dataset.noneAtAll : panel.dataset.none;
  trouble.hidden = !isBroken() && (recordedHere() || (!mute && voices().length > 0));
}

export function open(wanted) {
  const panel = document.getElementById("voice-settings");
  panel.hidden = (wanted === undefined ? !panel.hidden : !wanted) && panel.dataset.recorder !== "going"; // its end lies there
  part("settings").setAttribute("aria-expanded", String(!panel.hidden));
  const foot = panel.hidden ? 0 : document.querySelector(".reader-bottom").offsetHeight;
  if (foot) panel.style.bottom = `${foot + 8}px`; // as high as what was told makes it: no button lies below it
}

function listVoices() {
  const select = document.getElementById("voice-voice");
  if (!select) return;
  select.replaceChildren(...voices().map((voice) => new Option(voice.name, voice.voiceURI, false, voice.voiceURI === kept("uri"))));
  select.closest(".field").hidden = !select.options.length;
  complain();
}

// `same`: the page came back with the passage that was open; the voice goes on where it is.
export function mindVoice(same) {
  const can = "speechSynthesis" in globalThis;
  sentences = sentencesOf(article());
  if (!same) {
    at = 0;
    stands = -1;
    speaking = false;
  }
  part("settings").hidden = false;
  part("settings").addEventListener("click", () => open());
  part("play").addEventListener("click", toggle);
  part("back").addEventListener("click", back);
  const recorded = document.getElementById("voice-recorded");
  recorded.checked = kept("recorded", "on") === "on";
  recorded.addEventListener("change", () => {
    hush();
    keep("recorded", recorded.checked ? "on" : "off");
    offer();
  });
  const speed = document.getElementById("voice-speed");
  speed.value = kept("speed", 1);
  speed.addEventListener("change", () => {
    keep("speed", speed.value);
    quicken(Number(speed.value));
  });
  offer();
  if (same) show();
  if (!can) return complain();
  document.getElementById("voice-voice").addEventListener("change", (event) => keep("uri", event.target.value));
  listVoices();
  speechSynthesis.addEventListener?.("voiceschanged", listVoices);
}

// What this passage can be read aloud by.
function offer() {
  part("play").hidden = part("back").hidden = !("speechSynthesis" in globalThis) && !recordedHere();
  part("recorded").hidden = !article().dataset.recorded;
  complain();
}

document.addEventListener("reading:hush", hush);
document.addEventListener("reading:recorded", () => { hush(); if (article()) offer(); });
