import { MAX_COLLECTION_NAME, MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/cookbook/limits";
import { nameKey } from "@/lib/text/normalized-name";
import { splitLine } from "../../../lib/quantity/split-line";
import { readCourse, readCuisine } from "../../../lib/recipes/read-kind";
import { ofEachTime, RECIPE_TIMES, type TimeColumn } from "../../../lib/recipes/times";
import { MAX_INGREDIENT_LENGTH, MAX_RECIPE_LINES, MAX_STEP_LENGTH } from "../../../lib/schemas/recipe-limits";
import { cleanText } from "../extraction/clean-text";
import { isFoodName, isPartName } from "../extraction/markup/food-words";
import { namesOtherFood } from "../extraction/markup/names-other-food";
import type { LeftOutLine } from "../extraction/recipe";
import {
  type CarriedIngredient,
  type CarriedStep,
  carriedRecipe,
  MAX_DESCRIPTION,
  MAX_MINUTES,
  MAX_TITLE,
  type ReadRecipe,
  type UnreadRecipe,
} from "./carried-recipe";

/** A recipe as another app's file states it, before it is fitted to our tables. Texts may have any length. */
export type CarriedDraft = { [Column in TimeColumn]?: number | null } & {
  title: string;
  description?: string | null;
  cuisines?: readonly string[];
  /** What the other app calls category, course or kind. A word that is none of our courses becomes a tag. */
  categories?: readonly string[];
  language?: string | null;
  servings?: number | null;
  yieldText?: string | null;
  sourceUrl?: string | null;
  ingredients: readonly CarriedIngredient[];
  instructions: readonly CarriedStep[];
  rating?: number | null;
  notes?: readonly string[];
  tags?: readonly string[];
  collections?: readonly string[];
  imageUrl?: string | null;
  /** What we cannot store, in words for the report. */
  leftOut?: readonly string[];
  /** What may be food and was not taken: it stays with the recipe, and makes it unknown, until somebody decides. */
  linesLeftOut?: readonly LeftOutLine[];
};

const isFood = ({ name }: CarriedIngredient): boolean => name !== "";

/**
 * Fits a draft to our tables. If an ingredient or a step is too long, the whole recipe counts as unread, because the
 * part that would be cut off could be the one that harms. Anything else that we cannot store is named in `left_out`.
 */
export function finishDraft(draft: CarriedDraft): ReadRecipe | UnreadRecipe {
  const title = oneLine(draft.title);
  const unread = (reason: string): UnreadRecipe => ({ title: title.slice(0, MAX_TITLE) || "Without a name", reason });
  if (title === "") return unread("It has no name.");
  if (title.length > MAX_TITLE) return unread(`Its name is longer than ${MAX_TITLE} characters.`);
  const ingredients = draft.ingredients.map(tidyIngredient).filter(isFood);
  const instructions = draft.instructions.map(tidyStep).filter(({ text }) => text !== "");
  if (ingredients.length === 0) return unread("It lists no ingredients, so nothing could be said of it.");
  const tooMany = ingredients.length > MAX_RECIPE_LINES || instructions.length > MAX_RECIPE_LINES;
  if (tooMany) return unread(`It has more than ${MAX_RECIPE_LINES} ingredients or steps.`);
  if (ingredients.some(({ name }) => name.length > MAX_INGREDIENT_LENGTH)) {
    return unread(`An ingredient is longer than ${MAX_INGREDIENT_LENGTH} characters.`);
  }
  if (instructions.some(({ text }) => text.length > MAX_STEP_LENGTH)) {
    return unread(`A step is longer than ${MAX_STEP_LENGTH} characters.`);
  }
  const leftOut = [...(draft.leftOut ?? [])];
  const description = oneLine(draft.description ?? "");
  // The description holds a sentence or two; a longer text is worth keeping and becomes a note.
  const longText = description.length > MAX_DESCRIPTION ? (draft.description ?? "").trim() : "";
  const recipe = {
    title,
    description: longText === "" ? description || null : null,
    cuisine: readCuisine(draft.cuisines ?? []),
    course: readCourse(draft.categories ?? []),
    language: toLanguage(draft.language ?? null),
    servings: toServings(draft.servings ?? null),
    yield_text: toYieldText(draft.yieldText ?? "", leftOut),
    ...ofEachTime((name) => toMinutes(draft[RECIPE_TIMES[name].column] ?? null)),
    source_url: toAddress(draft.sourceUrl ?? null, leftOut),
    ingredients,
    instructions,
    rating: toRating(draft.rating ?? null),
    note: toNote([longText, ...(draft.notes ?? [])], leftOut),
    tags: toTags(draft, leftOut),
    collections: [...new Set((draft.collections ?? []).map(oneLine))].filter(
      (name) => name !== "" && name.length <= MAX_COLLECTION_NAME,
    ),
    left_out: (draft.linesLeftOut ?? []).map(({ text, why }) => ({ text: oneLine(text), why })),
  };
  const checked = carriedRecipe.safeParse(recipe);
  if (!checked.success) return unread(`Something in it cannot be kept (${checked.error.issues[0]?.path.join(" ")}).`);
  return { recipe: checked.data, image_url: toAddress(draft.imageUrl ?? null, []), left_out: leftOut };
}

/** One line with single spaces. Control characters and unpaired surrogates, which PostgreSQL refuses, are removed. */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

const severalLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

/** If a value is too long for its column, it is moved into the name, of which the engine reads every word. */
function tidyIngredient(line: CarriedIngredient): CarriedIngredient {
  let name = oneLine(line.name);
  let [quantity, unit, note] = [oneLine(line.quantity ?? ""), oneLine(line.unit ?? ""), oneLine(line.note ?? "")];
  if (name === "" && note !== "") [name, note] = [note, ""];
  if (name === "" && (quantity !== "" || unit !== "")) {
    name = [quantity, unit].filter(Boolean).join(" ");
    quantity = "";
    unit = "";
  }
  if (quantity.length > 60 || unit.length > 60) {
    name = [quantity, unit, name].filter(Boolean).join(" ");
    quantity = "";
    unit = "";
  }
  if (note.length > 300) [name, note] = [`${name}, ${note}`, ""];
  return { name, quantity: quantity || null, unit: unit || null, note: note || null, group: toGroup(line.group) };
}

const tidyStep = ({ text, group }: CarriedStep): CarriedStep => ({ text: severalLines(text), group: toGroup(group) });

const toGroup = (group: string | null): string | null => {
  const name = oneLine(group ?? "");
  return name !== "" && name.length <= 120 ? name : null;
};

const toServings = (count: number | null): number | null =>
  count !== null && count >= 0.01 && count <= 10_000 ? Math.round(count * 100) / 100 : null;

const toMinutes = (count: number | null): number | null =>
  count !== null && Number.isFinite(count) && count >= 0 && count <= MAX_MINUTES ? Math.round(count) : null;

const toRating = (stars: number | null): number | null => {
  const rounded = Math.round(stars ?? 0);
  return rounded >= 1 && rounded <= 5 ? rounded : null;
};

function toLanguage(text: string | null): string | null {
  const tag = (text ?? "").trim().toLowerCase().replace("_", "-");
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(tag) ? tag : null;
}

function toYieldText(text: string, leftOut: string[]): string | null {
  const words = oneLine(text);
  if (words.length <= 200) return words || null;
  leftOut.push("what it makes, which is longer than 200 characters");
  return null;
}

function toAddress(text: string | null, leftOut: string[]): string | null {
  const address = (text ?? "").trim();
  if (address === "") return null;
  try {
    const url = new URL(address);
    const isPlain = /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
    if (isPlain && address.length <= 2000 && !/[\s\p{Cc}\p{Cs}]/u.test(address)) return address;
  } catch {
    // Reported below, like every text that is no address.
  }
  leftOut.push(`where it is from: “${oneLine(address).slice(0, 120)}” is no web address`);
  return null;
}

function toNote(parts: readonly string[], leftOut: string[]): string {
  const whole = [...new Set(parts.map(severalLines))].filter((part) => part !== "").join("\n\n");
  if (whole.length <= MAX_NOTE_LENGTH) return whole;
  leftOut.push(`the end of its notes, which are longer than ${MAX_NOTE_LENGTH} characters`);
  return severalLines(whole.slice(0, MAX_NOTE_LENGTH));
}

/** The tags, and the categories other than the one that became the course. */
function toTags({ tags = [], categories = [] }: CarriedDraft, leftOut: string[]): string[] {
  const course = categories.find((word) => readCourse([word]) !== null);
  const all = [...tags, ...categories.filter((word) => word !== course)].map(oneLine).filter((tag) => tag !== "");
  const unlike = [...new Map(all.toReversed().map((tag) => [nameKey(tag), tag])).values()].toReversed();
  const kept = unlike.filter((tag) => tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS);
  const missing = unlike.filter((tag) => !kept.includes(tag));
  if (missing.length > 0) leftOut.push(`tags: ${missing.join(", ").slice(0, 300)}`);
  return kept;
}

/** Splits "2 cups flour" into amount, unit and food. */
export function readWords(text: string, group: string | null): CarriedIngredient {
  const words = oneLine(text);
  const { quantity, unit, name } = splitLine(words);
  if (name === "") return { name: words, quantity: null, unit: null, note: null, group };
  return { name, quantity: quantity || null, unit: unit || null, note: null, group };
}

/**
 * Splits a text into lines. A line that ends with a colon and states no amount is the heading of the lines below it. It is
 * a line too if there are none, or if it names a food that they do not: "Almonds:" is almonds.
 */
export function readBlock(text: string): { text: string; group: string | null }[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .filter((words) => words !== "");
  let group: string | null = null;
  return lines.flatMap((words, i) => {
    if (!isHeading(words)) return [{ text: words, group }];
    group = words.slice(0, -1).trim();
    const end = lines.findIndex((line, at) => at > i && isHeading(line));
    const below = lines
      .slice(i + 1, end < 0 ? undefined : end)
      .join(" ")
      .toLowerCase();
    const isFood = below === "" ? !isPartName(group) : isFoodName(group) && namesOtherFood(group, below);
    return isFood ? [{ text: group, group: null }] : [];
  });
}

const isHeading = (words: string): boolean => words.length <= 80 && /[^:\d]:$/.test(words) && !/^\d/.test(words);

/** The reverse of readBlock: writes a heading before each group. Lines without a group come first. */
export function writeBlock(lines: readonly { text: string; group: string | null }[]): string {
  let group: string | null = null;
  return lines
    .flatMap(({ text, group: own }) => {
      const words = oneLine(text);
      if (own === group || own === null) return [words];
      group = own;
      return [`${oneLine(own)}:`, words];
    })
    .join("\n");
}
