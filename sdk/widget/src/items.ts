import { jsonLdRoot } from "./config";
import { findItems, type PageItem } from "./json-ld";
import { find, matches, page } from "./page";
import { readText } from "./texts";

export const BUTTON = "[data-forkprint-button]";
export const ITEM = "[data-forkprint-item]";
export const NAME = "[data-forkprint-name]";
export const KEY = "[data-forkprint-key]";
export const DESCRIPTION = "[data-forkprint-description]";

/** `home`: the element that stands for the dish. */
export type Dish = PageItem & { home: Element };

export const only = (root: Element, selector: string): Element | null =>
  matches(root, selector) ? root : find(root, selector);

export function dishesOfPage(): Dish[] {
  const items: PageItem[] = [...page.querySelectorAll(ITEM)].map((container) => {
    const name = only(container, NAME);
    const description = only(container, DESCRIPTION);
    return { container, name, description: description ?? (name ? null : container) };
  });
  const root = jsonLdRoot === undefined ? null : page.querySelector(jsonLdRoot || "body");
  return [...items, ...(root ? findItems(root) : [])].flatMap((item) => {
    const home = item.container ?? item.description ?? item.name;
    return home ? [{ ...item, home }] : [];
  });
}

/** Texts that were read contain no line breaks. */
export const textsOf = ({ name, description }: PageItem): { name: string; description: string } => ({
  name: name ? readText(name).text : "",
  description: description ? readText(description).text : "",
});

export const marksIn = ({ name, description }: PageItem): number =>
  [name, description].reduce((sum, part) => sum + (part?.querySelectorAll("span[class^=pfai-]").length ?? 0), 0);
