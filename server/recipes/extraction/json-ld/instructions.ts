import { cleanLines, cleanSentences, cleanText } from "../clean-text";
import type { RecipeLine } from "../recipe";
import { typesOf } from "./find-recipes";
import { asList, isObject, type JsonObject, type JsonValue, property } from "./json-value";

const MAX_DEPTH = 12;
const MAX_STEPS = 500;
/** A step's name that only counts: "Step 3", "Schritt 3", "3.", "soup_a step 3". */
const COUNTING_NAME =
  /^(?:\p{L}{1,12}\.?\s*)?#?\d{1,3}\s*[.:)]?$|\b(?:step|schritt|stap|étape|paso|passo)\s*\d{1,3}$/iu;

/**
 * recipeInstructions in all its forms as steps in order: one text, a list of texts, HowToStep and HowToSection
 * nested to any depth, ItemList with ListItem. A section's name becomes the group of its steps.
 */
export function readInstructions(value: JsonValue | undefined): RecipeLine[] {
  const steps: RecipeLine[] = [];
  visit(value, null, 0, steps);
  return steps;
}

function visit(value: JsonValue | undefined, group: string | null, depth: number, steps: RecipeLine[]): void {
  if (depth > MAX_DEPTH || steps.length >= MAX_STEPS) return;
  if (typeof value === "string") {
    for (const text of cleanSentences(value)) steps.push({ text, group });
  } else if (Array.isArray(value)) {
    const isList = value.length > 1;
    for (const item of value) {
      if (isList && typeof item === "string") pushStep(cleanLines(item), group, steps);
      else if (isList && isObject(item)) visitObject(item, group, depth + 1, steps, true);
      else visit(item, group, depth + 1, steps);
    }
  } else if (isObject(value)) visitObject(value, group, depth, steps);
}

function visitObject(
  object: JsonObject,
  group: string | null,
  depth: number,
  steps: RecipeLine[],
  isOneOfMany = false,
): void {
  const name = textOf(object, "name") || textOf(object, "headline");
  const children = property(object, "itemListElement") ?? property(object, "steps") ?? property(object, "item");
  const ownText = textValue(object);
  if (children !== undefined && asList(children).length > 0 && ownText === null) {
    const isSection = typesOf(object).some((type) => type === "howtosection" || type === "itemlist") || name !== "";
    visit(children, (isSection && !COUNTING_NAME.test(name) && name) || group, depth + 1, steps);
    return;
  }
  const lines = ownText === null ? [] : cleanLines(ownText);
  if (lines.length === 0) {
    if (name !== "" && !COUNTING_NAME.test(name)) steps.push({ text: name, group });
    return;
  }
  const heading = isHeading(name, lines[0] ?? "") ? name : group;
  if (isOneOfMany) pushStep(lines, heading, steps);
  else for (const text of cleanSentences(ownText ?? "")) steps.push({ text, group: heading });
}

/** One of several steps stays one step, however its text is broken. */
function pushStep(lines: readonly string[], group: string | null, steps: RecipeLine[]): void {
  const text = lines.join(" ");
  if (text !== "") steps.push({ text, group });
}

/** A step's name says something only where it does not count or repeat the beginning of the text. */
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
