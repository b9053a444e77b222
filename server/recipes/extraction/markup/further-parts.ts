import { loose } from "../align/match-rows";
import type { PageLine, RecipeDraft } from "../recipe";
import { findStepRun, type IngredientRun, ingredientRuns, type Run } from "./find-lists";
import { foodShare } from "./food-words";
import { linesOfRun } from "./lines-of-run";
import { namesOtherFood } from "./names-other-food";
import { articleOf } from "./recipe-cards";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";

/** A separate list for another part of the dish (the sauce beside the cake), with the method below it. */
export interface Part {
  ingredients: { from: number; to: number };
  steps: Run | null;
}

const MAX_PARTS = 12;
/** How many rows may be between a part's list and its method. */
const MAX_GAP = 8;
/** How many rows above a list its heading, or the heading of its section, may be. */
const MAX_HEADING_DISTANCE = 4;
const MAX_SECTION_DISTANCE = 15;
const MAX_NAME_LENGTH = 80;

/**
 * Further lists of food with amounts beside the main one, in the page's order: pages give each part of a dish its own
 * list and method, and a missing part may contain the nuts. Left out are the same list in other units or for printing,
 * lists under notes, comments of readers, links to other pages, and other articles of the same page. `structured`: the
 * food of the structured data in lower case, which the page's article may repeat.
 */
export function furtherParts(index: RowIndex, main: { from: number; to: number }, structured = ""): Part[] {
  const taken = [main];
  let known = `${textOf(index, main)} ${structured}`;
  for (const run of [...ingredientRuns(index, structured !== "")].sort((a, b) => b.score - a.score)) {
    if (taken.length > MAX_PARTS) break;
    if (taken.some((other) => run.from < other.to && other.from < run.to)) continue;
    if (index.isUnrelated(run.from) || !isPlainList(index, run) || isUnderNotes(index, run.from)) continue;
    if (articleAt(index, run.from) !== articleAt(index, main.from)) continue;
    const isCookedAlone = structured === "" && run.evidence === "heading" && ownSteps(index, run, taken) !== null;
    if (isCopy(index, run, known, structured !== "", isCookedAlone)) continue;
    taken.push(run);
    known += ` ${textOf(index, run)}`;
  }
  const lists = taken.slice(1).sort((a, b) => a.from - b.from);
  return lists.map((ingredients) => ({ ingredients, steps: ownSteps(index, ingredients, taken) }));
}

/** More complete parts than this are other dishes. */
const MAX_WHOLE_PARTS = 3;

export const isOneDish = (further: readonly Part[]): boolean =>
  further.filter(({ steps }) => steps !== null).length <= MAX_WHOLE_PARTS;

/**
 * Parts that the page shows and the structured recipe lacks. `shown` is the structured recipe's own list on the page.
 */
export function linesOfFurtherParts(
  index: RowIndex,
  shown: { from: number; to: number },
  recipe: Pick<RecipeDraft, "title" | "ingredients" | "steps">,
): Pick<RecipeDraft, "ingredients" | "steps"> {
  if (!hasFurtherHeading(index, shown)) return { ingredients: [], steps: [] };
  const foods = recipe.ingredients.map(({ text }) => text.toLowerCase()).join(" ");
  const method = loose(recipe.steps.map(({ text }) => text).join(""));
  const spoken = `${recipe.title ?? ""} ${foods} ${recipe.steps.map(({ text }) => text).join(" ")}`.toLowerCase();
  const found = furtherParts(index, shown, foods);
  const parts = isOneDish(found)
    ? found.filter(({ ingredients: list, steps }) => steps === null || isSpokenOf(partName(index, list.from), spoken))
    : [];
  return {
    ingredients: parts.flatMap(({ ingredients: list }) =>
      linesOfPart(index, list, "ingredients", partName(index, list.from)),
    ),
    steps: parts
      .flatMap(({ ingredients: list, steps }) =>
        steps ? linesOfPart(index, steps, "steps", partName(index, list.from)) : [],
      )
      .filter(({ text }) => !method.includes(loose(text))),
  };
}

/** Cheaply excludes most pages, which have only one heading for ingredients. */
const hasFurtherHeading = ({ sections }: RowIndex, { from, to }: { from: number; to: number }): boolean =>
  sections.some((section, i) => section === "ingredients" && (i >= to || i < from - MAX_HEADING_DISTANCE));

