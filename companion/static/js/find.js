// A long list beside a field to search it: what does not hold the letters typed is left out, and its folds open. Without this: the whole list.
// Beside a field that proposes what is known: that nothing of the kind is, and what comes next.
const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

// What was looked for and is not in the list need not be written twice: it is the name in the field that asks for one.
function takeWhatIsNotListed(finder, found) {
  const field = finder.dataset.unlisted && document.getElementById(finder.dataset.unlisted);
  if (!field || (found && field.value !== finder.dataset.taken)) return;
  field.value = finder.dataset.taken = found ? "" : finder.value.trim();
}

export function mindFinding() {
  document.addEventListener("input", ({ target }) => {
    const kind = target.dataset?.finds;
    if (!kind) return;
    const wanted = plain(target.value.trim());
    const list = target.closest("fieldset");
    let found = false;
    for (const one of list.querySelectorAll(`.${kind}`)) {
      const holds = plain(one.textContent).includes(wanted);
      one.hidden = !one.querySelector(":checked") && !holds;
      found ||= holds && !one.matches(".otherwise");
    }
    for (const fold of list.querySelectorAll("details[data-opens-found]")) fold.open = wanted !== "";
    takeWhatIsNotListed(target, found);
  });
  document.addEventListener("input", ({ target }) => {
    const none = target.list && target.closest(".field")?.querySelector("[data-unless-listed]");
    if (!none) return;
    const wanted = plain(target.value.trim());
    none.hidden = !wanted || [...target.list.options].some((one) => plain(one.value).includes(wanted));
  });
}
