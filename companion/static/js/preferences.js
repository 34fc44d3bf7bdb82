import { awakeBy } from "./awake.js";

// A preference is sent, and the page shown anew where it is: the browser remembers one page, however much was chosen on
// it. "Done" goes back to the page that one came from. Without this: a page further for each choice.
async function settle(event) {
  const { currentTarget: form, submitter } = event;
  if (form.dataset.plain) return;
  event.preventDefault();
  const facts = new URLSearchParams(new FormData(form));
  facts.append(submitter.name, submitter.value);
  try {
    await fetch(form.action, { method: "POST", body: facts, redirect: "manual" });
    location.reload();
  } catch {
    form.dataset.plain = "1"; // the browser says itself that nobody answers
    form.requestSubmit(submitter);
  }
}

function goBack(event) {
  event.preventDefault();
  const { href } = event.currentTarget;
  const before = window.navigation?.entries()[window.navigation.currentEntry.index - 1]?.url;
  if (before?.split("#")[0] === href) history.back();
  else location.replace(href);
}

// What keeps the screen awake hangs on the browser, and on whether the page is a secure one.
for (const told of document.querySelectorAll("#awake-by")) {
  told.textContent = told.dataset[awakeBy()];
  told.hidden = false;
}
for (const form of document.querySelectorAll("form[data-settles]")) form.addEventListener("submit", settle);
document.querySelector("a[data-done]")?.addEventListener("click", goBack);
