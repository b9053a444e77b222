import { type ChosenBy, chosenDishes } from "./chosen-dishes";
import type { DishParts } from "./dishes-of-page";
import { lineWithout, type MarkupElement, treeOfMarkup } from "./element-line";
import { isClassOfOther, isPriceAlone } from "./menu-words";
import { selectAll } from "./selectors";

type Line = { name: string; description: string };
/** Selectors for the dishes that are meant, with what is then read. */
export type Proposal = ChosenBy & { dishes: Line[] };

const asWritten = (text: string): string => text.trim();
/** More pieces of text than a dish has: a section, or the whole menu. */
const MOST_PIECES = 8;
const HEADING = /^(?:h[1-6]|strong|b|dt)$/;
/** Elements that hold one thing each, wherever they stand. */
const WHOLE = /^(?:li|tr|article)$/;
/** Classes that say a state or a place and no kind, and those that a build has made. */
const PASSING = /^(?:active|current|selected|open|first|last|odd|even|special|new|featured|hidden|visible)$|\d{3,}/i;
const MADE = /^(?:css|sc|jsx|svelte|styles?|_)[-_]?[a-z0-9]*\d|__[A-Za-z0-9]{5,}$/;

/** A page as it was parsed, with who holds whom. */
class Page {
  readonly parents = new Map<MarkupElement, MarkupElement>();
  readonly tree = treeOfMarkup<MarkupElement>(asWritten);
  constructor(readonly root: MarkupElement) {
    const visit = (element: MarkupElement): void => {
      for (const child of element.children) {
        if (typeof child === "string") continue;
        this.parents.set(child, element);
        visit(child);
      }
    };
    visit(root);
  }

  /** From the element itself to the page. */
  chain(element: MarkupElement): MarkupElement[] {
    const found: MarkupElement[] = [];
    for (let at: MarkupElement | undefined = element; at && at !== this.root; at = this.parents.get(at)) found.push(at);
    return found;
  }

  /** The outermost elements with words of their own. */
  pieces(element: MarkupElement): MarkupElement[] {
    if (this.tree.hasWords(element)) return [element];
    return this.tree.children(element).flatMap((child) => this.pieces(child));
  }

  alike(element: MarkupElement): MarkupElement[] {
    const parent = this.parents.get(element);
    if (!parent) return [element];
    const own = kinds(element);
    return this.tree
      .children(parent)
      .filter(
        (each) => each.tag === element.tag && (own.length === 0 || kinds(each).some((kind) => own.includes(kind))),
      );
  }

  holds(outer: MarkupElement, inner: MarkupElement): boolean {
    return this.chain(inner).includes(outer);
  }
}

const classesOf = ({ attributes }: MarkupElement): string[] => (attributes.class ?? "").split(/\s+/).filter(Boolean);
/** Classes by which elements of one kind are named, those of people before those of programs. */
const kinds = (element: MarkupElement): string[] => {
  const named = classesOf(element).filter((each) => /^[a-z_-][\w-]*$/i.test(each));
  const [made, own] = [named.filter((each) => MADE.test(each)), named.filter((each) => !MADE.test(each))];
  return [...own.filter((each) => !PASSING.test(each)), ...made];
};

/**
 * What a click on `clicked` may mean, the likeliest first: the element around it that stands there as a dish beside
 * others, how it and its name are called, and everything that is read by these names. Every word of a dish is read: a
 * description is named only where nothing else stands beside it.
 */
export function proposeSelectors(root: MarkupElement, clicked: MarkupElement): Proposal[] {
  const page = new Page(root);
  const found: Proposal[] = [];
  for (const container of containersOf(page, clicked)) {
    const items = itemsOf(page, container);
    if (items === null) continue;
    const name = nameOf(page, container, items, clicked);
    const description = descriptionOf(page, { items, name });
    const chosen = { items, name, description };
    if (found.some((each) => each.items === items)) continue;
    found.push({ ...chosen, dishes: readChosen(root, chosen).dishes });
  }
  return found;
}

