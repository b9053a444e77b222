import { allergiesOf } from "@/lib/dietary/allergies";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import type { LiveGuestWire, LiveViewWire } from "@/lib/schemas/live";
import type { DisclosureWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { stillActive } from "@/server/visits/access";
import { disclosureSelect, toDisclosureWire, toGuestDisclosure } from "@/server/visits/wire";

/** More than a house has seats: past it the kitchen's screen is no help, says so, and the explorer is. */
const MOST_GUESTS = 300;

/** Who is in the house now, the latest first. Guests who look at the menu from elsewhere are not in the house. */
export async function getLiveView(venueId: string): Promise<LiveViewWire> {
  const where: Prisma.VisitWhereInput = {
    venueId,
    ...stillActive(),
    visitType: { not: "ONLINE" },
    OR: [{ disclosure: { isNot: null } }, { guest: { isNot: null } }],
  };
  const rows = await db.visit.findMany({
    where,
    orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
    take: MOST_GUESTS,
    select: {
      id: true,
      checkInTime: true,
      sharedRows: true,
      seenAt: true,
      seenBy: true,
      location: { select: { label: true } },
      disclosure: { select: { ...disclosureSelect, updatedAt: true } },
      guest: { select: { name: true, dietaryPreferences: true, ingredientPreferences: true, updatedAt: true } },
    },
  });
  const guests = rows.flatMap(({ disclosure, guest, ...visit }): LiveGuestWire[] => {
    const shown = disclosure ?? guest;
    const seen = disclosure ? toDisclosureWire(disclosure) : guest && toGuestDisclosure(guest);
    if (!shown || !seen) return [];
    return [
      {
        visit_id: visit.id,
        table: visit.location?.label ?? null,
        check_in_time: visit.checkInTime.toISOString(),
        ...cardOf(seen),
        is_allergies_shared: visit.sharedRows.includes("allergies"),
        is_diet_shared: visit.sharedRows.includes("diet"),
        seen: visit.seenAt && visit.seenBy ? { at: visit.seenAt.toISOString(), by: visit.seenBy } : null,
        is_changed: visit.seenAt !== null && shown.updatedAt > visit.seenAt,
      },
    ];
  });
  const all = rows.length < MOST_GUESTS ? rows.length : await db.visit.count({ where });
  return { server_time: now().toISOString(), guests, left_off: Math.max(0, all - rows.length) };
}

/** What is cooked by: nothing of health, likes or favourites. */
function cardOf(seen: DisclosureWire) {
  const allergies = allergiesOf({
    dietary: seen.dietary_preferences,
    ingredientPreferences: seen.ingredient_preferences.map(({ ingredient_name: name, ...each }, place) => ({
      ...each,
      ingredient_id: `${place}`,
      ingredient: { id: `${place}`, name },
    })),
  });
  return {
    display_name: seen.display_name,
    allergies: allergies.map(({ key, label, severity, traces }) => ({ key, label, severity, traces })),
    diets: [
      ...seen.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
      ...wayLabels(seen.ingredient_preferences.map(({ key }) => key)),
    ],
    avoids: seen.ingredient_preferences
      .filter(({ preference_type: type, key }) => (type === "avoid" || type === "dislike") && !wayOf(key))
      .map(({ ingredient_name: name }) => name),
  };
}
