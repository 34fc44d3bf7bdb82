// A passage that is read aloud: by the voice, by the steady scroll, or by hand. Whoever follows on another screen is told
// where that is, and what a remote asks is done.
import { READER } from "./live.js";
import { mindMurmur, silence } from "./murmur.js";
import { leave, mindRecorder } from "./recorder.js";
import { changePace, isScrolling, mindScroll, skip, startScroll, stopScroll } from "./prompter.js";
import { canSpeak, hush, isSpeaking, mindVoice, point, sentencesHere, speak, speakAt, speakFaster, spokenAt } from "./voice.js";
import { sentenceAtHeight, spotsOf } from "./spots.js";

const EVERY = 250; // milliseconds between two places that are told
const BY_HAND = 1500; // for so long after a touch, what scrolls is scrolled by a hand
let article = null;
let spots = [];
let last = "voice"; // what read last: it goes on when a remote says so
let claimed = false; // somebody reads on this page: where they scroll to is a place, too
let touched = -Infinity;
let waiting = null;
let telling = false;
let mute = false; // this device may look, and has nothing to tell

export function begin(passage, same) {
  if (article === passage) return;
  article = passage;
  mindVoice(same);
  mindScroll(same);
  spots = spotsOf(article, sentencesHere());
  mindMurmur();
  mindRecorder(same);
  if (!same) claimed = false;
}

export function halt() {
  hush();
  silence();
  leave();
  stopScroll();
  claimed = false; // what is still to be told of it is told no more
  waiting = null;
}

function here({ sentence, going, by }) {
  const spot = spots[sentence];
  if (mute || !article?.isConnected || !spot) return;
  claimed = true;
  if (by !== "hand") last = by;
  const { piece, pieces, part, whole } = spot;
  const { lang, dataset } = article;
  waiting = { reader: READER, passage: dataset.mark, lang, sentence, sentences: spots.length, piece, pieces, part, whole, going, by };
  tell();
}

// One at a time, and of those that wait the newest.
async function tell() {
  if (telling) return;
  telling = true;
  try {
    while (waiting) {
      const body = JSON.stringify(waiting);
      waiting = null;
      const { home } = document.getElementById("table").dataset;
      const answer = await fetch(`${home}reading/place`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      mute ||= answer.status === 403;
      await new Promise((resolve) => { setTimeout(resolve, EVERY); });
    }
  } catch {
    // nobody answers: the next place is told when there is one
  } finally {
    telling = false;
  }
}

const DEEDS = {
  forth: () => step(1),
  back: () => step(-1),
  pause() {
    if (isSpeaking()) hush();
    else if (isScrolling()) stopScroll();
    else if (last === "voice" && canSpeak()) speak();
    else startScroll();
  },
  faster: () => (last === "voice" && canSpeak() ? speakFaster(1) : changePace(1)),
  slower: () => (last === "voice" && canSpeak() ? speakFaster(-1) : changePace(-1)),
};

function step(by) {
  if (isSpeaking()) speakAt(spokenAt() + by);
  else if (isScrolling()) skip(by);
  else point(by);
}

function byHand() {
  if (!claimed || isSpeaking() || isScrolling() || performance.now() - touched > BY_HAND) return;
  const sentence = sentenceAtHeight(spots, scrollY + innerHeight * 0.4);
  point(0, sentence, false);
}

document.addEventListener("reading:here", (event) => here(event.detail));
document.addEventListener("reading:turn", (event) => { if (article?.isConnected) DEEDS[event.detail.deed]?.(); });
document.addEventListener("reading:pedal", () => {
  stopScroll();
  claimed = true;
  touched = performance.now();
});
for (const touch of ["wheel", "touchmove"]) document.addEventListener(touch, () => { touched = performance.now(); }, { passive: true });
document.addEventListener("scroll", byHand, { passive: true });
