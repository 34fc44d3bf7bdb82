// A teleprompter: the words go by at the reader's own pace and rest at the marked pauses. What is read is a line that moves
// down the text; the page follows it, so that soon it stands a little above the middle of the screen.
import { point, sentencesHere, standsAt } from "./voice.js";
import { heightOf, sentenceAtHeight, spotsOf } from "./spots.js";

const REST = 2200;
const EYE = 0.4; // of the screen's height: where one reads
const TOLD = 200; // milliseconds
let wanted = null; // the frame that is asked for
let restUntil = 0;
let rested = new Set();
let line = 0; // how far down the page it is read
let toldAt = 0;
let spots = [];

const button = () => document.querySelector('[data-voice="scroll"]');
const speed = () => document.getElementById("scroll-speed");
const read = () => [...document.querySelectorAll("#passage .read")];
const lower = () => Math.min(...read().map((part) => part.getBoundingClientRect().top)) + scrollY;
const upper = () => Math.max(...read().map((part) => part.getBoundingClientRect().bottom)) + scrollY;

export const isScrolling = () => wanted !== null;

export function stopScroll() {
  if (wanted === null) return;
  cancelAnimationFrame(wanted);
  wanted = null;
  if (button()) button().textContent = button().dataset.start;
  tell(false);
}

function tell(going) {
  if (!spots.length) return;
  point(0, sentenceAtHeight(spots, line), false, going, "scroll");
}

function pace() {
  const parts = read();
  const words = parts.reduce((sum, part) => sum + part.textContent.split(/\s+/).length, 0);
  return ((upper() - lower()) / words) * Number(speed().value) / 60; // pixels a second
}

// At the top of the page one reads its first line; from there the eye goes down to its place while the page moves.
function scrolled() {
  const eye = innerHeight * EYE;
  const first = lower();
  if (first >= 2 * eye || line >= 2 * eye) return line - eye;
  return Math.max(0, ((line - first) * eye) / (2 * eye - first));
}

function lineNow() {
  const eye = innerHeight * EYE;
  const first = lower();
  if (standsAt() >= 0) {
    const box = sentencesHere()[standsAt()].spans[0].getBoundingClientRect();
    if (box.bottom > 0 && box.top < innerHeight) return heightOf(spots[standsAt()]);
  }
  return scrollY >= eye || first >= 2 * eye ? Math.max(first, scrollY + eye) : first + (scrollY * (2 * eye - first)) / eye;
}

export function startScroll() {
  let last = performance.now();
  spots = spotsOf(document.getElementById("passage"), sentencesHere());
  if (!spots.length) return;
  line = lineNow();
  rested = new Set(pauses().flatMap((height, at) => (height <= line ? [at] : [])));
  restUntil = 0;
  button().textContent = button().dataset.stop;
  const step = (now) => {
    const passed = (now - last) / 1000;
    last = now;
    if (now >= restUntil) {
      line += pace() * passed;
      scrollTo(0, scrolled());
      pauses().forEach((height, at) => {
        if (rested.has(at) || height > line) return;
        rested.add(at);
        restUntil = now + REST;
      });
    }
    if (now - toldAt > TOLD) {
      toldAt = now;
      tell(true);
    }
    wanted = requestAnimationFrame(step);
    if (line >= upper() && scrollY + innerHeight >= document.documentElement.scrollHeight - 1) stopScroll();
  };
  wanted = requestAnimationFrame(step);
}

const pauses = () => [...document.querySelectorAll("#passage .pause")].map((pause) => pause.getBoundingClientRect().top + scrollY);

// Some sentences on, or back.
export function skip(by) {
  const at = sentenceAtHeight(spots, line) + by;
  line = heightOf(spots[Math.max(0, Math.min(at, spots.length - 1))]);
  restUntil = 0;
  toldAt = 0;
}

export function changePace(by) {
  speed().value = Number(speed().value) + 10 * by;
  localStorage.setItem("scroll-speed", speed().value);
}

export function mindScroll(same) {
  speed().value = localStorage.getItem("scroll-speed") ?? speed().value;
  speed().addEventListener("change", () => localStorage.setItem("scroll-speed", speed().value));
  button().addEventListener("click", () => (wanted === null ? startScroll() : stopScroll()));
  if (!same || wanted === null) return;
  spots = spotsOf(document.getElementById("passage"), sentencesHere());
  button().textContent = button().dataset.stop;
}
