import { cleanLines, cleanSentences, cleanText } from "../clean-text";
import type { PageLine } from "../recipe";
import { typesOf } from "./find-recipes";
import { asList, dereferenced, isObject, type JsonObject, type JsonValue, property } from "./json-value";
import { inOrder, splitNumbered } from "./step-order";

const MAX_DEPTH = 12;
const MAX_STEPS = 500;
/** A step's name that only counts: "Step 3", "Schritt 3", "3.", "soup_a step 3". */
const COUNTING_NAME =
  /^(?:\p{L}{1,12}\.?\s*)?#?\d{1,3}\s*[.:)]?$|\b(?:step|schritt|stap|étape|paso|passo)\s*\d{1,3}$/iu;

type ById = ReadonlyMap<string, JsonObject>;

/** The steps so far, and the objects that references point to. */
interface Reading {
  steps: PageLine[];
  byId: ById;
}

/**
 * Reads recipeInstructions in all its forms as steps in order: one text, a list of texts, HowToStep and HowToSection
 * nested to any depth, ItemList with ListItem, references by `@id`. A section's name becomes the group of its steps.
 */
export function readInstructions(value: JsonValue | undefined, byId: ById = new Map()): PageLine[] {
  const steps: PageLine[] = [];
  visit(value, null, 0, { steps, byId });
  return steps;
}

function visit(value: JsonValue | undefined, group: string | null, depth: number, reading: Reading): void {
  const { steps } = reading;
  if (depth > MAX_DEPTH || steps.length >= MAX_STEPS) return;
  const list = asList(value);
  const isList = list.length > 1;
  for (const item of isList ? inOrder(list) : list) {
    if (Array.isArray(item)) visit(item, group, depth + 1, reading);
    else if (isObject(item)) visitObject(dereferenced(item, reading.byId), group, depth + 1, reading, isList);
    else if (typeof item !== "string") continue;
    else if (isList) pushStep(cleanLines(item), group, steps);
    else pushText(item, group, steps);
  }
}

function visitObject(
  object: JsonObject,
  group: string | null,
  depth: number,
  reading: Reading,
  isOneOfMany: boolean,
): void {
  const { steps } = reading;
  const name = textOf(object, "name") || textOf(object, "headline");
  const children = property(object, "itemListElement") ?? property(object, "steps") ?? property(object, "item");
  const ownText = textValue(object);
  const isSection = typesOf(object).some((type) => type === "howtosection" || type === "itemlist");
  // A section's description is a text beside its steps; a step's description is the step itself.
  if (children !== undefined && asList(children).length > 0 && (isSection || ownText === null)) {
    visit(children, (!COUNTING_NAME.test(name) && name) || group, depth + 1, reading);
    return;
  }
  const lines = ownText === null ? [] : cleanLines(ownText);
  if (lines.length === 0) {
    if (name !== "" && !COUNTING_NAME.test(name)) steps.push({ text: name, group });
    return;
  }
  const heading = isHeading(name, lines[0] ?? "") ? name : group;
  if (isOneOfMany) pushStep(lines, heading, steps);
  else pushText(ownText ?? "", heading, steps);
}

/** Splits a text with all steps, which are in lines of their own or numbered. */
function pushText(whole: string, group: string | null, steps: PageLine[]): void {
  for (const line of cleanSentences(whole)) for (const text of splitNumbered(line)) steps.push({ text, group });
}

/** Each of several steps stays one step, even if its text contains line breaks. */
function pushStep(lines: readonly string[], group: string | null, steps: PageLine[]): void {
  const text = lines.join(" ");
  if (text !== "") steps.push({ text, group });
}

/** A step's name counts as a heading only if it is no number and does not repeat the beginning of the text. */
function isHeading(name: string, text: string): boolean {
  if (name === "" || COUNTING_NAME.test(name)) return false;
  const bare = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return !bare(text).startsWith(bare(name.replace(/(?:\.{3}|…)$/, "")));
}

function textValue(object: JsonObject): string | null {
  for (const key of ["text", "description", "@value"]) {
    const value = property(object, key);
    if (typeof value === "string" && value.trim() !== "") return value;
    if (Array.isArray(value)) {
      const joined = value.filter((item) => typeof item === "string").join("\n");
      if (joined.trim() !== "") return joined;
    }
  }
  return null;
}

function textOf(object: JsonObject, key: string): string {
  const value = property(object, key);
  return typeof value === "string" ? cleanText(value) : "";
}
