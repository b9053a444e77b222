import { isTimeOfDay } from "@/lib/menus/menu-words";
import { cleanText } from "./clean-text";
import { buildTree } from "./html/build-tree";
import { cutPage } from "./html/cut-page";
import { linesOf } from "./html/element-text";
import { asList, isObject, type JsonObject, type JsonValue, property } from "./json-ld/json-value";
import { readJsonLdBlocks } from "./json-ld/read-blocks";
import { dishesOfMarkup } from "./markup/dishes-of-markup";

export type MenuDish = { name: string; description: string };

const MOST_DISHES = 200;
const MOST_NAME = 200;
const MOST_DESCRIPTION = 2000;
const DEEPEST = 12;

/**
 * The dishes of a page: those of its schema.org data, those that its elements show as the widget reads them, or else the
 * lines with a price. A line below a price is the dish's description.
 */
export function extractMenu(html: string): MenuDish[] {
  const { markup, scripts } = cutPage(html);
  const named = readJsonLdBlocks(scripts).values.flatMap((value) => menuItems(value, 0));
  if (named.length > 0) return distinct(named).slice(0, MOST_DISHES);
  const tree = buildTree(markup);
  const shown = dishesOfMarkup(tree).map(({ name, description }) => ({ name: withoutPrice(name), description }));
  return distinct(shown.length > 0 ? shown : pricedLines(linesOf(tree.root))).slice(0, MOST_DISHES);
}

const WITH_ITEMS = [
  "@graph",
  "hasMenu",
  "menu",
  "hasMenuSection",
  "hasMenuItem",
  "itemListElement",
  "item",
  "mainEntity",
];

function menuItems(value: JsonValue, depth: number): MenuDish[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((each) => menuItems(each, depth + 1));
  if (!isObject(value)) return [];
  const own = isMenuItem(value) ? [toDish(value)] : [];
  return [
    ...own,
    ...WITH_ITEMS.flatMap((key) => asList(property(value, key)).flatMap((each) => menuItems(each, depth + 1))),
  ];
}

const isMenuItem = (object: JsonObject): boolean =>
  asList(property(object, "@type")).some((type) => typeof type === "string" && /(?:^|[/:])MenuItem$/i.test(type));

function toDish(item: JsonObject): MenuDish {
  const text = (key: string) => {
    const value = property(item, key);
    return typeof value === "string" ? cleanText(value).replace(/\s+/g, " ") : "";
  };
  return { name: text("name"), description: text("description") };
}

/** Matches the price at the end of "Ribollita £9.50", "12,00 €" and "Ribollita ..... 9.50". */
const PRICE =
  /[\s.·–—-]*(?:[£$€]\s?\d{1,4}(?:[.,]\d{1,2})?|\b\d{1,4}[.,]\d{2}\s?(?:€|£|\$|kr|zł|CHF|EUR|GBP|USD)?)\s*$/i;

/** A name without the price behind it; a description is left as it is written. */
const withoutPrice = (name: string): string => name.replace(PRICE, "").trim() || name;

function pricedLines(lines: readonly string[]): MenuDish[] {
  const found: MenuDish[] = [];
  let isInDish = false;
  let before = "";
  for (const line of lines) {
    const price = isTimeOfDay(line) ? null : PRICE.exec(line);
    const name = price ? line.slice(0, price.index).trim() || before : "";
    if (price && name) {
      // The name is in a line of its own above its price, and was taken for the description of the previous dish.
      const last = found.at(-1);
      if (price.index === 0 && last && last.description === name) last.description = "";
      found.push({ name, description: "" });
      isInDish = true;
    } else if (isInDish) {
      // The line below a price says what the dish contains.
      const last = found.at(-1);
      if (last) last.description = line;
      isInDish = false;
    }
    before = price ? "" : line;
  }
  return found;
}

function distinct(dishes: readonly MenuDish[]): MenuDish[] {
  const seen = new Set<string>();
  return dishes.flatMap(({ name, description }) => {
    const dish = { name: name.slice(0, MOST_NAME).trim(), description: description.slice(0, MOST_DESCRIPTION).trim() };
    const key = JSON.stringify(dish);
    if (dish.name === "" || seen.has(key)) return [];
    seen.add(key);
    return [dish];
  });
}
