import { type DietKey, dietLabel, displacedAllergies, findConflict, isFreeFrom, MAX_DIETS } from "@/lib/dietary/diets";
import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { groupOf } from "@/lib/profile/allergies";
import type { SetDietsWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { changeProfile } from "@/server/sight/change-profile";
import { noteConsent } from "./health-consent";
import { keepAllergy } from "./keep-allergy";
import { toIngredientPreferenceWire } from "./wire";

type Options = {
  /** Removed free-from keys are kept as allergies: the screens manage allergies apart from diets. */
  keepAllergies?: boolean;
};

/**
 * Replaces the diets. A free-from key that a conflicting diet pushes out was not withdrawn by the person: it is kept
 * as an `allergy` to its ingredient group.
 */
export async function setDiets(
  userId: string,
  requested: readonly DietKey[],
  { keepAllergies = false }: Options = {},
): Promise<SetDietsWire> {
  const diets = [...new Set(requested)];
  requireAllowed(diets);
  return changeProfile({ userId }, async (tx) => {
    const rows = await tx.userDiet.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: { diet: true } });
    const before = rows.map((row) => row.diet);
    const displaced = keepAllergies
      ? before.filter((key) => isFreeFrom(key) && !diets.includes(key))
      : displacedAllergies(before, diets);
    await tx.userDiet.deleteMany({ where: { userId } });
    await tx.userDiet.createMany({
      data: diets.map((diet, i) => ({ userId, diet, slot: i + 1, createdAt: now() })),
    });
    if (diets.some((key) => isFreeFrom(key) && !before.includes(key)))
      await noteConsent(tx, userId, "allergies", "recording");
    const kept = [];
    for (const diet of displaced) {
      const row = await keepAllergy(tx, userId, { slug: groupOf(diet) }, { keptFromDiet: diet });
      kept.push({ diet, ingredient_preference: toIngredientPreferenceWire(row) });
    }
    return { dietary: diets, displaced: kept };
  });
}

function requireAllowed(diets: readonly DietKey[]): void {
  if (diets.length > MAX_DIETS) throw invalidField("dietary", says("dietsMost", { count: MAX_DIETS }), "too_many");
  const conflict = findConflict(diets);
  if (!conflict) return;
  const [one, other] = conflict;
  const said = says("dietsConflict", { one: dietLabel(one), other: dietLabel(other) });
  throw invalidField("dietary", said, "conflict");
}
