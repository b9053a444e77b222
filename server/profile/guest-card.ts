import { z } from "zod";
import { invalidField } from "@/lib/errors";
import { gravestOfEach, labelOf, type Severity } from "@/lib/profile/allergies";
import type { GuestAllergy, GuestCardBody } from "@/lib/schemas/guest-card";
import { db } from "@/server/db/client";
import type { Setting } from "@/server/dietary/engine/judge";
import { readOwnWord } from "./own-word";

/** An allergy of a person without an account, as it is shown to the kitchen. */
export type GuestLimit = { key: string; label: string; severity: Severity; traces: boolean };

/**
 * Looks up the allergies of a device's card. A food that the card names several times is returned once, with the
 * gravest severity. `field`: the path of the list in the body, for errors. Errors: 422 for an allergy to something that
 * is neither an ingredient nor an own word, because no allergy may be dropped silently.
 */
export async function readGuestAllergies(allergies: readonly GuestAllergy[], field: string): Promise<GuestLimit[]> {
  const keys = allergies.map(({ key }) => key);
  const isId = (key: string) => z.uuid().safeParse(key).success;
  const rows = await db.ingredient.findMany({
    where: { OR: [{ slug: { in: keys } }, { id: { in: keys.filter(isId) } }] },
    select: { id: true, slug: true, name: true },
  });
  const limits = allergies.map(({ key, ...weight }, place) => {
    const own = readOwnWord(key, `${field}.${place}.key`);
    if (own) return { key: own.slug ?? own.word, label: labelOf(own.slug ?? own.word, own.word), ...weight };
    const row = rows.find((each) => each.slug === key || each.id === key);
    if (!row) throw invalidField(`${field}.${place}.key`, "noSuchIngredient", "unknown");
    const known = row.slug ?? row.name;
    return { key: known, label: labelOf(known, row.name), ...weight };
  });
  return gravestOfEach(limits);
}

/** The setting that the engine judges with, for an allergy that no account records. */
export const allergySetting = ({ key, traces }: Pick<GuestLimit, "key" | "traces">): Setting => ({
  type: "ingredient",
  key,
  preference: "allergy",
  ...(traces ? {} : { traces }),
});

/** A whole guest card as settings, the same that an account with these records would have. Nothing is stored. */
export async function readGuestSettings({ allergies, diet }: GuestCardBody): Promise<Setting[]> {
  const limits = await readGuestAllergies(allergies, "card.allergies");
  return [
    ...limits.map(allergySetting),
    ...diet.ways.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" })),
    ...diet.dietary.map((key): Setting => ({ type: "diet", key })),
  ];
}
