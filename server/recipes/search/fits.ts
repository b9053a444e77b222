import { wayOf } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { Prisma } from "@/server/db/generated/client";
import { conceptOf } from "@/server/dietary/engine/ingredient-preference";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import type { Setting } from "@/server/dietary/engine/verdict";
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
