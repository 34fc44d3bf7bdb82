// A page with a form and nothing else.
import { mindFields } from "./fields.js";
import { mindLaid } from "./laid.js";
import { mindWhy } from "./why.js";

mindFields();
mindLaid();
mindWhy();
