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
 * The recipes that fit all of a person's settings, as a condition over what was worked out at save. The same
 * answers as judging each recipe: of allergies, intolerances, diets, celiac disease and lactose intolerance only
 * what is known to fit; of what a person merely avoids, what is not known to be against it. Other health concerns
 * advise and leave out nothing but what nobody can read. What labels can tell counts as a fit, save in the strict
 * mode. Null: the person has no setting that leaves anything out.
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

/** Something of a recipe is against a setting, or likely to be: known, not merely unknown. No advice is. */
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
 * How recipes fit a person, the best class first; every recipe is in exactly one: it fits whatever the brand is, it fits
 * if labels say so, nobody can tell, something is against it. `fits`: what each mode lets through.
 */
export type FitClasses = {
  readonly classes: readonly Prisma.Sql[];
  readonly fits: Readonly<Record<FitMode, Prisma.Sql>>;
  /** The place of a recipe's class, for those that are at hand. */
  readonly place: Prisma.Sql;
};

/** Null: the person has no setting that leaves anything out. */
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

/** Of the classes those that a mode lets through; null: all. */
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
  // Nobody can say what holds a food that the tree does not know.
  if (!concept) return isSafety ? NOTHING : Prisma.sql`NOT ${holdsWords(setting.key)}`;
  const food = toFood(concept, knowledge);
  return isSafety ? freeFromFood(food, strictness) : lacksFood(food, strictness);
}