/** What the widget reads by these selectors. */
export function readChosen(root: MarkupElement, chosen: ChosenBy) {
  const { dishes, unread, empty } = chosenDishes(root, chosen);
  const texts = dishes.map(({ name, description }: DishParts<MarkupElement>) => ({
    name: name ? lineWithout(name, null, asWritten) : "",
    description: description ? lineWithout(description, name, asWritten) : "",
  }));
  return { dishes: texts, unread, empty };
}

/** The elements around a click that are repeated, or whose like are elsewhere on the page; the likeliest first. */
function containersOf(page: Page, clicked: MarkupElement): MarkupElement[] {
  const chain = page.chain(clicked).filter((each) => page.pieces(each).length <= MOST_PIECES);
  const repeated = chain.filter((each) => page.alike(each).length > 1);
  const whole = chain.find(({ tag }) => WHOLE.test(tag));
  // What holds several lines of a list is a list.
  const isList = (each: MarkupElement) =>
    page.tree.children(each).some((child) => WHOLE.test(child.tag) && page.alike(child).length > 1) ||
    /^(?:ul|ol|table|tbody|dl)$/.test(each.tag);
  const outermost = repeated.filter((each) => !isList(each)).reverse();
  const elsewhere = chain.filter((each) => kinds(each).length > 0 && !isList(each)).reverse();
  const ranked = [...(whole ? [whole] : []), ...outermost, ...elsewhere, clicked];
  return [...new Set(ranked)].sort((one, other) => weightOf(page, one) - weightOf(page, other));
}

/** A dish has a name and something beside it. */
const weightOf = (page: Page, element: MarkupElement): number =>
  WHOLE.test(element.tag) ? 0 : page.pieces(element).length > 1 ? 1 : 2;

/**
 * A selector for the container and its like: of its class, or else of its place in a named part of the page, the one that
 * names the most of the same shape.
 */
function itemsOf(page: Page, container: MarkupElement): string | null {
  const above = page.chain(container).slice(1);
  const own = kinds(container).map((each) => `.${each}`);
  const places = above.flatMap((each) => [
    ...(/^[a-z][\w-]*$/i.test(each.attributes.id ?? "") ? [`#${each.attributes.id}`] : []),
    ...kinds(each).map((kind) => `.${kind}`),
    ...(/^(?:main|section|table|article|ul|ol)$/.test(each.tag) ? [each.tag] : []),
  ]);
  const like = page.alike(container).filter((each) => isDishLike(page, each, container));
  const named = [...own, ...own.map((each) => `${container.tag}${each}`)];
  const within = places.flatMap((place) => named.map((each) => `${place} ${each}`));
  const byClass = [...named, ...within].find((selector) => fits(page, selector, container, like));
  if (byClass !== undefined) return byClass;
  const shape = shapeOf(page, container);
  let best: string | null = null;
  let most = 0;
  for (const selector of placesOf(container.tag, places)) {
    if (!fits(page, selector, container, like)) continue;
    const found = selectAll(page.root, selector) ?? [];
    if (found.length <= most || found.some((each) => shapeOf(page, each) !== shape)) continue;
    best = selector;
    most = found.length;
  }
  return best;
}

/** In the first row stands what the columns are called. A row's own parent is not named: browsers put a body between. */
function placesOf(tag: string, places: readonly string[]): string[] {
  if (tag === "tr")
    return ["", ...places].flatMap((place) => ["tbody tr", "tr", "tr + tr"].map((row) => `${place} ${row}`.trim()));
  return [...places.map((place) => `${place} > ${tag}`), ...places.map((place) => `${place} ${tag}`), tag];
}

/** By what an element begins. */
const shapeOf = (page: Page, element: MarkupElement): string => {
  if (element.tag === "tr") return "tr";
  const [first] = page.tree.children(element);
  return first?.tag ?? "";
};

/** Whether it names the container and all beside it, nothing within another, and nothing that the page calls otherwise. */
function fits(page: Page, selector: string, container: MarkupElement, like: readonly MarkupElement[]): boolean {
  const found = selectAll(page.root, selector);
  if (!found?.includes(container) || !like.every((each) => found.includes(each))) return false;
  const all = new Set(found);
  return found.every(
    (each) =>
      isDishLike(page, each, container) &&
      page.chain(each).every((above) => above === each || !(all.has(above) || isOther(above))),
  );
}

