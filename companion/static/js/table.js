// A table's page: what only the browser can do. Everything works without it, a page at a time.
import { keepAwake } from "./awake.js";
import { mindDrafts } from "./drafts.js";
import { askOnlyOfUnknownCards, mindFields } from "./fields.js";
import { mindFinding } from "./find.js";
import { mindFingers } from "./finger.js";
import { mindFolds } from "./folds.js";
import { keepLaid } from "./laid.js";
import { listen } from "./live.js";
import { swapInPlace } from "./morph.js";
import { mindSaying } from "./saying.js";
import { mindStrip } from "./strip.js";
import { mindSwaps } from "./swaps.js";
import { mindTaps } from "./taps.js";
import { mindTold, sayWhetherMoreIsTold } from "./told.js";
import { mindTrouble } from "./trouble.js";

const { away } = document.documentElement.dataset;

mindFingers();
mindFields();
mindFinding();
askOnlyOfUnknownCards();
mindTrouble();
swapInPlace();
mindFolds();
mindSwaps();
mindStrip();
mindDrafts();
mindTold();
sayWhetherMoreIsTold();
document.fonts.ready.then(sayWhetherMoreIsTold);
mindTaps();
keepLaid();
keepAwake();
mindSaying();
if (away === undefined) listen();
if (away === undefined && window.isSecureContext && "serviceWorker" in navigator) import("./kept.js").then(({ mindKeeping }) => mindKeeping());
