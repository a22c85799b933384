/** The search of the site's pages: its styles come with it, when somebody wants it. */
import "../style/search.css";

export { openSearch } from "./sheet.ts";
