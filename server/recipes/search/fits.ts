import { wayOf } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { FIT_MODES, type FitMode } from "@/lib/recipes/fit-modes";
import { Prisma } from "@/server/db/generated/client";
import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { conceptOf } from "@/server/dietary/engine/knowledge";
import { toFood } from "./food-terms";
import { freeFromFood, holdsWords, isJudged, lacksFood, NOTHING, type Strictness } from "./recipe-conditions";

/**
 * A condition for recipes that fit all of a person's settings, computed from their stored analyses, with the same
 * results as judging each recipe. For allergies, intolerances, diets, celiac disease and lactose intolerance, a recipe
 * must be known to fit; for foods that a person merely avoids, it must not be known to conflict. Other health concerns
 * only advise, and exclude only recipes that cannot be read. What depends on a product's label counts as fitting,
 * except in the strict mode. Null: no setting of the person excludes anything.
 */
export function fitsSettings(
  settings: readonly Setting[],
  knowledge: Knowledge,
  strictness: Strictness = "standard",
): Prisma.Sql | null {
  const conditions = settings.flatMap((setting) => conditionOf(setting, knowledge, strictness) ?? []);
  if (settings.some(isAdvice)) conditions.push(Prisma.sql`NOT r.has_unknown`);
  if (conditions.length === 0) return null;
  return Prisma.sql`(${Prisma.join([isJudged(), ...conditions], " AND ")})`;
}

/** Of the settings those that are a diet or a way of eating, which a recipe fits by its key. */
export const dietKeysOf = (settings: readonly Setting[]): string[] =>
  settings.flatMap((setting) =>
    setting.type === "diet" || (setting.type === "ingredient" && wayOf(setting.key)) ? [setting.key] : [],
  );

/**
 * Condition for recipes that conflict, or probably conflict, with a setting: unknown is not enough, and advice never
 * counts.
 */
function againstSettings(settings: readonly Setting[], knowledge: Knowledge): Prisma.Sql {
  const conditions = settings.flatMap((setting) => againstOf(setting, knowledge) ?? []);
  return conditions.length === 0 ? NOTHING : Prisma.sql`(${isJudged()} AND (${Prisma.join(conditions, " OR ")}))`;
}

function againstOf(setting: Setting, knowledge: Knowledge): Prisma.Sql | null {
  if (isAdvice(setting)) return null;
  if (setting.type === "ingredient" && !wayOf(setting.key)) {
    if (setting.preference === "love" || setting.preference === "like") return null;
    const concept = conceptOf(setting.key, knowledge);
    return concept ? Prisma.sql`NOT ${lacksFood(toFood(concept, knowledge), "standard")}` : holdsWords(setting.key);
  }
  const isUnfit =
    setting.type !== "health"
      ? Prisma.sql`r.dietary_info @> ${JSON.stringify({ [setting.key]: false })}::jsonb`
      : Prisma.sql`r.unfit_for && ${[setting.key]}::text[]`;
  return Prisma.sql`(${isUnfit} AND NOT r.label_fits @> ${[setting.key]}::text[])`;
}

/**
 * Classes of how recipes fit a person, best first. Every recipe is in exactly one: it fits whatever the brand; it fits
 * depending on labels; unknown; it conflicts. `fits`: the condition of each mode.
 */
export type FitClasses = {
  readonly classes: readonly Prisma.Sql[];
  readonly fits: Readonly<Record<FitMode, Prisma.Sql>>;
  /** An expression for the rank of a recipe's class, for recipes that are found already. */
  readonly place: Prisma.Sql;
};

/** Null: no setting of the person excludes anything. */
export function fitClasses(settings: readonly Setting[], knowledge: Knowledge): FitClasses | null {
  const strict = fitsSettings(settings, knowledge, "strict");
  const standard = fitsSettings(settings, knowledge, "standard");
  if (!strict || !standard) return null;
  const against = againstSettings(settings, knowledge);
  const isUnfit = Prisma.sql`${standard} IS NOT TRUE`;
  return {
    classes: [
      strict,
      Prisma.sql`(${standard} AND ${strict} IS NOT TRUE)`,
      Prisma.sql`(${isUnfit} AND ${against} IS NOT TRUE)`,
      Prisma.sql`(${isUnfit} AND ${against})`,
    ],
    place: Prisma.sql`CASE WHEN ${strict} THEN 0 WHEN ${standard} THEN 1 WHEN ${against} THEN 3 ELSE 2 END`,
    fits: { strict, standard, relaxed: Prisma.sql`(${standard} OR ${against} IS NOT TRUE)` },
  };
}

/** The classes that a mode accepts; null: all. */
export const classesOf = ({ classes }: FitClasses, mode: FitMode | null): readonly Prisma.Sql[] =>
  mode === null ? classes : classes.slice(0, FIT_MODES.indexOf(mode) + 1);

const isAdvice = ({ type, key }: Setting): boolean => type === "health" && !ALARMING_CONCERNS.includes(key);

function conditionOf(setting: Setting, knowledge: Knowledge, strictness: Strictness): Prisma.Sql | null {
  if (setting.type === "ingredient" && !wayOf(setting.key)) return ingredientCondition(setting, knowledge, strictness);
  if (isAdvice(setting)) return null;
  const fits =
    setting.type !== "health"
      ? Prisma.sql`r.dietary_info @> ${JSON.stringify({ [setting.key]: true })}::jsonb`
      : Prisma.sql`NOT r.unfit_for && ${[setting.key]}::text[]`;
  return strictness === "strict" ? fits : Prisma.sql`(${fits} OR r.label_fits @> ${[setting.key]}::text[])`;
}

function ingredientCondition(
  setting: Extract<Setting, { type: "ingredient" }>,
  knowledge: Knowledge,
  strictness: Strictness,
): Prisma.Sql | null {
  if (setting.preference === "love" || setting.preference === "like") return null;
  const isSafety = setting.preference === "allergy" || setting.preference === "intolerance";
  const concept = conceptOf(setting.key, knowledge);
  // Which recipes contain a food that the tree does not know cannot be told.
  if (!concept) return isSafety ? NOTHING : Prisma.sql`NOT ${holdsWords(setting.key)}`;
  const food = toFood(concept, knowledge);
  return isSafety ? freeFromFood(food, strictness) : lacksFood(food, strictness);
}
