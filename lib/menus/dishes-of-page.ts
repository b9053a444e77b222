import {
  hasPrice,
  isClassOfMenu,
  isClassOfOther,
  isPriceAlone,
  isTimeOfDay,
  isTitleOfMenu,
  isTitleOfOther,
} from "./menu-words";

/** How a page's elements are looked at, in a browser and on the server alike. */
export type PageTree<Element> = {
  tag: (element: Element) => string;
  attribute: (element: Element, name: string) => string;
  /** Those that a guest can see, without scripts and buttons. */
  children: (element: Element) => Element[];
  text: (element: Element) => string;
  /** Whether words stand in the element itself, beside its elements. */
  hasWords: (element: Element) => boolean;
};

/**
 * The parts of one dish. A description that holds the name, too, is read without it, so that every word of the dish is
 * read once. `container`: what holds all of it.
 */
export type DishParts<Element> = { container: Element | null; name: Element | null; description: Element | null };

const HEADING = /^h[1-6]$/;
const NAME_CLASS = /(?:^|[-_\s])(?:name|title|titel|nom|nombre|dish-name)(?:[-_\s]|$)/i;
const BADGE_CLASS = /(?:^|[-_\s])(?:badge|rating|stars?|dots|leader|icon|count)(?:[-_\s]|$)/i;
const SKIPPED = /^(?:nav|footer|form|aside|select|button|script|style|template|noscript|svg|iframe)$/;
/** What begins a line of its own with the name of what follows. */
const LEADING = /^(?:strong|b|em|i|a|span|u|h[1-6])$/;

/** What has more pieces of text is a section of a page, and no dish. */
const MOST_PIECES = 12;

/** The dishes of a page that says in its markup where they are (schema.org), or shows them as menus do. */
export function dishesOfPage<E>(root: E, tree: PageTree<E>): DishParts<E>[] {
  const named = annotated(root, tree);
  return named.length > 0 ? named : shown(root, tree);
}

/** Microdata and RDFa: `MenuItem` with a name and a description, in sections or alone. */
function annotated<E>(root: E, tree: PageTree<E>): DishParts<E>[] {
  const { attribute } = tree;
  const typeOf = (element: E) => `${attribute(element, "itemtype")} ${attribute(element, "typeof")}`;
  const isItem = (element: E) => /(?:^|[/:\s])MenuItem(?:\s|$)/i.test(typeOf(element));
  const found: DishParts<E>[] = [];
  const propertyOf = (element: E) => `${attribute(element, "itemprop")} ${attribute(element, "property")}`;
  const partOf = (within: E, name: RegExp): E | null => {
    for (const child of tree.children(within)) {
      if (name.test(propertyOf(child))) return child;
      const part = typeOf(child).trim() ? null : partOf(child, name);
      if (part) return part;
    }
    return null;
  };
  const visit = (element: E): void => {
    if (isItem(element)) take(element);
    else tree.children(element).forEach(visit);
  };
  const take = (element: E): void => {
    const name = partOf(element, /(?:^|[\s:])name(?:\s|$)/);
    const description = partOf(element, /(?:^|[\s:])description(?:\s|$)/);
    // Allergens and sizes may stand beside the description: they are read with it.
    const rest = piecesOf(element, tree).filter((piece) => piece !== name && !isPriceAlone(tree.text(piece)));
    const isWhole = rest.every((piece) => piece === description);
    if (name)
      found.push({ container: element, name, description: isWhole ? description : rest.length ? element : null });
  };
  visit(root);
  return found;
}

/** The outermost elements with words of their own, in their order. */
function piecesOf<E>(element: E, tree: PageTree<E>): E[] {
  if (tree.hasWords(element)) return [element];
  return tree.children(element).flatMap((child) => (isBadge(child, tree) ? [] : piecesOf(child, tree)));
}

const classOf = <E>(element: E, { attribute }: PageTree<E>): string =>
  `${attribute(element, "class")} ${attribute(element, "id")}`;
const isBadge = <E>(element: E, tree: PageTree<E>): boolean => BADGE_CLASS.test(tree.attribute(element, "class"));

type Unit<E> = DishParts<E> & { price: boolean; time: boolean };

