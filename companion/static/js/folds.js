// What is seldom looked at comes when it is unfolded (details with data-fetch), and stays as long as it lies open: every
// request names what does. Without JavaScript, and when nobody answers, the link that stands in its place brings it.
const lyingOpen = () => [...document.querySelectorAll("#table details[data-fetched][open]")].map((fold) => fold.dataset.keep);

async function bring(fold) {
  const { keep } = fold.dataset;
  try {
    const headers = { "HX-Request": "true", Unfolded: [...lyingOpen(), keep].join(" ") };
    const answer = await fetch(location.pathname + location.search, { headers });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = page.querySelector(`details[data-keep="${CSS.escape(keep)}"][data-fetched]`);
    if (!found || !("fetch" in fold.dataset)) return;
    while (fold.lastChild !== fold.firstElementChild) fold.lastChild.remove(); // the summary keeps its focus
    fold.append(...[...found.childNodes].slice(1));
    delete fold.dataset.fetch;
    fold.dataset.fetched = "";
    window.htmx.process(fold);
  } catch {
    // nobody answers: the link is still there
  }
}

export function mindFolds() {
  document.addEventListener("htmx:configRequest", (event) => { event.detail.headers.Unfolded = lyingOpen().join(" "); });
  document.addEventListener("toggle", ({ target }) => { if (target.open && "fetch" in target.dataset) bring(target); }, true);
}
