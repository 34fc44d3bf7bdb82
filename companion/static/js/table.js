// A table's page: what only the browser can do. Everything works without it, a page at a time.
import { keepAwake } from "./awake.js";
import { askOnlyOfUnknownCards, mindFields } from "./fields.js";
import { listen } from "./live.js";
import { mindSwaps } from "./swaps.js";
import { mindTrouble } from "./trouble.js";

mindFields();
askOnlyOfUnknownCards();
mindTrouble();
mindSwaps();
listen();
keepAwake();
