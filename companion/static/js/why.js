// "?" on a form that is no table's: the rule lies over the page, as at the table, and what was typed stays. Where nobody
// answers, the link goes its own way, to a tab of its own.
import { open } from "./trouble.js";

async function show(link) {
  try {
    const answer = await fetch(link.href, { headers: { "HX-Request": "true" } });
    if (!answer.ok) throw new Error(answer.statusText);
    const aside = document.getElementById("aside") ?? document.body.appendChild(document.createElement("div"));
    aside.id = "aside";
    aside.innerHTML = await answer.text();
    for (const away of aside.querySelectorAll("a")) away.target = "_blank";
    open(aside);
  } catch {
    window.open(link.href, "_blank");
  }
}

export function mindWhy() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.why");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link);
  });
}
