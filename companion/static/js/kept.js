// The last page seen of a table is kept on this device, as it was seen, for when the server is away. A hand that was shown
// on the tablet in the middle is not: it goes from one to the next.
const REST = 2000;
let waiting = null;

const table = () => document.getElementById("table");
const isKept = () => !("still" in table().dataset) && ("held" in table().dataset || !table().querySelector('[hx-history="false"]'));

async function keep() {
  clearTimeout(waiting);
  waiting = null;
  if (!navigator.serviceWorker.controller || !isKept()) return;
  const page = document.documentElement.cloneNode(true);
  for (const over of page.querySelectorAll("#trouble, #aside")) over.replaceChildren();
  for (const bar of page.querySelectorAll(".bar")) bar.hidden = true;
  page.querySelector("#table").removeAttribute("data-pause");
  const headers = { "Content-Type": "text/html; charset=utf-8", Kept: new Date().toISOString() };
  const pages = await caches.open("pages");
  await pages.put(table().dataset.home, new Response(`<!doctype html>${page.outerHTML}`, { headers }));
}

function soon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keep), REST);
}

export function mindKeeping() {
  document.addEventListener("htmx:afterSettle", soon);
  document.addEventListener("visibilitychange", () => { if (document.hidden && waiting) keep(); });
  navigator.serviceWorker.addEventListener("controllerchange", soon);
  soon();
}
