import { db, type Transaction } from "@/server/db/client";
import { conceptOf, type Knowledge } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgedEdition } from "@/server/dietary/review/judged-edition";
import { foldedName, queueableNames, queueUnknownFoods } from "@/server/dietary/review/queue-unknown-foods";
import { analyseLine, type LineAnalysis } from "@/server/recipe-lines/analyse-line";
import { lineText } from "@/server/recipe-lines/recipe-line";
import { leftOutTexts } from "../left-out";
import { limitedAmounts, openAmounts } from "../line-amounts";
import type { NamedOnlyFood } from "../named-only-food";
import type { Ahead, RecipeWords } from "./analyse-ahead";
import { combineLines, type RecipeAnalysis } from "./combine-lines";
import { namedOnly, type TextFood } from "./named-only";
import { announceStale } from "./stale";

/** The largest amount that the column can store; larger amounts are mistakes anyway. */
const MAX_PER_SERVING = 10_000_000;
/**
 * The most words that one recipe may ever add to the review queue, so that nobody fills it by editing one recipe again
 * and again.
 */
const MOST_WORDS_OF_A_RECIPE = 50;

const lineSelect = { name: true, quantity: true, unit: true, note: true, groupName: true } as const;

type Analysed = RecipeAnalysis & {
  id: string;
  lines: readonly (LineAnalysis & { id: string })[];
  namedOnly: readonly NamedOnlyFood[];
  isPublic: boolean;
  isListed: boolean;
  queuedWords: readonly string[];
};

/**
 * Stores the analyses of recipes' lines, inside a transaction that has locked the recipes. The engine has analysed the
 * lines, title and steps before (`ahead`). If one of them was not analysed in its current form, the recipe is stored
 * without a judgement and judged soon. `updated_at` stays, because nobody edited the recipe.
 */
export async function storeAnalyses(
  tx: Transaction,
  recipeIds: readonly string[],
  ahead: Ahead,
): Promise<{ unread: readonly string[] }> {
  const edition = await judgedEdition(tx, ahead.stamps);
  const knowledge = loadKnowledge();
  const { analysed, unread } = await combine(tx, recipeIds, ahead, knowledge);
  if (unread.length > 0) {
    announceStale();
    await tx.$executeRaw`UPDATE recipes SET engine_version = NULL, named_only = NULL WHERE id = ANY(${unread}::uuid[])`;
  }
  if (analysed.length === 0) return { unread };
  await storeLines(tx, analysed);
  await storeNutrients(tx, analysed);
  const rows = analysed.map(({ id, ...of }) => ({
    id,
    dietary_info: { ...of.dietaryInfo, ...of.ways },
    concept_keys: of.conceptKeys,
    has_unknown: of.hasUnknown,
    has_undisclosed: of.hasUndisclosed,
    unfit_for: of.unfitFor,
    firm_keys: of.firmKeys,
    label_fits: of.labelFits,
    coverage: of.coverage,
    named_only: of.namedOnly,
    nutrient_most: of.mostPerServing,
  }));
  await tx.$executeRaw`
    UPDATE recipes SET dietary_info = r.dietary_info, concept_keys = r.concept_keys,
      has_unknown = r.has_unknown, has_undisclosed = r.has_undisclosed, unfit_for = r.unfit_for,
      firm_keys = r.firm_keys, label_fits = r.label_fits, named_only = r.named_only,
      line_foods = ARRAY(SELECT DISTINCT l.ingredient_id FROM recipe_ingredients l
        WHERE l.recipe_id = recipes.id AND l.ingredient_id IS NOT NULL ORDER BY 1),
      unread_lines = (SELECT count(*) FROM recipe_ingredients l WHERE l.recipe_id = recipes.id AND l.ingredient_id IS NULL),
      nutrition_coverage = r.coverage, nutrient_most = r.nutrient_most, engine_version = ${edition}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, dietary_info jsonb, concept_keys int[],
      has_unknown boolean, has_undisclosed boolean, unfit_for text[], firm_keys int[],
      label_fits text[], coverage float8, named_only jsonb, nutrient_most jsonb)
    WHERE recipes.id = r.id`;
  await queueWords(tx, analysed, knowledge);
  return { unread };
}

/** All that the engine reads of stored recipes. */
export async function wordsOf(recipeIds: readonly string[]): Promise<RecipeWords> {
  const where = { recipeId: { in: [...recipeIds] } };
  const [recipes, ingredients, instructions] = await Promise.all([
    db.recipe.findMany({ where: { id: where.recipeId }, select: { title: true, leftOut: true } }),
    db.recipeIngredient.findMany({ where, select: lineSelect }),
    db.recipeInstruction.findMany({ where, select: { text: true } }),
  ]);
  const leftOut = recipes.flatMap((recipe) => leftOutTexts(recipe.leftOut));
  return { titles: recipes.map(({ title }) => title), ingredients, instructions, leftOut };
}

/**
 * Puts unknown words into the review queue, from public recipes only. A recipe counts once for a word, however often
 * it is saved, and can add only a limited number of words.
 */
