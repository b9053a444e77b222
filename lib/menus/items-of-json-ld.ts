import type { DishParts, PageTree } from "./dishes-of-page";

/** `size`: about how many characters an element holds, without reading them. */
type Measures<E> = { size: (element: E) => number; contains: (outer: E, inner: E) => boolean };

/** Letters and digits alone: "1½ cups" of the page is "1 1/2 cups" of its data, whatever stands around them. */
const loose = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Finds the elements that show what the JSON-LD says: those whose whole text is an item's name or description. Of a recipe
 * whose lines stand among check boxes, notes and headings, it is the smallest element that shows them; all that it shows
 * is then read, and nothing else.
 */
export function itemsOfJsonLd<E>(
  root: E,
  texts: readonly { name: string; description: string }[],
  tree: PageTree<E>,
  { size, contains }: Measures<E>,
): DishParts<E>[] {
  const places = new Map<string, E[]>(
    texts.flatMap(({ name, description }) => [name, description].filter(Boolean).map((text) => [loose(text), []])),
  );
  const longest = Math.max(0, ...texts.flatMap(({ name, description }) => [name.length, description.length]));
  const lists = texts.map(({ description }) => description.split(", ").map(loose).filter(Boolean));
  const holders = lists.map((): { element: E; shown: number } | null => null);
  const visit = (element: E) => {
    if (tree.attribute(element, "class").startsWith("pfai-")) return; // One of our own marks.
    tree.children(element).forEach(visit);
    // The size includes the source's white space, so only text several times the longest one is surely too long.
    if (size(element) > longest * 4 + 200) return;
    const own = loose(tree.text(element));
    const known = places.get(own);
    // Of several nested elements with the same text, the innermost one.
    if (known && !known.some((each) => contains(element, each))) known.push(element);
    lists.forEach((lines, at) => {
      const shown = lines.length < 2 ? 0 : lines.filter((line) => own.includes(line)).length;
      if (shown > (holders[at]?.shown ?? 0)) holders[at] = { element, shown };
    });
  };
  if (longest) visit(root);
  const next = (text: string): E | null => places.get(loose(text))?.shift() ?? null;
  return texts.flatMap(({ name, description }, at) => {
    const title = next(name);
    const lines = lists[at] ?? [];
    const holder = holders[at];
    // An element with a part of the lines only is not the recipe.
    const list = holder && holder.shown >= lines.length * 0.8 ? holder.element : null;
    const item = {
      container: null,
      name: title,
      description: next(description) ?? (lines.length > 2 ? list : null),
    } as DishParts<E>;
    if (item.name && item.description && contains(item.name, item.description)) item.name = null;
    // A name alone is not enough to judge a dish whose description is somewhere else on the page.
    return (description ? item.description : item.name) ? [item] : [];
  });
}
