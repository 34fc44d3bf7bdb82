// A page with a form and nothing else.
import { mindFields } from "./fields.js";

mindFields();
