import { notFound } from "@/lib/errors";
import type { Severity } from "@/lib/profile/allergies";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import type { DietKey } from "@/server/db/generated/enums";
import { noteConsent } from "./health-consent";
import { type IngredientPreferenceRow, ingredientPreferenceSelect } from "./wire";

/** Fields that are not given stay as they are. */
type Change = { keptFromDiet?: DietKey; severity?: Severity; traces?: boolean };

/**
 * Records an allergy to an ingredient; a milder preference for the same ingredient becomes the allergy. For use inside
 * `changeProfile`. Errors: 404 for an ingredient that does not exist.
 */
export async function keepAllergy(
  tx: Transaction,
  userId: string,
  which: { slug: string } | { id: string },
  change: Change = {},
): Promise<IngredientPreferenceRow> {
  const ingredient = await tx.ingredient.findUnique({ where: which, select: { id: true } });
  if (!ingredient) throw notFound("ingredient");
  await noteConsent(tx, userId, "allergies", "recording");
  const { id } = await tx.ingredientPreference.upsert({
    where: { userId_ingredientId: { userId, ingredientId: ingredient.id } },
    create: { userId, ingredientId: ingredient.id, preferenceType: "allergy", createdAt: now(), ...change },
    update: { preferenceType: "allergy", ...change },
    select: { id: true },
  });
  return tx.ingredientPreference.findUniqueOrThrow({ where: { id }, select: ingredientPreferenceSelect });
}