async function queueWords(tx: Transaction, analysed: readonly Analysed[], knowledge: Knowledge): Promise<void> {
  const news = analysed.flatMap(({ id, lines, isPublic, isListed, queuedWords }) => {
    if (!isPublic || !isListed) return [];
    const met = new Set(queuedWords.map(foldedName));
    const fresh = [...queueableNames(lines.flatMap(({ unknownFoods }) => unknownFoods))]
      .filter(([normalized]) => !met.has(foldedName(normalized)))
      .slice(0, Math.max(0, MOST_WORDS_OF_A_RECIPE - queuedWords.length));
    return fresh.length === 0 ? [] : [{ id, names: new Map(fresh) }];
  });
  if (news.length === 0) return;
  const rows = news.map(({ id, names }) => ({ id, words: [...names.keys()] }));
  await tx.$executeRaw`
    UPDATE recipes SET queued_words = queued_words || r.words
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, words text[])
    WHERE recipes.id = r.id`;
  await queueUnknownFoods(
    tx,
    news.map(({ names }) => names),
    knowledge,
  );
}

async function combine(
  tx: Transaction,
  recipeIds: readonly string[],
  ahead: Ahead,
  knowledge: Knowledge,
): Promise<{ analysed: Analysed[]; unread: string[] }> {
  const recipes = await tx.recipe.findMany({
    where: { id: { in: [...recipeIds] } },
    select: {
      id: true,
      title: true,
      leftOut: true,
      servings: true,
      isPublic: true,
      isListed: true,
      queuedWords: true,
      ingredients: { select: { id: true, ...lineSelect }, orderBy: { position: "asc" } },
      instructions: { select: { text: true }, orderBy: { position: "asc" } },
    },
  });
  const unread: string[] = [];
  const analysed = recipes.flatMap(({ servings, title, leftOut, ingredients, instructions, ...recipe }) => {
    const lines = ingredients.flatMap((line) => {
      const analysis = ahead.of(line);
      return analysis ? [{ ...analysis, id: line.id, text: lineText(line) }] : [];
    });
    const named = foodsNamed({ title, instructions, leftOut: leftOutTexts(leftOut) }, ahead);
    if (lines.length < ingredients.length || !named) {
      unread.push(recipe.id);
      return [];
    }
    const only = namedOnly(named, lines, knowledge).map((food) => toNamedOnly(food, knowledge));
    const asLines = only.map(({ food }) => analyseLine({ ...NO_AMOUNT, name: food }, knowledge));
    return [{ ...combineLines(lines, servings?.toNumber() ?? null, asLines), ...recipe, lines, namedOnly: only }];
  });
  return { analysed, unread };
}

const NO_AMOUNT = { quantity: null, unit: null, note: null };

type Texts = { title: string; instructions: readonly { text: string }[]; leftOut: readonly string[] };

/** The foods that the title, the steps and the left-out lines name; null if one of them was not read. */
function foodsNamed({ title, instructions, leftOut }: Texts, { foodsIn }: Ahead): TextFood[] | null {
  const read = [
    { where: "title" as const, foods: foodsIn({ text: title, kind: "title" }) },
    ...instructions.map(({ text }) => ({ where: "steps" as const, foods: foodsIn({ text, kind: "step" }) })),
    ...leftOut.map((text) => ({ where: "left_out" as const, foods: foodsIn({ text, kind: "step" }) })),
  ];
  if (read.some(({ foods }) => foods === undefined)) return null;
  return read.flatMap(({ where, foods = [] }) => foods.map((food) => ({ ...food, where })));
}

const toNamedOnly = ({ text, food, where }: TextFood, knowledge: Knowledge): NamedOnlyFood => ({
  text,
  food: conceptOf(food, knowledge)?.name ?? text,
  where,
});

/** Stores all lines in one statement, which looks up their foods by slug. */
async function storeLines(tx: Transaction, analysed: readonly Analysed[]): Promise<void> {
  const rows = analysed
    .flatMap(({ lines }) => lines)
    .map((line) => {
      const { id, food, grams, fits, needs, isKnown, eaten, per100g } = line;
      const amounts = limitedAmounts(line);
      const open = openAmounts(line);
      const parts = {
        ...(eaten && per100g ? { eaten } : {}),
        ...(amounts ? { amounts } : {}),
        ...(open ? { open } : {}),
        ...(line.isUntold ? { untold: true } : {}),
      };
      return { id, food, grams, analysis: { fits, needs, is_known: isKnown, ...parts } };
    });
  await tx.$executeRaw`
    UPDATE recipe_ingredients line SET analysis = r.analysis, grams = r.grams, ingredient_id = food.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, food text, grams numeric, analysis jsonb)
    LEFT JOIN ingredients food ON food.slug = r.food
    WHERE line.id = r.id`;
}

async function storeNutrients(tx: Transaction, analysed: readonly Analysed[]): Promise<void> {
  const rows = analysed.flatMap(({ id, perServing }) =>
    Object.entries(perServing)
      .filter(([, amount]) => Number.isFinite(amount) && amount < MAX_PER_SERVING)
      .map(([key, amount]) => ({ id, key, amount: Number(amount.toFixed(6)) })),
  );
  await tx.recipeNutrient.deleteMany({ where: { recipeId: { in: analysed.map(({ id }) => id) } } });
  await tx.$executeRaw`
    INSERT INTO recipe_nutrients (recipe_id, nutrient_key, per_serving)
    SELECT r.id, r.key, r.amount
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, key text, amount numeric)
    JOIN nutrients known ON known.key = r.key`;
}
