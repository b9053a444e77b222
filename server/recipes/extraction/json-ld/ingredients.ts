import { cleanLines, cleanText } from "../clean-text";
import { ingredientLikeness } from "../markup/line-shape";
import type { PageLine } from "../recipe";
import { asList, dereferenced, isObject, type JsonObject, type JsonValue, property } from "./json-value";

type ById = ReadonlyMap<string, JsonObject>;
/** Above the limit of a recipe, so that a list that is too long is recognised as such. */
const MAX_INGREDIENTS = 400;
const MAX_DEPTH = 6;
const MAX_GROUP_LENGTH = 120;

interface Entry {
  text: string;
  group: string | null;
}

/**
 * Reads recipeIngredient in all its forms as lines: texts, one text with all of them, objects with amount and name,
 * nested lists, ItemList with ListItem, groups with a name, references by `@id`. Nothing that names food is left out.
 */
export function readIngredients(value: JsonValue | undefined, byId: ById = new Map()): PageLine[] {
  const entries = [...flatten(value, null, 0, byId)];
  const lines: PageLine[] = [];
  for (const { text: raw, group } of entries) {
    if (lines.length >= MAX_INGREDIENTS) break;
    // Each of several entries is one line, even if it contains line breaks, unless its lines are separate foods.
    const parts = cleanLines(raw);
    const isSeveral = entries.length === 1 || parts.filter((part) => ingredientLikeness(part) >= 0.75).length >= 2;
    const texts = isSeveral ? parts.flatMap(entries.length === 1 ? splitRun : (part) => [part]) : [parts.join(" ")];
    for (const text of texts) if (text !== "") lines.push({ text, group });
  }
  return lines;
}

function* flatten(
  value: JsonValue | undefined,
  group: string | null,
  depth: number,
  byId: ById,
): Generator<Entry, void> {
  if (depth > MAX_DEPTH) return;
  for (const item of asList(value)) {
    if (typeof item === "string" || typeof item === "number") yield { text: String(item), group };
    else if (Array.isArray(item)) yield* flatten(item, group, depth + 1, byId);
    else if (isObject(item)) yield* flattenObject(dereferenced(item, byId), group, depth, byId);
  }
}

function* flattenObject(object: JsonObject, group: string | null, depth: number, byId: ById): Generator<Entry, void> {
  for (const key of ["itemListElement", "recipeIngredient", "ingredients", "item"]) {
    const children = property(object, key);
    if (children === undefined || asList(children).length === 0) continue;
    const name = key === "item" ? "" : namePart(property(object, "name"));
    yield* flatten(children, (name.length <= MAX_GROUP_LENGTH && name) || group, depth + 1, byId);
    return;
  }
  const text = lineOf(object);
  if (text !== "") yield { text, group };
}

/** "500 g plums", from a text or from amount, unit and name under the names that templates use. */
function lineOf(object: JsonObject): string {
  const text = property(object, "text") ?? property(object, "@value");
  if (typeof text === "string" && text.trim() !== "") return text;
  const amount = ["amount", "requiredQuantity", "quantity", "value"]
    .map((key) => quantityPart(property(object, key)))
    .find((part) => part !== "");
  const unit = ["unitText", "unit", "unitCode"]
    .map((key) => namePart(property(object, key)))
    .find((part) => part !== "");
  const name = ["name", "ingredient", "food", "description"]
    .map((key) => namePart(property(object, key)))
    .find((part) => part !== "");
  const notes = ["notes", "note", "comment", "preparation"].map((key) => namePart(property(object, key)));
  const line = [amount ?? "", unit ?? "", name ?? anyWords(object)].filter((part) => part !== "").join(" ");
  return [line, ...notes].filter((part) => part !== "").join(", ");
}

/** Words under a name that no template we know uses: they may be the food. */
function anyWords(object: JsonObject): string {
  const words = Object.entries(object).flatMap(([key, value]) =>
    typeof value === "string" && !NO_WORDS.test(key) && !/^https?:/i.test(value) ? [cleanText(value)] : [],
  );
  return words.filter((text) => text !== "" && text.length <= MAX_GROUP_LENGTH).join(" ");
}

/** Properties that are no words for people, or that the line has already. */
const NO_WORDS =
  /^@|^(?:amount|requiredQuantity|quantity|value|unit|unitText|unitCode|notes?|comment|preparation|url|image|id|identifier|position|additionalType)$/i;

function quantityPart(value: JsonValue | undefined): string {
  if (!isObject(value)) return namePart(value);
  const of = (key: string): string => namePart(property(value, key));
  const amount = of("value") || [of("minValue"), of("maxValue")].filter((part) => part !== "").join("-");
  return [amount, of("unitText") || of("unit") || of("unitCode"), of("name")].filter((part) => part !== "").join(" ");
}

function namePart(value: JsonValue | undefined): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return cleanText(value);
  return isObject(value) ? namePart(property(value, "name")) : "";
}

/** The parts between commas outside brackets. */
export const splitAtCommas = (line: string): string[] => line.split(/,\s+(?![^()]{0,200}\))/);

/** All foods in one line, separated by bullets, semicolons or bars; by commas only if each part has an amount. */
export function splitRun(line: string): string[] {
  for (const mark of [/\s*[•●▪◦■☐]\s*/u, /\s*;\s+/, /\s+\|\s+/]) {
    const parts = line.split(mark).filter((part) => part !== "");
    if (parts.length >= 2) return parts;
  }
  const parts = splitAtCommas(line);
  return parts.length >= 2 && parts.every((part) => /^[\d½¼¾⅓⅔]/.test(part) && ingredientLikeness(part) >= 0.75)
    ? parts
    : [line];
}
