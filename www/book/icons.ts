/** Line icons, drawn for this page. They are decoration; each stands beside or under its word. */
import { type Markup, trusted } from "./html.ts";

const icon = (inner: string): Markup =>
  trusted(
    `<svg class="glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">${inner}</svg>`,
  );

export const ICONS = {
  back: icon('<path d="M20 12H5m6-6-6 6 6 6"/>'),
  up: icon('<path d="m14.5 5-7 7 7 7"/>'),
  forward: icon('<path d="M4 12h15m-6-6 6 6-6 6"/>'),
  "undo-all": icon('<path d="M4 6v12M21 12H8m6-6-6 6 6 6"/>'),
  hint: icon(
    '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8"/><path d="M12 16.6v.4"/>',
  ),
  // Two stones that change places: a half disc is the theme.
  side: icon(
    '<path d="M20.5 16.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM14.5 4.5h4v4M9.5 19.5h-4v-4"/><path class="solid" d="M11.5 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0z"/>',
  ),
  more: icon('<path class="dots" d="M5 12h.01M12 12h.01M19 12h.01"/>'),
  menu: icon('<path d="M4 6.5h16M4 12h16M4 17.5h16"/>'),
  theme: icon('<circle cx="12" cy="12" r="8.5"/><path class="solid" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>'),
  search: icon('<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>'),
  seal: trusted(
    '<svg class="seal" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="5"/><circle cx="10.8" cy="16" r="4.2"/><circle cx="21.2" cy="16" r="4.2"/></svg>',
  ),
};
