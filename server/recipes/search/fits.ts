import { Prisma } from "@/server/db/generated/client";
import { conceptOf } from "@/server/dietary/engine/ingredient-preference";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import type { Setting } from "@/server/dietary/engine/verdict";
import { toFood } from "./food-terms";
import { freeFromFood, holdsWords, isJudged, lacksFood, NOTHING } from "./recipe-conditions";

/**
 * The recipes that fit all of a person's settings, as a condition over what was worked out at save. The same
 * answers as judging each recipe: of allergies, intolerances, diets, celiac disease and lactose intolerance only
 * what is known to fit; of what a person merely avoids or watches, what is not known to be against it. Null: the
 * person has no setting that leaves anything out.
 */
export function fitsSettings(settings: readonly Setting[], knowledge: Knowledge): Prisma.Sql | null {
  const diets = settings.flatMap((setting) => (setting.type === "diet" ? [setting.key] : []));
  const concerns = settings.flatMap((setting) => (setting.type === "health" ? [setting.key] : []));
  const conditions = settings.flatMap((setting) =>
    setting.type === "ingredient" ? (ingredientCondition(setting, knowledge) ?? []) : [],
  );
  if (diets.length > 0) {
    const wanted = JSON.stringify(Object.fromEntries(diets.map((key) => [key, true])));
    conditions.push(Prisma.sql`r.dietary_info @> ${wanted}::jsonb`);
  }
  if (concerns.length > 0) conditions.push(Prisma.sql`NOT r.unfit_for && ${concerns}::text[]`);
  if (conditions.length === 0) return null;
  return Prisma.sql`(${Prisma.join([isJudged(), ...conditions], " AND ")})`;
}

function ingredientCondition(
  setting: Extract<Setting, { type: "ingredient" }>,
  knowledge: Knowledge,
): Prisma.Sql | null {
  if (setting.preference === "love" || setting.preference === "like") return null;
  const isSafety = setting.preference === "allergy" || setting.preference === "intolerance";
  const concept = conceptOf(setting.key, knowledge);
  // Nobody can say what holds a food that the tree does not know.
  if (!concept) return isSafety ? NOTHING : Prisma.sql`NOT ${holdsWords(setting.key)}`;
  return isSafety ? freeFromFood(toFood(concept)) : lacksFood(toFood(concept));
}
