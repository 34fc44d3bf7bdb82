// A screen that follows a reading: the passage that lies open at the table, and in it the sentence that is being read.
import { keepAwake } from "./awake.js";
import { sentencesOf } from "./sentences.js";
import { sentenceAt, spotsOf } from "./spots.js";

const POLL = 2000;
let source = null;
let polling = null;
let sentences = [];
let spots = [];
let place = null; // the newest that was told, perhaps of a passage that is still on its way
let heard = 0; // the newest revision
let fetching = false;

const screen = () => document.getElementById("following");
const words = () => document.querySelector(".follow-words");
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function begin() {
  [sentences, spots] = [[], []];
  if (!words()) return;
  sentences = sentencesOf(words());
  spots = spotsOf(words(), sentences);
  show();
}

function show() {
  keys();
  if (!words() || !place || place.passage !== screen().dataset.mark) return;
  const now = sentenceAt(spots, place, words().lang);
  if (now < 0) return;
  words().dataset.read = "";
  sentences.forEach(({ spans }, index) => {
    for (const span of spans) {
      span.classList.toggle("was", index < now);
      span.classList.toggle("lit", index === now);
    }
  });
  centre(sentences[now].spans);
}

// The sentence stands in the middle of what is free; one that is larger begins at the top of it.
function centre(spans) {
  const head = document.querySelector(".follow-top").getBoundingClientRect().bottom;
  const foot = document.querySelector(".remote-keys")?.getBoundingClientRect().top ?? innerHeight;
  const [top, bottom] = [spans[0].getBoundingClientRect().top, spans.at(-1).getBoundingClientRect().bottom];
  const free = Math.max(0, head) + 12;
  const above = Math.max(free, (free + foot - (bottom - top)) / 2);
  scrollBy({ top: top - above, behavior: calm() ? "instant" : "smooth" });
}

// What the large button of a remote does next.
function keys() {
  const button = document.querySelector('.remote-keys [value="pause"]');
  if (!button) return;
  const going = Boolean(place?.going) && place.passage === screen().dataset.mark;
  button.firstElementChild.textContent = going ? "❚❚" : "▶";
  button.lastElementChild.textContent = going ? button.dataset.pause : button.dataset.go;
}

async function turn(event) {
  const form = event.target.closest(".remote-keys");
  if (!form || !event.submitter) return;
  event.preventDefault();
  const said = form.querySelector(".remote-said");
  try {
    const body = JSON.stringify({ deed: event.submitter.value });
    const answer = await fetch(form.action, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    said.textContent = answer.status === 409 ? said.dataset.nobody : "";
    if (answer.ok || answer.status === 409) offline(false);
  } catch {
    offline(true);
  }
}

// --- what is told -------------------------------------------------------------------------------------------------------

function open() {
  if (source || polling || document.hidden) return;
  source = new EventSource(`${screen().dataset.home}live?seen=${screen().dataset.revision}&follows=1`);
  source.addEventListener("revision", (event) => move(Number(event.data)));
  source.addEventListener("reading", (event) => {
    place = JSON.parse(event.data);
    show();
  });
  source.addEventListener("device", () => location.reload()); // shown out, or another seat: the server says which
  source.addEventListener("open", () => offline(false));
  source.addEventListener("error", () => {
    offline(true);
    if (source?.readyState !== EventSource.CLOSED) return; // it comes again by itself
    close();
    polling = setInterval(ask, POLL);
  });
}

function close() {
  source?.close();
  source = null;
  clearInterval(polling);
  polling = null;
}

// No stream to be had, or none any more: this device may have been sent away, then the page itself says so.
async function ask() {
  try {
    const answer = await fetch(`${screen().dataset.home}revision`, { cache: "no-store" });
    if ([401, 403, 404, 410].includes(answer.status)) return location.reload();
    if (!answer.ok) return;
    const revision = Number(await answer.text());
    close();
    open();
    move(revision);
  } catch {
    offline(true);
  }
}

let offlineTimer = null;
function offline(is) {
  if (is) {
    offlineTimer ??= setTimeout(() => { document.getElementById("offline").hidden = false; }, POLL);
    return;
  }
  clearTimeout(offlineTimer);
  offlineTimer = null;
  document.getElementById("offline").hidden = true;
}

async function move(revision) {
  heard = Math.max(heard, revision);
  if (fetching || heard === Number(screen().dataset.revision)) return;
  fetching = true;
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("following");
    if (!fresh) return location.reload();
    put(document.adoptNode(fresh));
  } catch {
    offline(true);
    setTimeout(() => move(heard), POLL);
  } finally {
    fetching = false;
  }
  if (heard > Number(screen().dataset.revision)) move(heard);
}

// A passage that stays is left as it is, to its last letter: nothing of it moves while it is read.
function put(fresh) {
  const stays = fresh.dataset.mark && fresh.dataset.mark === screen().dataset.mark && same(fresh);
  if (stays) {
    screen().dataset.revision = fresh.dataset.revision;
    return;
  }
  screen().replaceWith(fresh);
  scrollTo({ top: 0, behavior: "instant" });
  begin();
}

const same = (fresh) => fresh.querySelector("main").textContent === screen().querySelector("main").textContent;

document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pagehide", close);
addEventListener("pageshow", (event) => { if (event.persisted) open(); });
addEventListener("resize", show);
document.addEventListener("submit", turn);
begin();
document.fonts.ready.then(show);
open();
keepAwake();
