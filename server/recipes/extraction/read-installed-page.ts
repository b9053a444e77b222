import { chosenDishes, firstWithin } from "@/lib/menus/chosen-dishes";
import { type DishParts, dishesOfPage } from "@/lib/menus/dishes-of-page";
import { lineWithout, treeOfMarkup } from "@/lib/menus/element-line";
import { itemsOfJsonLd } from "@/lib/menus/items-of-json-ld";
import { selectAll } from "@/lib/menus/selectors";
import type { PageFacts, ReadDish, TagFact, Way } from "@/lib/page-checks/page-facts";
import { decodeEntities } from "./clean-text";
import { buildTree } from "./html/build-tree";
import { tidyRaw } from "./html/element-text";
import { contains, type HtmlElement, isElement } from "./html/html-tree";
import { parseBlock } from "./json-ld/read-blocks";
import { textsOfJsonLd } from "./json-ld/texts-of-items";

const MOST_TAGS = 20;
const MOST_POLICIES = 20;
/** As many as a page of the widget's calls may hold, so that a count is not cut off. */
const MOST_DISHES = 2000;
const MOST_CHARACTERS = 300;
const MOST_VALUE = 4000;

/** Elements in which a browser runs no script. */
const INERT = new Set(["template", "noscript", "textarea", "title", "iframe", "noembed", "noframes", "xmp"]);
const DATA_TYPE = /^(?:application|text)\/(?:ld\+)?json$/i;

type Page = { root: HtmlElement; all: HtmlElement[] };

/**
 * What the HTML of a page says about the widget in it, and the dishes that the widget would read there. Pure: nothing of
 * the page is run. `origin`: from where the widget is loaded.
 */
export function readInstalledPage(html: string, origin: string): PageFacts {
  const { root, elements } = buildTree(html, keepName);
  const decoded = elements.map(decodeAttributes);
  const page: Page = { root, all: decoded };
  const scripts = page.all.filter(({ tag }) => tag === "script");
  const tags = scripts.filter(concernsWidget(origin)).slice(0, MOST_TAGS).map(toTagFact);
  const tag = tags.find(({ within, attributes }) => within === null && isRun(attributes)) ?? tags[0];
  const meant = tag ? readMeant(page, tag, scripts) : { dishes: [], ways: [], unread: [], empty: [] };
  return {
    ...factsOfPage(page),
    tags,
    mentions: scripts.some((each) => !isTag(each, origin) && speaksOfWidget(textIn(each), origin)),
    ...meant,
    could: readShown(page),
    scripts: scripts.filter(({ attributes }) => isRun(attributes)).length - tags.length,
  };
}

/** Names of attributes as pages write them; an element never has more of them than anybody reads. */
const keepName = (name: string): string | undefined => (/^[a-z][\w:.-]{0,60}$/.test(name) ? name : undefined);

/** Values are kept as written by the parser; here each is decoded once. */
function decodeAttributes(element: HtmlElement): HtmlElement {
  const entries = Object.entries(element.attributes);
  if (entries.length > 0)
    element.attributes = Object.fromEntries(
      entries.map(([name, value]) => [name, decodeEntities(value.slice(0, MOST_VALUE))]),
    );
  return element;
}

const textIn = ({ children }: HtmlElement): string => children.filter((each) => !isElement(each)).join("");
const isRun = ({ type = "" }: Readonly<Record<string, string>>): boolean =>
  type.trim() === "" || /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script\b.*)\s*$/i.test(type);

const isTag = ({ attributes }: HtmlElement, origin: string): boolean =>
  Object.hasOwn(attributes, "data-client-id") || speaksOfWidget(attributes.src ?? attributes["data-src"] ?? "", origin);
const speaksOfWidget = (text: string, origin: string): boolean => {
  const host = new URL(origin).host;
  return text.includes(`${host}/widget.js`) || text.includes(`${host}/widget/`);
};
const concernsWidget =
  (origin: string) =>
  (element: HtmlElement): boolean =>
    isTag(element, origin);

function toTagFact({ attributes, index, parent }: HtmlElement): TagFact {
  let within: string | null = null;
  for (let at = parent; at; at = at.parent) if (INERT.has(at.tag)) within = at.tag;
  return { attributes, at: index, within };
}

