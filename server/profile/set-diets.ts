import {
  ALLERGY_GROUP,
  type DietKey,
  dietLabel,
  displacedAllergies,
  findConflict,
  MAX_DIETS,
} from "@/lib/dietary/diets";
import { invalidField } from "@/lib/errors";
import type { IngredientPreferenceWire, SetDietsWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { ingredientPreferenceSelect, toIngredientPreferenceWire } from "./wire";

/**
 * Replaces the list. A free-from key that leaves because a conflicting diet came in is an allergy
 * displaced, not withdrawn: it is kept as an `allergy` on its ingredient group.
 */
export async function setDiets(userId: string, requested: readonly DietKey[]): Promise<SetDietsWire> {
  const diets = [...new Set(requested)];
  if (diets.length > MAX_DIETS) throw invalidField("dietary", `At most ${MAX_DIETS} diets can be chosen`, "too_many");
  const conflict = findConflict(diets);
  if (conflict) {
    const [a, b] = conflict.map(dietLabel);
    throw invalidField("dietary", `${a} conflicts with ${b}`, "conflict");
  }
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const rows = await tx.userDiet.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: { diet: true } });
    const displaced = displacedAllergies(
      rows.map((row) => row.diet),
      diets,
    );
    await tx.userDiet.deleteMany({ where: { userId } });
    await tx.userDiet.createMany({
      data: diets.map((diet, i) => ({ userId, diet, slot: i + 1, createdAt: now() })),
    });
    const kept = [];
    for (const diet of displaced) kept.push({ diet, ingredient_preference: await keepAllergy(tx, userId, diet) });
    await updateDisclosures(tx, userId);
    return { dietary: diets, displaced: kept };
  });
}

/** Also turns a milder opinion of the group into the allergy that it now is. */
async function keepAllergy(tx: Transaction, userId: string, diet: DietKey): Promise<IngredientPreferenceWire> {
  const slug = ALLERGY_GROUP[diet];
  if (!slug) throw new Error(`${diet} has no ingredient group`);
  const { id: ingredientId } = await tx.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  const row = await tx.ingredientPreference.upsert({
    where: { userId_ingredientId: { userId, ingredientId } },
    create: { userId, ingredientId, preferenceType: "allergy", keptFromDiet: diet, createdAt: now() },
    update: { preferenceType: "allergy", keptFromDiet: diet },
    select: ingredientPreferenceSelect,
  });
  return toIngredientPreferenceWire(row);
}
