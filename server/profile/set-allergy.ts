import { z } from "zod";
import { freeFromOf, type Severity } from "@/lib/profile/allergies";
import type { PreferencesWire } from "@/lib/schemas/profile";
import type { Transaction } from "@/server/db/client";
import { changeProfile } from "@/server/sight/change-profile";
import { ownedBy } from "./access";
import { getPreferences } from "./get-preferences";
import { keepAllergy } from "./keep-allergy";
import { ingredientIdOf } from "./own-word";

type Person = { userId: string };
type Weight = { severity?: Severity; traces?: boolean };

/**
 * Records an allergy by its key, and only once: an equivalent free-from key among the diets is replaced by it, which
 * frees its slot. A key may be a person's own word (lib/dietary/own-word.ts). Returns the whole profile. Errors: 404 for
 * an unknown key, 422 for a word that cannot be one.
 */
export async function setAllergy(person: Person, key: string, weight: Weight): Promise<PreferencesWire> {
  await changeProfile(person, async (tx) => {
    const which = ingredientOf(await ingredientIdOf(tx, key, "key"));
    // A change of traces alone leaves an intolerance an intolerance, unless a free-from key says that it is more.
    const isOfTraces = weight.traces !== undefined && weight.severity === undefined;
    const hadFreeFrom = await dropFreeFromKey(tx, person, key);
    const staysMild = isOfTraces && !hadFreeFrom && (await isIntolerance(tx, person, which));
    await keepAllergy(tx, person.userId, which, staysMild ? { ...weight, severity: "intolerance" } : weight);
  });
  return getPreferences(person.userId);
}

/** Removes an allergy in every form: as an allergy, as an intolerance and as a free-from key. Repeating it changes nothing. */
export async function removeAllergy(person: Person, key: string): Promise<PreferencesWire> {
  await changeProfile(person, async (tx) => {
    const ingredient = ingredientOf(await ingredientIdOf(tx, key, "key"));
    await tx.ingredientPreference.deleteMany({
      where: { ...ownedBy(person), preferenceType: { in: ["allergy", "intolerance"] }, ingredient },
    });
    await dropFreeFromKey(tx, person, key);
  });
  return getPreferences(person.userId);
}

const isIntolerance = async (tx: Transaction, person: Person, ingredient: Which): Promise<boolean> =>
  (await tx.ingredientPreference.count({
    where: { ...ownedBy(person), preferenceType: "intolerance", ingredient },
  })) > 0;

type Which = { id: string } | { slug: string };
const ingredientOf = (key: string): Which => (z.uuid().safeParse(key).success ? { id: key } : { slug: key });

/** @returns whether there was one */
async function dropFreeFromKey(tx: Transaction, person: Person, key: string): Promise<boolean> {
  const diet = freeFromOf(key);
  if (!diet) return false;
  return (await tx.userDiet.deleteMany({ where: { ...ownedBy(person), diet } })).count > 0;
}
