import { emptyDraft, type PageLine, type RecipeDraft } from "../recipe";
import { amountFirst } from "./amount-first";
import { cardName } from "./card-name";
import { countCookingWords } from "./cooking-words";
import { showsSeveralDishes } from "./dishes-shown";
import { findIngredientRun, findStepRun, type Run } from "./find-lists";
import { foodShare } from "./food-words";
import { foodsBetweenSteps } from "./foods-between-steps";
import { furtherParts, isOneDish, linesOfPart, type Part, partName } from "./further-parts";
import { ingredientLikeness, stepLikeness } from "./line-shape";
import { linesOfRun, stepsAmongFoods } from "./lines-of-run";
import { listsAtSteps } from "./lists-of-tools";
import { namesOtherFood } from "./names-other-food";
import { isNotForEating } from "./not-for-eating";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";
import { isTool } from "./tools";

/**
 * What the page shows. `isConvincing`: its headings, class names and shape make it certain enough that this is a
 * recipe.
 */
export interface MarkupRecipe {
  draft: RecipeDraft;
  isConvincing: boolean;
  /** True if the page shows more parts with a list and a method than one dish has, so that it shows several dishes. */
  isSeveral: boolean;
}

const MIN_METHOD_LENGTH = 50;
const MIN_COOKING_WORDS = 3;

/**
 * The recipe that the page shows, read from its headings, class names and shapes alone. Its lists may be empty.
 * `names`: the page's own titles.
 */
export function readMarkupRecipe(index: RowIndex, names: readonly string[] = []): MarkupRecipe {
  const ingredients = findIngredientRun(index);
  const steps = findStepRun(index, ingredients);
  const foods = ingredients ? linesOfRun(index, ingredients.from, ingredients.to, "ingredients") : [];
  const method = steps ? linesOfRun(index, steps.from, steps.to, "steps", loweredText(foods)) : [];
  const draft: RecipeDraft = {
    ...emptyDraft("markup"),
    title: ingredients ? cardName(index, ingredients.from, names) : null,
    ingredients: foods,
    steps: ingredients && method.length > 0 ? [...stepsAmongFoods(index, ingredients), ...method] : method,
  };
  if (!ingredients || !steps || !isConvincing(draft, ingredients, steps, titleOf(index))) {
    const mixed = foodsBetweenSteps(index);
    return { draft: mixed ? { ...draft, ...mixed } : draft, isConvincing: mixed !== null, isSeveral: false };
  }
  const parts = furtherParts(index, ingredients).map((part) =>
    part.steps && part.steps.from < steps.to && steps.from < part.steps.to ? { ...part, steps: null } : part,
  );
  const isSeveral = !isOneDish(parts) || showsSeveralDishes(index, names);
  const whole = parts.length > 0 ? { ...draft, ...allParts(index, [{ ingredients, steps }, ...parts]) } : draft;
  const atSteps = foodsOnlyAtSteps(index, steps, loweredText(whole.ingredients));
  return {
    draft: atSteps.length > 0 ? { ...whole, ingredients: [...whole.ingredients, ...atSteps] } : whole,
    isConvincing: true,
    isSeveral,
  };
}

/** Foods of lists for single steps that the ingredient list (`known`, in lower case) does not name: perhaps the nuts. */
function foodsOnlyAtSteps(index: RowIndex, { from, to }: Run, known: string): PageLine[] {
  const lines = [...listsAtSteps(index, from, to)].map((row) => amountFirst(index.rows[row] as Row));
  return lines.filter((text) => !isTool(text) && namesOtherFood(text, known)).map((text) => ({ text, group: null }));
}

/** The parts of a dish in the page's order, each under its name. */
function allParts(index: RowIndex, parts: readonly Part[]): Pick<RecipeDraft, "ingredients" | "steps"> {
  const inOrder = [...parts].sort((a, b) => a.ingredients.from - b.ingredients.from);
  const starts = inOrder.map(({ ingredients }) => ingredients.from);
  const lines = inOrder.map(({ ingredients, steps }) => {
    const name = partName(index, ingredients.from);
    // A method ends where the next part begins.
    const end = Math.min(...starts.filter((start) => steps && start > steps.from), steps?.to ?? 0);
    return {
      foods: linesOfPart(index, ingredients, "ingredients", name),
      method: steps
        ? linesOfPart(index, { from: steps.from, to: end }, "steps", steps.from > ingredients.from ? name : null)
        : [],
    };
  });
  return {
    ingredients: lines.flatMap(({ foods }) => foods),
    steps: lines.flatMap(({ method }) => method),
  };
}

/**
 * A recipe needs food with amounts and a method about cooking. Without a heading or name for the ingredients, the lines
 * alone must make both certain, because an article may well contain a list with numbers and sentences after it.
 */
function isConvincing({ ingredients, steps }: RecipeDraft, ingredientRun: Run, stepRun: Run, title: string): boolean {
  const foods = ingredients.map(({ text }) => text);
  const method = steps.map(({ text }) => text);
  if (foods.length < 2 || lengthOf(method.join(" ")) < MIN_METHOD_LENGTH || isNotForEating(title, foods, method))
    return false;
  const amounts = mean(foods.map(ingredientLikeness));
  const cooking = mean(method.map(stepLikeness));
  const food = foodShare(foods);
  const isAnnounced = ingredientRun.evidence === "heading" || ingredientRun.evidence === "name";
  const isMethodAnnounced = stepRun.evidence === "heading" || stepRun.evidence === "name";
  // A list without amounts may be the contents of any product, so the other signs must be stronger.
  if (amounts < 0.5 && (food < 0.5 || method.length < 2)) return false;
  // Sentences that merely follow a list must be about cooking; a single kitchen word occurs in any text.
  if (!isMethodAnnounced && countCookingWords(method.join(" ")) < MIN_COOKING_WORDS) return false;
  if (isAnnounced && isMethodAnnounced) return food >= 0.2 && amounts >= 0.3 && cooking >= 0.35;
  if (isAnnounced) return food >= 0.3 && amounts >= 0.4 && cooking >= 0.55;
  return food >= 0.4 && amounts >= 0.7 && cooking >= 0.55 && foods.length >= 3;
}

const loweredText = (lines: readonly PageLine[]): string => lines.map(({ text }) => text.toLowerCase()).join(" ");

const titleOf = ({ rows }: RowIndex): string => rows.find(({ headingLevel }) => headingLevel === 1)?.text ?? "";

/** The length in characters; an ideograph or syllable counts as three letters. */
const lengthOf = (text: string): number =>
  text.length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
