// A seat that was freed, or taken, while somebody is choosing: what stands on the page is what can be chosen.
const LOOK = 3000;

async function look() {
  const chairs = document.querySelector(".chairs");
  if (chairs && !document.hidden) {
    try {
      const answer = await fetch(location.href, { cache: "no-store" });
      const fresh = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".chairs");
      if (fresh && fresh.innerHTML !== chairs.innerHTML) chairs.replaceChildren(...fresh.children);
    } catch {
      // nobody answers just now
    }
  }
  setTimeout(look, LOOK);
}

setTimeout(look, LOOK);
