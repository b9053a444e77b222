import { cleanLines, cleanText } from "../clean-text";
import { parseMinutes } from "../duration";
import { ingredientLikeness } from "../markup/line-shape";
import { emptyDraft, type RecipeDraft, type RecipeLine } from "../recipe";
import { chooseYield } from "../yield";
import { readInstructions } from "./instructions";
import { asList, isObject, type JsonObject, type JsonValue, property } from "./json-value";

type ById = ReadonlyMap<string, JsonObject>;
/** More than is accepted, so that a list too long is seen to be one. */
const MAX_INGREDIENTS = 400;

/** What a JSON-LD Recipe object says. `byId` resolves references to people and images elsewhere in the graph. */
export function toDraft(recipe: JsonObject, byId: ById): RecipeDraft {
  const read = (key: string): JsonValue | undefined => property(recipe, key);
  const total = read("totalTime");
  return {
    ...emptyDraft("json-ld"),
    title: firstText(read("name")) ?? firstText(read("headline")),
    ingredients: readIngredients(read("recipeIngredient") ?? read("ingredients") ?? read("recipeIngredients")),
    steps: readInstructions(read("recipeInstructions") ?? read("instructions") ?? read("step")),
    images: readImages(read("image"), byId, 0),
    servings: chooseYield([...asList(read("recipeYield")), ...asList(read("yield"))]),
    prepMinutes: readMinutes(read("prepTime")),
    cookMinutes: readMinutes(read("cookTime")),
    totalMinutes: readMinutes(total),
    author: readName(read("author"), byId) ?? readName(read("creator"), byId),
    siteName: readName(read("publisher"), byId),
    language: firstText(read("inLanguage")),
    description: firstText(read("description")),
    keywords: readTerms(read("keywords"), true),
    categories: readTerms(read("recipeCategory"), true),
    cuisines: readTerms(read("recipeCuisine"), true),
    suitableForDiet: readTerms(read("suitableForDiet"), false),
    urls: [read("url"), read("@id"), read("mainEntityOfPage")].flatMap(readUrl),
  };
}

function readIngredients(value: JsonValue | undefined): RecipeLine[] {
  const lines: RecipeLine[] = [];
  const items = [...flatten(value, 0)];
  for (const item of items) {
    if (lines.length >= MAX_INGREDIENTS) break;
    const raw =
      typeof item === "string" || typeof item === "number" ? String(item) : isObject(item) ? ingredientText(item) : "";
    // One of several entries is one line, however it is broken, unless its lines are foods of their own.
    const parts = cleanLines(raw);
    const isSeveral = items.length === 1 || parts.filter((part) => ingredientLikeness(part) >= 0.75).length >= 2;
    const texts = isSeveral ? parts : [parts.join(" ")];
    for (const text of texts) if (text !== "") lines.push({ text, group: null });
  }
  return lines;
}

function ingredientText(item: JsonObject): string {
  const text = property(item, "text");
  if (typeof text === "string" && text.trim() !== "") return text;
  return ["amount", "quantity", "value", "unitText", "unit", "name"]
    .map((key) => property(item, key))
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");
}

function* flatten(value: JsonValue | undefined, depth: number): Generator<JsonValue> {
  if (depth > 6) return;
  for (const item of asList(value)) {
    const children = isObject(item) ? property(item, "itemListElement") : undefined;
    if (Array.isArray(item)) yield* flatten(item, depth + 1);
    else if (children !== undefined) yield* flatten(children, depth + 1);
    else yield item;
  }
}

function readMinutes(value: JsonValue | undefined): number | null {
  for (const item of asList(value)) {
    const source = isObject(item)
      ? (property(item, "maxValue") ?? property(item, "duration") ?? property(item, "@value"))
      : item;
    const minutes = parseMinutes(source);
    if (minutes !== null) return minutes;
  }
  return null;
}

/** Image addresses, the publisher's first choice first. */
export function readImages(value: JsonValue | undefined, byId: ById, depth: number): string[] {
  if (depth > 4) return [];
  return asList(value).flatMap((item) => {
    if (typeof item === "string") return item.trim() === "" ? [] : [item.trim()];
    if (Array.isArray(item)) return readImages(item, byId, depth + 1);
    if (!isObject(item)) return [];
    const address = property(item, "url") ?? property(item, "contentUrl") ?? property(item, "contentURL");
    if (address !== undefined && address !== null && address !== "") return readImages(address, byId, depth + 1);
    const id = property(item, "@id");
    const target = typeof id === "string" ? byId.get(id) : undefined;
    return target && target !== item ? readImages(target, byId, depth + 1) : [];
  });
}

/** The name of a person or organisation given as text, object, reference or list of these. */
export function readName(value: JsonValue | undefined, byId: ById): string | null {
  for (const item of asList(value)) {
    if (typeof item === "string") {
      const text = cleanText(item);
      if (text !== "" && !/^https?:/i.test(text)) return text;
    } else if (isObject(item)) {
      const id = property(item, "@id");
      const name =
        firstText(property(item, "name")) ?? (typeof id === "string" ? firstText(nameOf(byId.get(id))) : null);
      if (name !== null) return name;
    }
  }
  return null;
}

const nameOf = (object: JsonObject | undefined): JsonValue | undefined => object && property(object, "name");

function firstText(value: JsonValue | undefined): string | null {
  for (const item of asList(value)) {
    const source = isObject(item) ? property(item, "@value") : item;
    if (typeof source !== "string") continue;
    const text = cleanText(source);
    if (text !== "") return text;
  }
  return null;
}

function readTerms(value: JsonValue | undefined, isSplit: boolean): string[] {
  const terms = asList(value).flatMap((item) => {
    const text = firstText(isObject(item) ? (property(item, "name") ?? property(item, "@id")) : item) ?? "";
    return isSplit ? text.split(/[,;|]/) : [text];
  });
  return [...new Set(terms.map((term) => term.trim()).filter((term) => term !== "" && term.length <= 80))].slice(0, 60);
}

function readUrl(value: JsonValue | undefined): string[] {
  return asList(value).flatMap((item) => {
    const address = isObject(item) ? (property(item, "@id") ?? property(item, "url")) : item;
    return typeof address === "string" && /^(?:https?:)?\//i.test(address) ? [address] : [];
  });
}
