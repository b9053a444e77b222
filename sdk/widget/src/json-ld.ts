import type { Text } from "./calls";
import { readText } from "./texts";

type Thing = Record<string, unknown>;
const MOST_ITEMS = 1000;
const DEEPEST = 12;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isA = (thing: Thing, type: string) => list(thing["@type"]).some((each) => String(each).endsWith(type));
const line = (value: unknown): string => (typeof value === "string" ? value.replace(/\s+/g, " ").trim() : "");

/** Dishes and recipes of the page's own JSON-LD, however deep they stand in it. Unreadable blocks are passed over. */
export function readPage(): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || found.length >= MOST_ITEMS || typeof value !== "object" || value === null) return;
    const thing = value as Thing;
    if (!Array.isArray(value)) {
      const isRecipe = isA(thing, "Recipe");
      const description = isRecipe
        ? list(thing.recipeIngredient ?? thing.ingredients)
            .map(line)
            .filter(Boolean)
            .join(", ")
        : line(thing.description);
      const name = line(thing.name);
      if ((isRecipe || isA(thing, "MenuItem")) && (name || description)) found.push({ name, description });
    }
    for (const each of Object.values(thing)) visit(each, depth + 1);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      visit(JSON.parse(script.textContent ?? ""), 0);
    } catch {
      // Somebody else's mistake.
    }
  }
  return found;
}

export type PageItem = { container: Element | null; name: Element | null; description: Element | null };

/** Where the page shows what its JSON-LD says: elements whose whole text is an item's name or its description. */
export function findItems(root: Element): PageItem[] {
  const texts = readPage();
  const wanted = new Set(texts.flatMap(({ name, description }) => [name, description]));
  const longest = Math.max(0, ...[...wanted].map(({ length }) => length));
  const places = new Map<string, Element[]>();
  const visit = (element: Element) => {
    if (element.matches("[class^=pfai-]")) return; // a mark of ours
    for (const child of element.children) visit(child);
    // White space of the source counts there: several times the longest text is surely more than that.
    if ((element.textContent?.length ?? 0) > longest * 4 + 200) return;
    const { text } = readText(element);
    if (!text || !wanted.has(text)) return;
    const known = places.get(text) ?? [];
    // The innermost of several that hold the same text.
    if (!known.some((each) => element.contains(each))) places.set(text, [...known, element]);
  };
  if (wanted.size > 0) visit(root);
  const taken = new Set<Element>();
  const next = (text: string): Element | null => {
    const place = places.get(text)?.find((each) => !taken.has(each)) ?? null;
    if (place) taken.add(place);
    return place;
  };
  return texts.flatMap(({ name, description }) => {
    const item = { name: next(name), description: description ? next(description) : null };
    // A name alone says little of a dish that has a description somewhere else.
    if (description ? !item.description : !item.name) return [];
    return [{ ...item, container: null }];
  });
}
