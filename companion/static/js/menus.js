// A menu on the shelf closes when one taps beside it, or presses Escape.
const opened = () => document.querySelectorAll("details.card-menu[open]");

document.addEventListener("click", (event) => {
  for (const menu of opened()) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of opened()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});
