// A long list beside a field to search it: what does not hold the letters typed is left out. Without this: the whole list.
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
}
