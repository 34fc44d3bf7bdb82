// A long list beside a field to search it: what does not hold the letters typed is left out. Without this: the whole list.
// Beside a field that proposes what is known: that nothing of the kind is, and what comes next.
const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

export function mindFinding() {
  document.addEventListener("input", ({ target }) => {
    const kind = target.dataset?.finds;
    if (!kind) return;
    const wanted = plain(target.value.trim());
    for (const one of target.closest("fieldset").querySelectorAll(`.${kind}`)) {
      one.hidden = !one.querySelector(":checked") && !plain(one.textContent).includes(wanted);
    }
  });
  document.addEventListener("input", ({ target }) => {
    const none = target.list && target.closest(".field")?.querySelector("[data-unless-listed]");
    if (!none) return;
    const wanted = plain(target.value.trim());
    none.hidden = !wanted || [...target.list.options].some((one) => plain(one.value).includes(wanted));
  });
}
