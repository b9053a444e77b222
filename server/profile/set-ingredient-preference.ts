import { invalidField } from "@/lib/errors";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { ingredientPreferenceSelect, toIngredientPreferenceWire } from "./wire";

/** Adds a preference, or changes the type of the one that the person has for this ingredient. */
export async function setIngredientPreference(
  userId: string,
  ingredientId: string,
  preferenceType: PreferenceType,
): Promise<IngredientPreferenceWire> {
  try {
    const row = await db.$transaction(async (tx) => {
      await lockPerson(tx, userId);
      // Without the relations it is one statement, INSERT … ON CONFLICT: nothing can come between a look and a write.
      const { id } = await tx.ingredientPreference.upsert({
        where: { userId_ingredientId: { userId, ingredientId } },
        create: { userId, ingredientId, preferenceType, createdAt: now() },
        update: { preferenceType },
        select: { id: true },
      });
      await updateDisclosures(tx, userId);
      return tx.ingredientPreference.findUniqueOrThrow({ where: { id }, select: ingredientPreferenceSelect });
    });
    return toIngredientPreferenceWire(row);
  } catch (error) {
    if (isForeignKeyViolation(error)) {
      throw invalidField("ingredient_normalization_id", "Unknown ingredient", "unknown");
    }
    throw error;
  }
}
