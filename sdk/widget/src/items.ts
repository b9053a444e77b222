import { type DishParts, type PageTree, dishesOfPage as readDishes } from "../../../lib/menus/dishes-of-page";
import { itemsOfJsonLd } from "../../../lib/menus/items-of-json-ld";
import { said } from "./config";
import { gtinIn } from "./gtin";
import { readPage } from "./json-ld";
import type { Text } from "./menu-call";
import { find, matches, of, page } from "./page";
import { DESCRIPTION, ITEM, MARK, NAME, only } from "./selectors";
import { isUnread, readText } from "./texts";

type PageItem = DishParts<Element>;
/** `home`: the element that stands for the dish. */
export type Dish = PageItem & { home: Element };

const isOurs = (node: ChildNode): boolean => node instanceof Element && matches(node, MARK);

/** The page as the reader of menus sees it: without our marks, which are words of the element around them. */
const TREE: PageTree<Element> = {
  tag: (element) => of(element, "tagName").toLowerCase(),
  attribute: (element, name) => Element.prototype.getAttribute.call(element, name) ?? "",
  children: (element) => [...of(element, "children")].filter((each) => !isUnread(each) && !isOurs(each)),
  text: (element) => readText(element).text,
  hasWords: (element) =>
    [...of(element, "childNodes")].some(
      (each) => (each instanceof Text || isOurs(each)) && /\S/.test(each.textContent ?? ""),
    ),
};

const MEASURES = {
  size: (element: Element) => of(element, "textContent")?.length ?? 0,
  contains: (outer: Element, inner: Element) => outer.contains(inner),
};

export const findItems = (root: Element): PageItem[] => itemsOfJsonLd(root, readPage(), TREE, MEASURES);

/** The dishes whose elements the page names by selectors. */
const chosen = (): PageItem[] =>
  [...page.querySelectorAll(said.items ?? "")].map((container) => {
    const name = said.name ? find(container, said.name) : null;
    const description = said.description ? find(container, said.description) : null;
    return { container, name, description: description ?? container };
  });

export function dishesOfPage(): Dish[] {
  const items: PageItem[] = [...page.querySelectorAll(ITEM)].map((container) => {
    const name = only(container, NAME);
    const description = only(container, DESCRIPTION);
    return { container, name, description: description ?? (name ? null : container) };
  });
  if (said.items) items.push(...chosen());
  const place = said.read ?? said.jsonLd;
  const root = place === undefined ? null : page.querySelector(place || "body");
  const found = root ? findItems(root) : [];
  if (root && said.read !== undefined && !found.length) found.push(...readDishes(root, TREE));
  return [...items, ...found].flatMap((item) => {
    const home = item.container ?? item.description ?? item.name;
    return home ? [{ ...item, home }] : [];
  });
}

/** Texts that were read contain no line breaks. A description that holds the name is read without it. */
export const textsOf = ({ container, name, description }: PageItem): Text => ({
  name: name ? readText(name).text : "",
  description: description ? readText(description, name).text : "",
  ...gtinIn(container),
});

export const marksIn = ({ name, description }: PageItem): number =>
  new Set([name, description].flatMap((part) => [...(part?.querySelectorAll("span[class^=pfai-]") ?? [])])).size;
