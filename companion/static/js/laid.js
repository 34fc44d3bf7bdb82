// Back on the form of a table that was laid: it says so and leads there. A step of the browser's history keeps that its
// form was sent, this tab keeps which table came of it; a form that was opened anew knows of neither.
import { taken } from "./fields.js";

const LAID = "laid";

// On the form.
export function mindLaid() {
  const form = document.querySelector("form[data-lays]");
  if (!form) return;
  form.addEventListener("submit", ({ submitter }) => {
    if (submitter?.formMethod === "get") return; // another number of players, and no table
    taken(() => sessionStorage.removeItem(LAID));
    history.replaceState({ ...history.state, sent: true }, "");
  });
  addEventListener("pageshow", say);
}

function say() {
  const [note, laid] = [document.getElementById("laid"), taken(() => sessionStorage.getItem(LAID))];
  if (!history.state?.sent || !laid) return;
  note.querySelector("a").href = laid;
  note.hidden = false;
}

// On the table that was laid.
export function keepLaid() {
  const { referrer } = document;
  if (!referrer || new URL(referrer).origin !== location.origin || !new URL(referrer).pathname.startsWith("/new/")) return;
  taken(() => sessionStorage.setItem(LAID, document.getElementById("table").dataset.home));
}