const isOther = ({ tag, attributes }: MarkupElement): boolean =>
  /^(?:nav|footer|aside|form)$/.test(tag) || isClassOfOther(`${attributes.class ?? ""} ${attributes.id ?? ""}`);

/** Of the same kind as the one that was clicked: neither empty, nor the head of a table, nor a whole section. */
function isDishLike(page: Page, element: MarkupElement, container: MarkupElement): boolean {
  const pieces = page.pieces(element);
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return false;
  const isHead = (each: MarkupElement) =>
    page.tree.children(each).length > 0 && page.tree.children(each).every(({ tag }) => tag === "th");
  return element.tag !== "tr" || isHead(element) === isHead(container);
}

/** The selector by which the name is found in each: of a class, of an element, or of its place. */
function nameOf(page: Page, container: MarkupElement, items: string, clicked: MarkupElement): string {
  const wanted = nameElement(page, container, clicked);
  if (!wanted) return "";
  const { tag } = wanted;
  const within = page.parents.get(wanted);
  const place = within ? page.tree.children(within).indexOf(wanted) + 1 : 1;
  const holder = within && within !== container ? kinds(within).map((each) => `.${each} ${tag}`) : [];
  const candidates = [...kinds(wanted).map((each) => `.${each}`), tag, ...holder, `${tag}:nth-child(${place})`];
  let best = "";
  let most = 0;
  for (const name of candidates) {
    const { dishes } = chosenDishes(page.root, { items, name, description: "" });
    const own = dishes.find((each) => each.container === container);
    const named = dishes.filter((each) => each.name && isFirst(page, each.container, each.name)).length;
    if (own?.name !== wanted || named <= most) continue;
    best = name;
    most = named;
  }
  return best;
}

const isFirst = (page: Page, container: MarkupElement | null, name: MarkupElement): boolean => {
  const [first] = container ? worded(page, container) : [];
  return first !== undefined && (first === name || page.holds(first, name) || page.holds(name, first));
};

const worded = (page: Page, container: MarkupElement): MarkupElement[] =>
  page.pieces(container).filter((piece) => !isPriceAlone(page.tree.text(piece)));

/** What stands first in a dish is its name: a piece of its own, or the strong words at the beginning of its line. */
function nameElement(page: Page, container: MarkupElement, clicked: MarkupElement): MarkupElement | null {
  const [first] = worded(page, container);
  if (!first) return null;
  const lead = page.tree.children(first).find(({ tag }) => HEADING.test(tag) || /^(?:em|i|span|a)$/.test(tag));
  const isLead =
    lead && page.tree.text(first).startsWith(page.tree.text(lead)) && page.tree.text(lead) !== page.tree.text(first);
  if (isLead) return lead;
  return first === container ? (page.holds(container, clicked) && clicked !== container ? clicked : null) : first;
}

/** A selector for the description, if in every dish nothing but prices stands beside name and description. */
function descriptionOf(page: Page, { items, name }: { items: string; name: string }): string {
  const { dishes } = chosenDishes(page.root, { items, name, description: "" });
  const rests = dishes.map((dish) =>
    dish.container
      ? worded(page, dish.container).filter(
          (piece) => !dish.name || (piece !== dish.name && !page.holds(dish.name, piece)),
        )
      : [],
  );
  if (rests.some(({ length }) => length > 1)) return "";
  const [first] = rests.find(({ length }) => length === 1) ?? [];
  if (!first) return "";
  for (const description of [...kinds(first).map((each) => `.${each}`), first.tag]) {
    const read = chosenDishes(page.root, { items, name, description }).dishes;
    const isWhole = read.every((dish, at) => {
      const [rest] = rests[at] ?? [];
      return rest ? dish.description === rest && dish.name !== rest : dish.description === dish.container;
    });
    if (isWhole) return description;
  }
  return "";
}
