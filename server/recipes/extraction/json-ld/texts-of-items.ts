import { cleanText } from "../clean-text";
import { isObject, type JsonObject, type JsonValue } from "./json-value";

const MOST_ITEMS = 1000;
const DEEPEST = 20;

/** The dishes and recipes of JSON-LD at any depth, as the widget reads them (sdk/widget/src/json-ld.ts). */
export function textsOfJsonLd(values: readonly (JsonValue | null)[]): { name: string; description: string }[] {
  const found: { name: string; description: string }[] = [];
  const visit = (value: JsonValue, depth: number): void => {
    if (depth > DEEPEST || found.length >= MOST_ITEMS || value === null || typeof value !== "object") return;
    if (isObject(value)) take(value);
    for (const each of Object.values(value)) visit(each as JsonValue, depth + 1);
  };
  const take = (thing: JsonObject): void => {
    const isRecipe = isA(thing, "Recipe");
    const lines = list(thing.recipeIngredient ?? thing.ingredients).map(line);
    const description = isRecipe ? lines.filter(Boolean).join(", ") : line(thing.description);
    const name = line(thing.name);
    if ((isRecipe || isA(thing, "MenuItem")) && (name || description)) found.push({ name, description });
  };
  for (const value of values) if (value !== null) visit(value, 0);
  return found;
}

const list = (value: JsonValue | undefined): JsonValue[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const isA = (thing: JsonObject, type: string): boolean =>
  list(thing["@type"]).some((each) => typeof each === "string" && each.endsWith(type));

/** A text property, which may be in several languages, and into which plugins may have written HTML. */
function line(value: JsonValue | undefined): string {
  const [first] = list(value);
  const said = isObject(first) ? (first["@value"] ?? first.name ?? first) : first;
  return typeof said === "string" ? cleanText(said).replace(/\s+/g, " ").trim() : "";
}
