// Where there is no wake lock: a screen on which a video plays does not go dark. The video is two black seconds without a
// sound, and begins with the first tap, for no browser plays anything before.
const KINDS = ["webm", "mp4"];
let video = null;

function made() {
  const one = document.createElement("video");
  one.className = "silent";
  one.loop = true;
  one.playsInline = true;
  one.disableRemotePlayback = true;
  one.setAttribute("aria-hidden", "true");
  one.tabIndex = -1;
  for (const kind of KINDS) {
    const source = document.createElement("source");
    source.src = new URL(`../video/awake.${kind}`, import.meta.url).href;
    source.type = `video/${kind}`;
    one.append(source);
  }
  document.body.append(one);
  return one;
}

function play() {
  if (document.hidden) return;
  video ??= made();
  video.play().catch(() => null); // not by this gesture: by the next one
}

export function playSilence() {
  const begin = () => {
    play();
    if (!video.paused) for (const kind of ["click", "keydown"]) document.removeEventListener(kind, begin, true);
  };
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, begin, true);
  document.addEventListener("visibilitychange", () => { if (video && document.hidden) video.pause(); else if (video) play(); });
}
