// The last page seen, while the server is away: it can be read and not written on. When the server is back, so is the page.
const AGAIN = 3000;

function still() {
  for (const one of document.querySelectorAll("form button, form input, form select, form textarea, button[form]")) one.disabled = true;
}

async function ask() {
  const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => null);
  if (answer) location.reload();
  else setTimeout(ask, AGAIN);
}

export function mindAway(since) {
  const bar = document.getElementById("away");
  const { lang } = document.documentElement;
  const when = new Date(since);
  const today = when.toDateString() === new Date().toDateString();
  bar.querySelector("time").textContent = when.toLocaleString(lang, today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  bar.hidden = false;
  still();
  document.addEventListener("htmx:afterSettle", still);
  addEventListener("online", ask);
  setTimeout(ask, AGAIN);
}
