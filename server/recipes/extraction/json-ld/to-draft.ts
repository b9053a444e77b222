import { cleanText } from "../clean-text";
import { parseMinutes } from "../duration";
import { emptyDraft, type PageLine, type RecipeDraft } from "../recipe";
import { chooseYield } from "../yield";
import { readIngredients } from "./ingredients";
import { readInstructions } from "./instructions";
import { asList, isObject, type JsonObject, type JsonValue, localName, property } from "./json-value";

type ById = ReadonlyMap<string, JsonObject>;

const INGREDIENT_KEYS = ["recipeIngredient", "ingredients", "recipeIngredients"] as const;
const STEP_KEYS = ["recipeInstructions", "instructions", "step"] as const;

/**
 * Reads a JSON-LD Recipe object. `byId` resolves references to other objects of the graph. `brokenOff` is the property
 * in whose value the text was truncated: a truncated list does not count as a list.
 */
export function toDraft(recipe: JsonObject, byId: ById, brokenOff?: string): RecipeDraft {
  const isBroken = (keys: readonly string[]): boolean => keys.some((key) => localName(brokenOff) === key.toLowerCase());
  const ingredients = readIngredients(firstOf(recipe, INGREDIENT_KEYS), byId);
  const steps = readInstructions(firstOf(recipe, STEP_KEYS), byId);
  const [hasFoods, hasMethod] = [!isBroken(INGREDIENT_KEYS), !isBroken(STEP_KEYS)];
  const read = (key: string): JsonValue | undefined => property(recipe, key);
  const total = read("totalTime");
  return {
    ...emptyDraft("json-ld"),
    title: firstText(read("name")) ?? firstText(read("headline")),
    brokenOff:
      brokenOff === undefined ? null : { ingredients: hasFoods ? [] : ingredients, steps: hasMethod ? [] : steps },
    ingredients: hasFoods ? ingredients : [],
    steps: hasMethod ? steps : [],
    alsoListed: furtherLists(recipe, byId),
    images: readImages(read("image"), byId, 0),
    servings: chooseYield([...asList(read("recipeYield")), ...asList(read("yield"))].map(yieldText)),
    prepMinutes: readMinutes(read("prepTime")),
    cookMinutes: readMinutes(read("cookTime")),
    totalMinutes: readMinutes(total),
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

/** The first of these properties that is not empty. */
function firstOf(object: JsonObject, keys: readonly string[]): JsonValue | undefined {
  return keys.map((key) => property(object, key)).find((value) => asList(value).length > 0);
}

/** The lists of ingredients under further names than the one that is read. */
const furtherLists = (recipe: JsonObject, byId: ById): PageLine[] =>
  INGREDIENT_KEYS.map((key) => property(recipe, key))
    .filter((value) => asList(value).length > 0)
    .slice(1)
    .flatMap((value) => readIngredients(value, byId));

/** A QuantitativeValue as words. */
function yieldText(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const of = (key: string): string => textOfValue(property(value, key));
  const amount =
    of("value") || [of("minValue"), of("maxValue")].filter((part) => part !== "").join("-") || of("@value");
  return [amount, of("unitText") || of("name") || (amount === "" ? of("description") : "")].join(" ").trim();
}

const textOfValue = (value: JsonValue | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function readMinutes(value: JsonValue | undefined): number | null {
  for (const item of asList(value)) {
    const source = isObject(item)
      ? ["maxValue", "duration", "@value", "value", "name"].map((key) => property(item, key)).find(isNamed)
      : item;
    const minutes = parseMinutes(source);
    if (minutes !== null) return minutes;
  }
  return null;
}

const isNamed = (value: JsonValue | undefined): boolean => value !== undefined && value !== null && value !== "";

/** Image addresses in the publisher's order of preference. */
export function readImages(value: JsonValue | undefined, byId: ById, depth: number): string[] {
  if (depth > 4) return [];
  return asList(value).flatMap((item) => {
    // Several addresses in one text: "https://…/a.jpg, https://…/b.jpg".
    if (typeof item === "string") return item.split(/,\s*(?=https?:\/\/)/).flatMap((one) => one.trim() || []);
    if (Array.isArray(item)) return readImages(item, byId, depth + 1);
    if (!isObject(item)) return [];
    const address = ["url", "contentUrl", "thumbnailUrl"].map((key) => property(item, key)).find(isNamed);
    if (address !== undefined) return readImages(address, byId, depth + 1);
    const id = property(item, "@id");
    if (typeof id !== "string") return [];
    const target = byId.get(id);
    if (target && target !== item) return readImages(target, byId, depth + 1);
    return /^https?:\/\/[^#]+\.(?:jpe?g|png|webp|avif)(?:\?|$)/i.test(id) ? [id] : [];
  });
}

/** The name of a person or organisation given as text, object, reference or list of these. */
function readName(value: JsonValue | undefined, byId: ById): string | null {
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
