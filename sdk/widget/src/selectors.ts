import { find, matches } from "./page";

export const BUTTON = "[data-forkprint-button]";
export const ITEM = "[data-forkprint-item]";
/** The code of a packaged food. */
export const GTIN = "[data-gtin]";
export const NAME = "[data-forkprint-name]";
export const KEY = "[data-forkprint-key]";
export const DESCRIPTION = "[data-forkprint-description]";
export const PLACE = "[data-forkprint-status]";

export const TOOLTIPS = ["conflict", "match", "info"].map((name) => `pfai-${name}-tooltip`);
export const MARK = TOOLTIPS.map((name) => `[${name}]`).join();

export const only = (root: Element, selector: string): Element | null =>
  matches(root, selector) ? root : find(root, selector);