/** Reads one card, row or line of a list; null without a name beside anything else. */
function unitOf<E>(container: E, tree: PageTree<E>): Unit<E> | null {
  const { text, tag, children } = tree;
  if (tag(container) === "tr" && children(container).every((cell) => tag(cell) === "th")) return null;
  const pieces = piecesOf(container, tree).filter((piece) => text(piece) !== "");
  const worded = pieces.filter((piece) => !isPriceAlone(text(piece)));
  const [first, ...others] = worded;
  if (!first) return null;
  const all = text(container);
  const price = hasPrice(all) || (pieces.length > worded.length && pieces.at(-1) !== worded.at(-1));
  const time = isTimeOfDay(all);
  const isNameAlone = HEADING.test(tag(first)) || tag(first) === "dt" || NAME_CLASS.test(classOf(first, tree));
  const [leading] = children(first);
  const isSplit =
    !isNameAlone && tree.hasWords(first) && leading && LEADING.test(tag(leading)) && isLead(leading, first, tree);
  const name = isSplit ? leading : first;
  if (isSplit && isPriceAlone(text(leading))) return null;
  if (isSplit) return { container, name, description: others.length > 0 ? container : first, price, time };
  if (others.length > MOST_PIECES) return null;
  const [only] = others;
  const parts = { container, name, price, time };
  if (!only) return price ? { ...parts, description: null } : null;
  if (others.length === 1) return { ...parts, description: only };
  return { ...parts, description: around(others, container, tree, name) };
}

/** Whether a line begins with this element and says something behind it. */
function isLead<E>(leading: E, line: E, { text }: PageTree<E>): boolean {
  const [start, whole] = [text(leading), text(line)];
  return start !== "" && start.length < 120 && whole.startsWith(start) && whole.length > start.length + 1;
}

/** The smallest element that holds all pieces and not the name, or else the whole, from which the name is left out. */
function around<E>(pieces: readonly E[], container: E, tree: PageTree<E>, name: E): E {
  let holder = container;
  for (;;) {
    const inner = tree.children(holder).find((child) => {
      const within = piecesOf(child, tree);
      return pieces.every((piece) => within.includes(piece)) && !within.includes(name);
    });
    if (!inner) {
      const next = tree
        .children(holder)
        .find((child) => pieces.every((piece) => piecesOf(child, tree).includes(piece)));
      if (!next) return holder;
      holder = next;
    } else if (piecesOf(inner, tree).length === pieces.length) return inner;
    else holder = inner;
  }
}

type Outline = { level: number; title: string }[];
type Around = { hints: boolean; outline: Outline };

/** Tables, definition lists, cards, lines and headings, where the page shows by anything that they are dishes. */
function shown<E>(root: E, tree: PageTree<E>): DishParts<E>[] {
  const outline: Outline = [];

  /** @returns the dishes inside; what holds dishes is no dish itself */
  function visit(element: E, hints: boolean): DishParts<E>[] {
    if (SKIPPED.test(tree.tag(element)) || isClassOfOther(classOf(element, tree))) return [];
    const level = HEADING.test(tree.tag(element)) ? Number(tree.tag(element)[1]) : 0;
    if (level > 0) {
      while ((outline.at(-1)?.level ?? 0) >= level) outline.pop();
      outline.push({ level, title: tree.text(element) });
      return [];
    }
    const around: Around = { hints: hints || isClassOfMenu(classOf(element, tree)), outline: [...outline] };
    if (tree.tag(element) === "dl") return accept(termsOf(element, tree), around, tree);
    const inside = new Map<E, DishParts<E>[]>();
    const before = new Map<E, Outline>();
    for (const child of tree.children(element)) {
      before.set(child, [...outline]);
      inside.set(child, visit(child, around.hints));
    }
    const free = tree.children(element).filter((child) => inside.get(child)?.length === 0);
    const own = new Map<E, DishParts<E>>();
    for (const group of groupsOf(free, tree)) {
      const units = group.flatMap((each) => unitOf(each, tree) ?? []);
      const isRepeated = units.length > 1 || (units.length === 1 && isClassOfMenu(classOf(group[0] as E, tree)));
      if (!isRepeated || isHeadOfDish(units, free, tree)) continue;
      const place = { hints: around.hints, outline: before.get(group[0] as E) ?? [] };
      const rows = accept(units, place, tree);
      for (const row of rows) own.set(row.container as E, row);
    }
    if (own.size === 0 && ![...inside.values()].some((each) => each.length > 0))
      return accept(underHeadings(element, tree), { hints: around.hints, outline: around.outline }, tree);
    return tree
      .children(element)
      .flatMap((child) => [...(inside.get(child) ?? []), ...(own.has(child) ? [own.get(child) as DishParts<E>] : [])]);
  }

  return visit(root, false);
}

