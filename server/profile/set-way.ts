import type { MoreWayKey } from "@/lib/dietary/more-ways";
import type { PreferencesWire } from "@/lib/schemas/profile";
import { now } from "@/server/clock";
import { changeProfile } from "@/server/sight/change-profile";
import { ownedBy } from "./access";
import { getPreferences } from "./get-preferences";

type Person = { userId: string };

/**
 * Records a way of eating beyond the documented keys. It is stored as an avoided food with a name, so that it is
 * included wherever avoided foods are. It takes no slot among the diets and changes no allergy. Repeating it changes
 * nothing. Returns the whole profile.
 */
export async function setWay(person: Person, key: MoreWayKey): Promise<PreferencesWire> {
  await changeProfile(person, async (tx) => {
    const { id: ingredientId } = await tx.ingredient.findUniqueOrThrow({ where: { slug: key }, select: { id: true } });
    await tx.ingredientPreference.upsert({
      where: { userId_ingredientId: { userId: person.userId, ingredientId } },
      create: { userId: person.userId, ingredientId, preferenceType: "avoid", createdAt: now() },
      update: {},
      select: { id: true },
    });
  });
  return getPreferences(person.userId);
}

export async function removeWay(person: Person, key: MoreWayKey): Promise<PreferencesWire> {
  await changeProfile(person, (tx) =>
    tx.ingredientPreference.deleteMany({ where: { ...ownedBy(person), ingredient: { slug: key } } }),
  );
  return getPreferences(person.userId);
}
