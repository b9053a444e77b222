import { plain } from "./answer-html";
import type { Text } from "./menu-call";
import { page } from "./page";

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
