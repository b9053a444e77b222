import { plain } from "./answer-html";
import type { Text } from "./calls";
import { matches, of, page } from "./page";
import { readText } from "./texts";

type Thing = Record<string, unknown>;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value == null ? [] : [value]);
const isA = (thing: Thing, type: string) => list(thing["@type"]).some((each) => String(each).endsWith(type));
/** A text property, which may be in several languages, and into which plugins may have written HTML. */
function line(value: unknown): string {
  const [first] = list(value);
  const said = (first as Thing | null)?.["@value"] ?? (first as Thing | null)?.name ?? first;
  if (typeof said !== "string") return "";
  return plain(said.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

/** Finds the dishes and recipes of the page's own JSON-LD at any depth. Skips blocks that cannot be parsed. */
export function readPage(): Text[] {
  const MOST_ITEMS = 1000;
  const DEEPEST = 20;
  const found: Text[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || found.length >= MOST_ITEMS || !value || typeof value !== "object") return;
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
  for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      // Raw line breaks within strings are invalid JSON, but common in themes of websites.
      visit(JSON.parse((script.textContent ?? "").replace(/\s+/g, " ")), 0);
    } catch {
      // Invalid JSON-LD is the page's mistake; the block is skipped.
    }
  }
  return found;
}

export type PageItem = { container: Element | null; name: Element | null; description: Element | null };

/** Finds the elements that show what the JSON-LD says: those whose whole text is an item's name or description. */
export function findItems(root: Element): PageItem[] {
  const texts = readPage();
  const places = new Map<string, Element[]>(
    texts.flatMap(({ name, description }) => [name, description].filter(Boolean).map((text) => [text, []])),
  );
  const longest = Math.max(0, ...[...places.keys()].map(({ length }) => length));
  const visit = (element: Element) => {
    if (matches(element, "[class^=pfai-]")) return; // One of our own marks.
    for (const child of of(element, "children")) visit(child);
    // textContent includes the source's white space, so only text several times the longest one is surely too long.
    if ((of(element, "textContent")?.length ?? 0) > longest * 4 + 200) return;
    const known = places.get(readText(element).text);
    // Of several nested elements with the same text, the innermost one.
    if (known && !known.some((each) => element.contains(each))) known.push(element);
  };
  if (longest) visit(root);
  const next = (text: string): Element | null => places.get(text)?.shift() ?? null;
  return texts.flatMap(({ name, description }) => {
    const item = { container: null, name: next(name), description: next(description) };
    // A name alone is not enough to judge a dish whose description is somewhere else on the page.
    return (description ? item.description : item.name) ? [item] : [];
  });
}
