// A few words of a page, read aloud by the browser's own voice: the one, and at the pace, that the reader was set to.

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
  speechSynthesis.speak(utterance);
}

// A second tap, or whatever else is done on the page, ends it.
export function mindSaying() {
  if (!("speechSynthesis" in globalThis)) return;
  sayWhetherItSpeaks();
  speechSynthesis.addEventListener?.("voiceschanged", sayWhetherItSpeaks);
  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-say]");
    const spoke = speechSynthesis.speaking;
    if (button || target.closest("button, a")) speechSynthesis.cancel();
    if (button && !spoke) say(document.getElementById(button.dataset.say).textContent);
  });
}