/** A name with its price, alone in a row above what the dish is made of: the dish is what holds both. */
const isHeadOfDish = <E>(units: readonly Unit<E>[], siblings: readonly E[], tree: PageTree<E>): boolean => {
  const [unit] = units;
  if (units.length !== 1 || !unit || unit.description) return false;
  return siblings.some(
    (each) => each !== unit.container && !HEADING.test(tree.tag(each)) && /\p{L}/u.test(tree.text(each)),
  );
};

/** Siblings that look alike. */
function groupsOf<E>(elements: readonly E[], tree: PageTree<E>): E[][] {
  const groups = new Map<string, E[]>();
  for (const element of elements) {
    if (/^(?:h[1-6]|p|dt|dd|td|th|thead|br|hr|img)$/.test(tree.tag(element)) && !tree.children(element).length)
      continue;
    const [first = ""] = tree.attribute(element, "class").split(/\s+/);
    const key = `${tree.tag(element)}.${first}`;
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return [...groups.values()];
}

/** Whether the page shows by its classes, its titles or its prices that these are dishes. */
function accept<E>(units: readonly Unit<E>[], { hints, outline }: Around, tree: PageTree<E>): DishParts<E>[] {
  const nearest = outline.at(-1)?.title ?? "";
  const priced = units.filter(({ price }) => price).length;
  const isOther = isTitleOfOther(nearest) && !isTitleOfMenu(nearest);
  const isHinted =
    hints ||
    outline.some(({ title }) => isTitleOfMenu(title)) ||
    units.some(({ container }) => container && isClassOfMenu(classOf(container, tree)));
  const times = units.filter(({ time }) => time).length;
  if (units.length === 0 || isOther || times * 2 >= units.length) return [];
  // Where no class and no title says so, prices beside descriptions do.
  const described = units.filter(({ description }) => description).length;
  if (!isHinted && !(priced * 2 >= units.length && described * 2 >= units.length)) return [];
  return units.map(({ container, name, description }) => ({ container, name, description }));
}

/** The terms of a definition list, and what stands behind each. */
function termsOf<E>(list: E, tree: PageTree<E>): Unit<E>[] {
  const rows = tree
    .children(list)
    .flatMap((child) => (tree.tag(child) === "div" ? [null, ...tree.children(child), null] : [child]));
  const units: Unit<E>[] = [];
  let unit: Unit<E> | null = null;
  for (const row of rows) {
    const tag = row === null ? "" : tree.tag(row);
    if (row === null) unit = null;
    else if (tag === "dt") {
      unit = { container: null, name: row, description: null, price: hasPrice(tree.text(row)), time: false };
      units.push(unit);
    } else if (tag === "dd" && unit) {
      const text = tree.text(row);
      unit.price ||= hasPrice(text) || isPriceAlone(text);
      unit.time ||= isTimeOfDay(text);
      if (isPriceAlone(text) || text === "") continue;
      // A second description is read as a text of its own, so that no word of the dish is left out.
      if (unit.description) units.push({ ...unit, name: null, description: row });
      else unit.description = row;
    }
  }
  return units;
}

/** Headings of one rank, each with a paragraph right below it. */
function underHeadings<E>(parent: E, tree: PageTree<E>): Unit<E>[] {
  const children = tree.children(parent);
  const units: Unit<E>[] = [];
  let isMenu = false;
  children.forEach((child, at) => {
    const tag = tree.tag(child);
    if (!HEADING.test(tag)) return;
    const next = children[at + 1];
    const below = next === undefined ? "" : tree.tag(next);
    if (next === undefined || !/^(?:p|div|small|span)$/.test(below)) {
      isMenu = isTitleOfMenu(tree.text(child)) || (isMenu && tag !== "h1");
      return;
    }
    const description = isPriceAlone(tree.text(next)) ? null : next;
    const price = hasPrice(tree.text(child)) || hasPrice(tree.text(next));
    units.push({ container: null, name: child, description, price, time: isTimeOfDay(tree.text(next)) });
  });
  const priced = units.filter(({ price }) => price).length;
  return units.length > 1 && (priced * 2 >= units.length || isMenu) ? units : [];
}
