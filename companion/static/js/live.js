// A move made on another device shows here within a second; this device's own moves have been shown already.
import { isTyping } from "./fields.js";
import { isBusy, lose, reach } from "./taps.js";

const POLL = 2000;
export const READER = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
let source = null;
let polling = null;
let reads = false; // a passage lies open here: what a remote asks is told, too
let waiting = 0; // the newest revision that this page has been told of

const table = () => document.getElementById("table");
const shown = () => Number(table().dataset.revision);

export function listen() {
  if (!table()) return;
  open();
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  window.addEventListener("pagehide", close);
  window.addEventListener("pageshow", (event) => { if (event.persisted) open(); });
  document.addEventListener("htmx:afterSettle", () => {
    if (source && reads !== hasPassage()) reopen();
    look();
  });
  document.addEventListener("htmx:sendError", () => offline(true)); // nobody answered
  document.addEventListener("htmx:timeout", () => offline(true));
  document.addEventListener("htmx:afterOnLoad", () => offline(false));
  document.addEventListener("focusout", () => setTimeout(look, 200));
  document.addEventListener("close", () => setTimeout(look, 200), true); // a dialog that was closed
}

function close() {
  source?.close();
  source = null;
  clearInterval(polling);
  polling = null;
}

const hasPassage = () => document.getElementById("passage") !== null;

function reopen() {
  close();
  open();
}

function open() {
  if (source || polling || document.hidden) return;
  reads = hasPassage();
  source = new EventSource(`${table().dataset.home}live?seen=${shown()}${reads ? `&reader=${READER}` : ""}`);
  source.addEventListener("turn", (event) => document.dispatchEvent(new CustomEvent("reading:turn", { detail: JSON.parse(event.data) })));
  source.addEventListener("revision", (event) => hear(Number(event.data)));
  source.addEventListener("house", () => { if (!isTyping() && !isBusy()) refresh(); }); // somebody came or asks for something
  source.addEventListener("device", () => location.reload()); // shown out, or another seat: the server says which
  source.addEventListener("open", () => offline(false));
  source.addEventListener("error", () => {
    if (source?.readyState !== EventSource.CLOSED) return offlineSoon();
    close(); // no stream to be had: all places are taken, or the server is going down
    polling = setInterval(ask, POLL);
    ask();
  });
}

async function ask() {
  try {
    const answer = await fetch(`${table().dataset.home}revision`, { cache: "no-store" });
    if (!answer.ok) return;
    offline(false);
    hear(Number(await answer.text()));
  } catch {
    offline(true);
  }
}

let offlineTimer = null;
function offlineSoon() {
  offlineTimer ??= setTimeout(() => offline(true), 3000);
}

function offline(is) {
  clearTimeout(offlineTimer);
  offlineTimer = null;
  if (is) lose();
  else reach();
}

function hear(revision) {
  waiting = revision;
  look();
}

// Our own move may be on its way: its answer brings the page that this news is about.
function look() {
  const bar = document.getElementById("moved");
  if (waiting <= shown() || "still" in table().dataset) { // an earlier moment stays what it is
    bar.hidden = true;
    return;
  }
  if (isBusy() || document.querySelector("#table.htmx-request, #table .htmx-request")) return;
  if (isTyping()) {
    bar.hidden = false;
    return;
  }
  bar.hidden = true;
  refresh();
}

let refreshing = false;
async function refresh() {
  if (refreshing) return;
  refreshing = true;
  const before = shown();
  try {
    await window.htmx.ajax("GET", location.pathname + location.search, { source: "#table", target: "#table", swap: "in-place show:none" });
  } catch {
    // nobody answered, or something was tapped meanwhile, whose answer brings the page
  } finally {
    refreshing = false;
  }
  if (shown() > before) look(); // what came while the page was on its way; one that brought nothing is not asked again
}
