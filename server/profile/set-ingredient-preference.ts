import { wayOf } from "@/lib/dietary/more-ways";
import { isSafetyRelevant, type PreferenceType } from "@/lib/dietary/preference-kinds";
import { invalidField } from "@/lib/errors";
import type { Severity } from "@/lib/profile/allergies";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { isForeignKeyViolation } from "@/server/db/errors";
import { changeProfile } from "@/server/sight/change-profile";
import { noteConsent } from "./health-consent";
import { ingredientIdOf } from "./own-word";
import { ingredientPreferenceSelect, toIngredientPreferenceWire } from "./wire";

const NO_WEIGHT = { severity: null, traces: true, keptFromDiet: null } as const;

/**
 * Adds a preference, or changes the type of the one that the person has for this ingredient. `key`: its id, or a
 * person's own word.
 */
export async function setIngredientPreference(
  userId: string,
  key: string,
  preferenceType: PreferenceType,
  weight: { severity?: Severity; traces?: boolean } = {},
): Promise<IngredientPreferenceWire> {
  try {
    const row = await changeProfile({ userId }, async (tx) => {
      const ingredientId = await ingredientIdOf(tx, key, "ingredient_normalization_id");
      // A preference that is no longer an allergy loses the allergy's severity.
      const change = preferenceType === "allergy" ? { preferenceType, ...weight } : { preferenceType, ...NO_WEIGHT };
      // Without `select`ed relations Prisma sends one statement, INSERT … ON CONFLICT, which leaves no gap between
      // reading and writing.
      const { id } = await tx.ingredientPreference.upsert({
        where: { userId_ingredientId: { userId, ingredientId } },
        create: { userId, ingredientId, createdAt: now(), ...change },
        update: change,
        select: { id: true },
      });
      const row = await tx.ingredientPreference.findUniqueOrThrow({
        where: { id },
        select: ingredientPreferenceSelect,
      });
      if (isSafetyRelevant(preferenceType)) await noteConsent(tx, userId, "allergies", "recording");
      if (wayOf(row.ingredient.slug) && preferenceType !== "avoid")
        throw invalidField("preference_type", "wayOfEating", "invalid");
      return row;
    });
    return toIngredientPreferenceWire(row);
  } catch (error) {
    if (isForeignKeyViolation(error)) {
      throw invalidField("ingredient_normalization_id", "unknownIngredient", "unknown");
    }
    throw error;
  }
}
