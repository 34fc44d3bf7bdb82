// Reading aloud with the browser's own voice, a sentence at a time. Where there is no voice for the language, it says so.
import { sentencesOf } from "./sentences.js";

let sentences = [];
let at = 0;
let speaking = false;
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
  if (!speaking || !sentences[at]) return;
  for (const span of sentences[at].spans) span.classList.add("spoken");
  const box = sentences[at].spans[0].getBoundingClientRect();
  if (box.top < 60 || box.bottom > innerHeight - 160) {
    scrollBy({ top: box.top - innerHeight / 3, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }
}

function speak() {
  if (!sentences[at]) return hush();
  const mine = ++turn;
  const utterance = new SpeechSynthesisUtterance(said(sentences[at].text));
  const found = voices();
  utterance.voice = found.find((voice) => voice.voiceURI === kept("uri")) ?? found[0] ?? null;
  utterance.lang = utterance.voice?.lang ?? article().lang;
  utterance.rate = Number(kept("speed", 1));
  utterance.addEventListener("end", () => {
    if (mine !== turn || !speaking) return;
    at += 1;
    if (at < sentences.length) setTimeout(() => mine === turn && speaking && speak(), atPause() ? 1400 : 120);
    else { at = 0; hush(); }
  });
  speaking = true;
  show();
  speechSynthesis.speak(utterance);
}

// Whether a marked pause stands between the sentence before and this one.
function atPause() {
  const before = sentences[at - 1]?.spans.at(-1).closest(".read");
  return before?.nextElementSibling?.classList.contains("pause") && !before.contains(sentences[at].spans[0]);
}

export function hush() {
  turn += 1;
  speaking = false;
  globalThis.speechSynthesis?.cancel();
  if (article()) show();
}

function toggle() {
  if (speaking) return hush();
  if (!voices().length) {
    complain();
    return open(true);
  }
  speak();
}

function back() {
  at = Math.max(0, at - 1);
  if (!speaking) return;
  turn += 1;
  speechSynthesis.cancel();
  speak();
}

function complain() {
  const panel = document.getElementById("voice-settings");
  const trouble = part("trouble");
  const mute = !("speechSynthesis" in globalThis);
  trouble.textContent = mute ? panel.dataset.noneAtAll : panel.dataset.none;
  trouble.hidden = !mute && voices().length > 0;
}

function open(wanted) {
  const panel = document.getElementById("voice-settings");
  panel.hidden = wanted === undefined ? !panel.hidden : !wanted;
  part("settings").setAttribute("aria-expanded", String(!panel.hidden));
}

function listVoices() {
  const select = document.getElementById("voice-voice");
  if (!select) return;
  select.replaceChildren(...voices().map((voice) => new Option(voice.name, voice.voiceURI, false, voice.voiceURI === kept("uri"))));
  select.closest(".field").hidden = !select.options.length;
  complain();
}

export function mindVoice() {
  const can = "speechSynthesis" in globalThis;
  at = 0;
  speaking = false;
  sentences = sentencesOf(article());
  part("settings").hidden = false;
  part("play").hidden = part("back").hidden = !can;
  part("settings").addEventListener("click", () => open());
  if (!can) return complain();
  part("play").addEventListener("click", toggle);
  part("back").addEventListener("click", back);
  const speed = document.getElementById("voice-speed");
  speed.value = kept("speed", 1);
  speed.addEventListener("change", () => keep("speed", speed.value));
  document.getElementById("voice-voice").addEventListener("change", (event) => keep("uri", event.target.value));
  listVoices();
  speechSynthesis.addEventListener?.("voiceschanged", listVoices);
}
