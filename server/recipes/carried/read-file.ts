import { isDeepStrictEqual } from "node:util";
import { extractPastedRecipe, hasMarkup } from "../extraction/extract-from-text";
import { extractSeveral, linesOfPage } from "../extraction/extract-several";
import { findJsonLdRecipes } from "../extraction/json-ld/find-recipes";
import { isObject, type JsonObject, type JsonValue, property } from "../extraction/json-ld/json-value";
import type { ExtractionFailure } from "../extraction/recipe";
import { countMealMaster, splitText } from "../extraction/split-text";
import { carriedRecipe, type FileReading, type ReadRecipe, type UnreadRecipe } from "./carried-recipe";
import { type CarriedDraft, finishDraft, oneLine } from "./draft";
import { readChowdown, withoutHead } from "./formats/chowdown";
import { isCooklang, readCooklang } from "./formats/cooklang";
import { draftOfPage, writeJsonLd, writeNextcloud } from "./formats/json-ld";
import { isMasterCook, readMasterCook } from "./formats/master-cook";
import { readMealMaster } from "./formats/meal-master";
import { isMealie, readMealie, writeMealie } from "./formats/mealie";
import { writeMela } from "./formats/mela";
import { isPaprika, readPaprika, writePaprika } from "./formats/paprika";
import { readRecipeJson, recipesInJson } from "./formats/recipe-json";
import { readRecipeTable } from "./formats/recipe-table";
import { isXml, readRecipeXml } from "./formats/recipe-xml";
import { isTandoor, readTandoor, writeTandoor } from "./formats/tandoor";
import { textOf } from "./formats/values";

/** The most recipes of one file. A usual file has far fewer: even a group of a hundred long recipes is smaller. */
export const MAX_RECIPES_OF_FILE = 500;
/** The property in which our own export stores the whole recipe, because the other formats cannot state all of it. */
export const OURS = "forkprint";

const FAILURES: Record<ExtractionFailure, string> = {
  no_recipe: "There is no recipe in it.",
  several_recipes: "There are several recipes in it that cannot be told apart.",
  incomplete: "It breaks off in the middle of the recipe.",
  empty: "It is empty.",
  too_large: "It is too large, or has more lines than a recipe may have.",
  line_too_long: "A line of it is longer than it may be.",
};

/**
 * The recipes of one file of another app, or why they could not be read. The format is recognised by the content, not
 * by the name, except Cooklang without amounts: JSON of several apps or of schema.org, an HTML page, XML, Meal-Master,
 * MasterCook, Markdown with a head, Cooklang, a table, or plain text. Pure and total: it never throws.
 */
export function readCarriedFile(text: string, name: string): FileReading {
  const value = parseJson(text);
  const reading = value === undefined ? readText(text, name) : readJson(value, name);
  if (reading.length <= MAX_RECIPES_OF_FILE) return reading;
  return [{ title: name, reason: `It holds more than ${MAX_RECIPES_OF_FILE} recipes. Please export them in parts.` }];
}

/** A text that is no JSON: Meal-Master, a page, a table, or plain text, each with one recipe or several. */
function readText(text: string, name: string): FileReading {
  const drafts = draftsOf(text, name);
  if (drafts) return drafts.map(finishDraft);
  const isPage = hasMarkup(text);
  const inData = isPage ? extractSeveral(text) : [];
  if (inData.length > 0) return inData.map((recipe) => finishDraft(draftOfPage(recipe, null)));
  const table = isPage ? null : readRecipeTable(text, name, MAX_RECIPES_OF_FILE);
  if (table)
    return "reason" in table ? [{ title: name.slice(0, 300), reason: table.reason }] : table.drafts.map(finishDraft);
  return readPlain(isPage ? text : withoutHead(text), name, isPage);
}

/** The recipes of a text in the format of a program; null for any other text. */
function draftsOf(text: string, name: string): CarriedDraft[] | null {
  if (countMealMaster(text) > 0) return readMealMaster(text);
  if (isMasterCook(text)) return readMasterCook(text);
  const inXml = isXml(text) ? readRecipeXml(text) : null;
  if (inXml) return inXml;
  const listed = hasMarkup(text) ? null : readChowdown(text, name);
  if (listed) return [listed];
  return !hasMarkup(text) && isCooklang(text, name) ? [readCooklang(text, name)] : null;
}