/**
 * Whether the recipe mentions this part ("serve with the sauce"). Otherwise a list with a method of its own is another
 * recipe.
 */
function isSpokenOf(name: string | null, spoken: string): boolean {
  const word = name
    ?.toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.at(-1);
  return word !== undefined && spoken.includes(word);
}

/** The part's lines. The heading of the list becomes their group, unless they have one. */
export function linesOfPart(
  index: RowIndex,
  { from, to }: { from: number; to: number },
  kind: "ingredients" | "steps",
  name: string | null,
): PageLine[] {
  return linesOfRun(index, from, to, kind).map(({ text, group }) => ({ text, group: group ?? name }));
}

/** The heading above a list if it names the part; null if it is the page's title. */
export function partName(index: RowIndex, from: number): string | null {
  for (let i = from - 1; i >= 0 && i >= from - MAX_HEADING_DISTANCE; i--) {
    const row = index.rows[i];
    if (!row || row.headingLevel === 0 || index.sections[i] !== null) continue;
    return row.headingLevel === 1 || row.text.length > MAX_NAME_LENGTH ? null : row.text;
  }
  return null;
}

function isPlainList(index: RowIndex, run: IngredientRun): boolean {
  const rows = linesIn(index, run);
  const links = rows.reduce((sum, { linkShare }) => sum + linkShare, 0) / Math.max(1, rows.length);
  if (links > 0.5 || foodShare(rows.map(({ text }) => text)) < 0.5) return false;
  // A list such as "From your own kitchen: salt, oil", which has a heading and no amounts.
  if (run.evidence === "heading" && run.count >= 2 && rows.every(({ isListItem }) => isListItem))
    return run.likeness >= 0.35;
  if (run.evidence !== "shape") return run.count >= 2 && run.likeness >= 0.7;
  return run.count >= 3 && run.likeness >= 0.8 && rows.every(({ isListItem }) => isListItem);
}

/** True for lists under notes, nutrition or variations, which are no part of the dish. */
function isUnderNotes({ sections }: RowIndex, from: number): boolean {
  for (let i = from - 1; i >= 0 && i >= from - MAX_SECTION_DISTANCE; i--) {
    if (sections[i] !== null && sections[i] !== undefined) return sections[i] === "other";
  }
  return false;
}

/**
 * True if a list adds nothing: it has no new line, mostly the same lines, or mostly food of the structured data. A starter
 * of flour and water, with steps of its own, is no copy of the dough's flour and water.
 */
function isCopy(
  index: RowIndex,
  run: IngredientRun,
  known: string,
  isStructured: boolean,
  isCookedAlone: boolean,
): boolean {
  const lines = linesIn(index, run);
  const bare = loose(known);
  const same = lines.filter(({ text }) => bare.includes(loose(text))).length;
  const familiar = lines.filter(({ text }) => !namesOtherFood(text, known)).length;
  if (same > lines.length / 2) return true;
  return !isCookedAlone && familiar > (isStructured ? lines.length / 2 : lines.length - 1);
}

const linesIn = ({ rows }: RowIndex, { from, to }: { from: number; to: number }): Row[] =>
  rows.slice(from, to).filter(({ headingLevel }) => headingLevel === 0);

/** The method directly below the list, before any other list. */
function ownSteps(
  index: RowIndex,
  list: { from: number; to: number },
  lists: readonly { from: number; to: number }[],
): Run | null {
  const next = Math.min(...lists.filter(({ from }) => from > list.from).map(({ from }) => from), index.rows.length);
  const steps = findStepRun(index, { ...list, score: 0, evidence: "heading" });
  if (!steps || steps.from < list.to || steps.from - list.to > MAX_GAP || steps.from >= next) return null;
  return { ...steps, to: Math.min(steps.to, next) };
}

const textOf = ({ rows }: RowIndex, { from, to }: { from: number; to: number }): string =>
  rows
    .slice(from, to)
    .map(({ text }) => text.toLowerCase())
    .join(" ");

const articleAt = ({ rows }: RowIndex, row: number): unknown => articleOf(rows[row]?.element);
