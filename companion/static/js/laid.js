// Back on the form of a table that was laid: it says so and leads there. A step of the browser's history keeps that its
// form was sent, this tab keeps which table came of it; a form that was opened anew knows of neither.
import { taken } from "./fields.js";

const LAID = "laid";
const AWAITED = "awaited"; // the form was sent, and no table has come of it yet

// On the form.
export function mindLaid() {
  const form = document.querySelector("form[data-lays]");
  if (!form) return;
  if (!history.state?.sent && kept() === AWAITED) keep(null); // what was sent was refused
  form.addEventListener("submit", ({ submitter }) => {
    if (submitter?.formMethod === "get") return; // another number of players, and no table
    keep(AWAITED);
    history.replaceState({ ...history.state, sent: true }, "");
  });
  addEventListener("pageshow", say);
}

function say() {
  const [note, laid] = [document.getElementById("laid"), kept()];
  if (!history.state?.sent || !laid || laid === AWAITED) return;
  note.querySelector("a").href = laid;
  note.hidden = false;
}

// On the table that was laid: the first one that this tab comes to, be it by a second page, where a tap was quicker than
// this script.
export function keepLaid() {
  if (kept() === AWAITED) keep(document.getElementById("table").dataset.home);
}

function kept() {
  return taken(() => sessionStorage.getItem(LAID));
}

function keep(address) {
  taken(() => (address === null ? sessionStorage.removeItem(LAID) : sessionStorage.setItem(LAID, address)));
}
