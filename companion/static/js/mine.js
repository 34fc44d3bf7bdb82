// A seat's own page: what its player covered stays covered in this tab, on whatever page and after whatever move.
const KEPT = "covered";
const covered = () => sessionStorage.getItem(KEPT) === "yes";
const cover = () => document.querySelectorAll("details[data-cover]").forEach((one) => { one.open = !covered(); });

document.addEventListener("click", (event) => {
  const summary = event.target.closest("details[data-cover] > summary");
  if (!summary) return;
  event.preventDefault();
  sessionStorage.setItem(KEPT, covered() ? "no" : "yes");
  cover();
});
document.addEventListener("htmx:afterSwap", cover);
cover();
document.documentElement.dataset.hands = "";
