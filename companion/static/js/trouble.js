// Objections and rules lie over the page as dialogs; what is wrong with a field is said beside the field.
import { lieOver } from "./over.js";

let sent = null; // the form that was sent last

export function mindTrouble() {
  document.addEventListener("submit", (event) => { sent = event.target; clearWrong(); }, true);
  document.addEventListener("htmx:afterSwap", (event) => {
    const region = event.detail.target;
    if (region.id === "table") empty("trouble");
    if (region.id === "trouble" || region.id === "aside") open(region);
  });
  open(document.getElementById("trouble"));
  document.addEventListener("close", (event) => {
    if (event.target.matches?.("#trouble > dialog, #aside > dialog")) event.target.remove();
  }, true);
}

function empty(id) {
  document.getElementById(id).replaceChildren();
}

export function open(region) {
  const dialog = region.querySelector("dialog");
  if (!dialog) return;
  if (dialog.dataset.field && sayBeside(dialog)) return dialog.remove();
  dialog.removeAttribute("open"); // it came open, for pages without JavaScript
  dialog.showModal();
  dialog.querySelector("[tabindex]").focus();
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  if (region.id === "aside") lieOver(dialog);
}

// True when the field is on the page and now says what is wrong with it.
function sayBeside(dialog) {
  const path = dialog.dataset.field.replace(/\[(\d+)\]/g, ".$1");
  const names = [path, path.split(".")[0]];
  const fields = [...(sent?.isConnected ? sent.elements : [])];
  const input = fields.find((field) => names.includes(field.name) && field.type !== "hidden" && !field.disabled);
  if (!input) return false;
  const words = document.createElement("p");
  words.className = "field-wrong";
  words.id = `${input.id || "field"}-said`;
  words.textContent = dialog.querySelector(".trouble-words").textContent;
  input.setAttribute("aria-invalid", "true");
  input.setAttribute("aria-describedby", words.id);
  const several = input.closest(".ticks, .piles, .kinds, .picks, .tap-line, .tap-words"); // below all of them: beside one of many it would push the rest aside
  if (several) several.after(words);
  else (input.closest(".field") ?? input.parentElement).append(words);
  for (let fold = input.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  input.focus();
  return true;
}

function clearWrong() {
  for (const words of document.querySelectorAll("#table .field-wrong")) words.remove();
  for (const input of document.querySelectorAll("#table [aria-invalid]")) {
    input.removeAttribute("aria-invalid");
    input.removeAttribute("aria-describedby");
  }
}
