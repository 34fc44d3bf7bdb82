// A murmur under the words: it begins with a tap, for no browser plays anything before, goes round softly, and ends when
// the passage is left. While a voice reads it is softer still. It stands on no page, so a page drawn anew does not stop it.
const SOFT = 0.5;
const UNDER_A_VOICE = 0.2;
let murmuring = null; // the address of what is heard
let sound = null;

const buttons = () => document.querySelectorAll("[data-murmur]");

function show() {
  for (const button of buttons()) {
    const going = murmuring === button.dataset.murmur;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(going));
    button.querySelector(".murmur-does").textContent = going ? button.dataset.stop : button.dataset.play;
  }
}

export function silence() {
  sound?.pause();
  murmuring = sound = null;
  show();
}

async function begin(address) {
  silence();
  const mine = new Audio(address);
  [murmuring, sound] = [address, mine];
  mine.loop = true;
  mine.volume = SOFT;
  show();
  try {
    await mine.play();
  } catch {
    if (sound === mine) silence(); // a sound that this browser cannot play, or that is gone
  }
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-murmur]");
  if (!button) return;
  if (murmuring === button.dataset.murmur) silence();
  else begin(button.dataset.murmur);
});
document.addEventListener("reading:here", ({ detail: { going, by } }) => {
  if (sound) sound.volume = going && by === "voice" ? UNDER_A_VOICE : SOFT;
});

// The page is another one, or the same drawn anew.
export function mindMurmur() {
  if (murmuring && ![...buttons()].some((button) => button.dataset.murmur === murmuring)) silence();
  else show();
}
