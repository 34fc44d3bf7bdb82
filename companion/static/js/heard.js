// A passage as somebody recorded it. Browsers record without saying how long it became, so the page says it; where in the
// passage it is follows from how much of its letters lies before.
let sound = null;
let broken = ""; // the address of what this device cannot play

const article = () => document.getElementById("passage");

export const isHeard = () => sound !== null;
export const isBroken = () => broken !== "" && broken === article()?.dataset.recorded;
export function recordedHere() {
  const address = article()?.dataset.recorded;
  return Boolean(address) && address !== broken && localStorage.getItem("voice-recorded") !== "off";
}

// How much of the passage lies before each sentence, of one.
function begins(lengths) {
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let before = 0;
  return lengths.map((length) => {
    const begin = before / whole;
    before += length;
    return begin;
  });
}

export function listen(from, lengths, pace, told) {
  stopListening();
  const mine = new Audio(article().dataset.recorded);
  const seconds = Number(article().dataset.seconds) || 1;
  const starts = begins(lengths);
  const cannot = () => {
    if (sound !== mine) return;
    broken = article()?.dataset.recorded ?? "";
    stopListening();
    told.broken();
  };
  sound = mine;
  mine.playbackRate = pace;
  mine.addEventListener("timeupdate", () => {
    if (sound === mine) told.at(Math.max(0, starts.findLastIndex((begin) => begin * seconds <= mine.currentTime + 0.05)));
  });
  mine.addEventListener("ended", () => {
    if (sound !== mine) return;
    stopListening();
    told.end();
  });
  mine.addEventListener("error", cannot);
  if (from > 0) mine.currentTime = (starts[from] ?? 0) * seconds;
  mine.play().catch((error) => { if (error.name !== "AbortError") cannot(); });
}

export function quicken(pace) {
  if (sound) sound.playbackRate = pace;
}

export function stopListening() {
  sound?.pause();
  sound = null;
}