/** A text or a page without structured data is split where each of its recipes begins. */
function readPlain(text: string, name: string, isPage: boolean): FileReading {
  const split = isPage && isStructured(text) ? ONE : splitText(isPage ? linesOfPage(text) : text);
  if (split.kind === "several") return split.texts.map((each) => readPage(each, name, null));
  if (split.kind === "blurred") return [{ title: name.slice(0, 300), reason: FAILURES.several_recipes }];
  return [readPage(text, name, null)];
}

const ONE = { kind: "single" } as const;

function isStructured(page: string): boolean {
  const { recipe } = extractPastedRecipe(page, null);
  return recipe !== null && recipe.source !== "markup" && recipe.source !== "text";
}

function parseJson(text: string): JsonValue | undefined {
  const trimmed = text.replace(/^\uFEFF/, "").trimStart();
  if (!/^[[{]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed) as JsonValue;
  } catch {
    return undefined;
  }
}

function readJson(value: JsonValue, name: string): FileReading {
  const values = Array.isArray(value) ? value : [value];
  const read = values.map((each) => (isObject(each) ? readKnown(each) : null));
  // Entries of JSON-LD refer to each other, so they are read together.
  if (read.every((each) => each === null)) {
    const own = recipesInJson(value);
    return own
      ? own.map((each) => readOurs(each, writeMela) ?? finishDraft(readRecipeJson(each)))
      : readJsonLd(value, name);
  }
  // If some entries are recipes of an app, each of the others is read alone or reported as unread, so that none is lost
  // silently.
  return read.flatMap((each, i) => each ?? readJsonLd(values[i] ?? null, `${name}, entry ${i + 1}`));
}

function readKnown(value: JsonObject): ReadRecipe | UnreadRecipe | null {
  const read = (write: typeof writePaprika, toDraft: (value: JsonObject) => CarriedDraft) =>
    readOurs(value, write) ?? finishDraft(toDraft(value));
  if (isPaprika(value)) return read(writePaprika, readPaprika);
  if (isMealie(value)) return read(writeMealie, readMealie);
  if (isTandoor(value)) return read(writeTandoor, readTandoor);
  return null;
}

/** Reads schema.org data: every recipe in it is read like a page. */
function readJsonLd(value: JsonValue, name: string): FileReading {
  const { recipes, byId } = findJsonLdRecipes([value]);
  if (recipes.length === 0) return [{ title: name, reason: isBackup(value) ? BACKUP : FAILURES.no_recipe }];
  // Other objects that the recipes may refer to are passed along.
  const others = [...byId.values()].filter((each) => !recipes.some(({ object }) => object === each)).slice(0, 500);
  return recipes.map(({ object }) => {
    const ours = readOurs(object, writeJsonLd) ?? readOurs(object, writeNextcloud);
    if (ours) return ours;
    const block = recipes.length === 1 ? value : { "@graph": [{ ...object, "@type": "Recipe" }, ...others] };
    return readPage(JSON.stringify(block), oneLine(textOf(property(object, "name"))) || name, object);
  });
}

const BACKUP = "This is a backup of the whole app. Export the recipes themselves instead.";
const isBackup = (value: JsonValue): boolean =>
  isObject(value) && ["recipes_ingredients", "recipe_instructions", "alembic_version"].some((key) => key in value);

function readPage(text: string, title: string, object: JsonObject | null): ReadRecipe | UnreadRecipe {
  const { recipe, ...failed } = extractPastedRecipe(text, null);
  if (recipe === null)
    return { title: title.slice(0, 300), reason: FAILURES[(failed as { reason: ExtractionFailure }).reason] };
  const address = object === null ? recipe.sourceUrl : textOf(property(object, "url")) || recipe.sourceUrl;
  const draft = draftOfPage(recipe, /^https?:/i.test(address) ? address : null);
  const comment = object && property(object, "comment");
  const notes = isObject(comment ?? undefined) ? [textOf((comment as JsonObject).text)] : [];
  return finishDraft({ ...draft, title: recipe.title || title, notes });
}

/**
 * The recipe stored in our own export, provided that nobody changed the file since: then no word of it can be
 * misplaced.
 */
function readOurs(value: JsonObject, write: (recipe: ReadRecipe["recipe"]) => JsonObject): ReadRecipe | null {
  const ours = carriedRecipe.safeParse(value[OURS]);
  if (!ours.success) return null;
  const written = Object.entries(write(ours.data));
  const isUnchanged = written.every(([key, said]) => isDeepStrictEqual(value[key], said));
  return isUnchanged ? { recipe: ours.data, image_url: null, left_out: [] } : null;
}