function factsOfPage({ root, all }: Page) {
  const metas = all.filter(
    ({ tag, attributes }) =>
      tag === "meta" && attributes["http-equiv"]?.trim().toLowerCase() === "content-security-policy",
  );
  const html = all.find(({ tag }) => tag === "html");
  return {
    language: (html?.attributes.lang ?? "").trim(),
    base: all.find(({ tag, attributes }) => tag === "base" && attributes.href)?.attributes.href ?? "",
    policies: metas.slice(0, MOST_POLICIES).map(({ attributes, index }) => ({
      text: attributes.content ?? "",
      at: index,
    })),
    buttons: all.filter(({ attributes }) => Object.hasOwn(attributes, "data-forkprint-button")).length,
    letters: (lineWithout(root, null, tidyRaw).match(/\p{L}/gu) ?? []).length,
  };
}

type Meant = Pick<PageFacts, "dishes" | "ways" | "unread" | "empty">;

/** The dishes that the widget reads with this tag (sdk/widget/src/items.ts). */
function readMeant(page: Page, { attributes }: TagFact, scripts: readonly HtmlElement[]): Meant {
  const ways: Way[] = [];
  const parts: DishParts<HtmlElement>[] = [];
  const note = (way: Way, found: readonly DishParts<HtmlElement>[]) => {
    if (found.length > 0) ways.push(way);
    parts.push(...found);
  };
  note("attributes", named(page));
  const { unread, empty, dishes } = chosenDishes(page.root, {
    items: attributes["data-items"] ?? "",
    name: attributes["data-name"] ?? "",
    description: attributes["data-description"] ?? "",
  });
  note("selectors", dishes);
  const place = attributes["data-read"] ?? attributes["data-json-ld"];
  const roots = place === undefined ? [] : selectAll(page.root, place || "body");
  if (roots === null) unread.push(place ?? "");
  const [root] = roots ?? [];
  if (place && roots?.length === 0) empty.push(place);
  if (root) {
    const blocks = scripts.filter((each) => DATA_TYPE.test(each.attributes.type?.trim() ?? ""));
    const texts = textsOfJsonLd(blocks.map((each) => parseBlock(textIn(each))));
    const tree = treeOfMarkup<HtmlElement>(tidyRaw);
    const found = itemsOfJsonLd(root, texts, tree, { size: (each) => tree.text(each).length, contains });
    note("json_ld", found);
    if (found.length === 0 && attributes["data-read"] !== undefined) note("read", dishesOfPage(root, tree));
  }
  return { dishes: textsOf(parts), ways, unread, empty };
}

/** Dishes by the attributes of the widget, as it takes them. */
function named({ all }: Page): DishParts<HtmlElement>[] {
  const having = (name: string) => new Set(all.filter(({ attributes }) => Object.hasOwn(attributes, name)));
  const [names, descriptions] = [having("data-forkprint-name"), having("data-forkprint-description")];
  const only = (root: HtmlElement, wanted: ReadonlySet<HtmlElement>) =>
    wanted.has(root) ? root : firstWithin(root, wanted);
  return [...having("data-forkprint-item")].map((container) => {
    const name = only(container, names);
    const description = only(container, descriptions);
    return { container, name, description: description ?? (name ? null : container) };
  });
}

function textsOf(parts: readonly DishParts<HtmlElement>[]): ReadDish[] {
  return parts.slice(0, MOST_DISHES).map(({ name, description }) => ({
    name: (name ? lineWithout(name, null, tidyRaw) : "").slice(0, MOST_CHARACTERS),
    description: (description ? lineWithout(description, name, tidyRaw) : "").slice(0, MOST_CHARACTERS),
  }));
}

/** What `data-read` would read, in the smallest part of the page that has a name of its own. */
function readShown({ root, all }: Page): PageFacts["could"] {
  const body = all.find(({ tag }) => tag === "body") ?? root;
  const found = dishesOfPage(body, treeOfMarkup<HtmlElement>(tidyRaw));
  const homes = found.flatMap(({ container, name, description }) => container ?? description ?? name ?? []);
  const [first] = homes;
  let holder = first?.parent ?? null;
  while (holder && !homes.every((home) => holder && (holder === home || contains(holder, home))))
    holder = holder.parent;
  for (; holder && holder !== body; holder = holder.parent) {
    const selector = nameOf(holder);
    if (selector !== null && selectAll(root, selector)?.[0] === holder)
      return { root: selector, dishes: textsOf(found) };
  }
  return { root: "", dishes: textsOf(found) };
}

const nameOf = ({ tag, attributes }: HtmlElement): string | null => {
  if (/^[a-z][\w-]*$/i.test(attributes.id ?? "")) return `#${attributes.id}`;
  return tag === "main" || tag === "article" ? tag : null;
};
