import type { PageLine } from "../recipe";
import { amountFirst } from "./amount-first";
import { countCookingWords } from "./cooking-words";
import { foodShare } from "./food-words";
import type { RowIndex } from "./row-index";

const LEAST_TURNS = 2;
const LEAST_FOODS = 3;
const LEAST_COOKING_WORDS = 3;
/** A longer line that looks like food is a sentence. */
const LONGEST_FOOD = 90;
const LONGEST_RUN = 120;

type Kind = "food" | "step" | null;

/**
 * A recipe without headings that states the foods of each step above the step: foods, a sentence, further foods, a further
 * sentence. Null where the page has no such run of rows in one box.
 */
export function foodsBetweenSteps(index: RowIndex): { ingredients: PageLine[]; steps: PageLine[] } | null {
  for (let from = 0; from < index.rows.length; from++) {
    if (kindOf(index, from) !== "food") continue;
    const to = endOfRun(index, from);
    const found = readRun(index, from, to);
    if (found) return found;
    from = to;
  }
  return null;
}

function kindOf(index: RowIndex, i: number): Kind {
  const row = index.rows[i];
  if (!row || !index.isLine(i) || index.isUnrelated(i) || row.linkShare > 0.6) return null;
  const step = index.stepLikenessOf(i);
  if (/[.!…。]$/u.test(row.text) && step >= 0.5) return "step";
  const food = index.ingredientLikenessOf(i);
  if (food >= 0.75 && row.text.length <= LONGEST_FOOD) return "food";
  return food >= 0.3 && foodShare([row.text]) > 0 && row.text.length <= LONGEST_FOOD / 2 ? "food" : null;
}

function endOfRun(index: RowIndex, from: number): number {
  const box = boxOf(index, from);
  let to = from;
  while (to < index.rows.length && to - from < LONGEST_RUN && boxOf(index, to) === box && kindOf(index, to) !== null)
    to++;
  return to;
}

/** The box around the row's paragraph or list, in which the next one stands too. */
function boxOf({ rows }: RowIndex, i: number): unknown {
  const element = rows[i]?.element;
  return element?.tag === "li" ? element.parent?.parent : element?.parent;
}

function readRun(index: RowIndex, from: number, to: number): { ingredients: PageLine[]; steps: PageLine[] } | null {
  const kinds = Array.from({ length: to - from }, (_, i) => kindOf(index, from + i));
  const turns = kinds.filter((kind, i) => kind === "food" && kinds[i - 1] === "step").length;
  const lines = (kind: Kind): PageLine[] =>
    kinds.flatMap((own, i) => {
      const row = index.rows[from + i];
      return own === kind && row ? [{ text: kind === "food" ? amountFirst(row) : row.text, group: null }] : [];
    });
  const [ingredients, steps] = [lines("food"), lines("step")];
  const method = steps.map(({ text }) => text).join(" ");
  const isRecipe =
    turns >= LEAST_TURNS &&
    ingredients.length >= LEAST_FOODS &&
    foodShare(ingredients.map(({ text }) => text)) >= 0.4 &&
    countCookingWords(method) >= LEAST_COOKING_WORDS;
  return isRecipe ? { ingredients, steps } : null;
}
