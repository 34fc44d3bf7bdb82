// A few words of a page, read aloud by the browser's own voice: the one, and at the pace, that the reader was set to.

let mine = null; // what this page says now: the reader's voice is another's, and not to be hushed from here

const language = () => document.documentElement.lang;
const voices = () => globalThis.speechSynthesis?.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language())) ?? [];

function sayWhetherItSpeaks() {
  document.documentElement.toggleAttribute("data-speaks", voices().length > 0);
}

function say(text) {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voices().find((voice) => voice.voiceURI === localStorage.getItem("voice-uri")) ?? voices()[0] ?? null;
  utterance.lang = utterance.voice?.lang ?? language();
  utterance.rate = Number(localStorage.getItem("voice-speed") ?? 1);
  utterance.addEventListener?.("end", () => { if (mine === utterance) mine = null; });
  mine = utterance;
  speechSynthesis.speak(utterance);
}

function hush() {
  mine = null;
  speechSynthesis.cancel();
}

// A second tap, or whatever else is done on the page, ends it.
export function mindSaying() {
  if (!("speechSynthesis" in globalThis)) return;
  sayWhetherItSpeaks();
  speechSynthesis.addEventListener?.("voiceschanged", sayWhetherItSpeaks);
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-say]");
    const spoke = mine !== null;
    if (spoke && target.closest("button, a")) hush();
    if (button && !spoke) say(document.getElementById(button.dataset.say).textContent);
  });
}
