import { allergiesOf } from "@/lib/dietary/allergies";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import type { LiveGuestWire, LiveViewWire } from "@/lib/schemas/live";
import type { DisclosureWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive } from "@/server/visits/access";
import { disclosureSelect, toDisclosureWire } from "@/server/visits/wire";

/** More than a house has seats: past it the kitchen's screen is no help, and the explorer is. */
const MOST_GUESTS = 300;

/** Who is in the house now, the latest first. Guests who look at the menu from elsewhere are not in the house. */
export async function getLiveView(venueId: string): Promise<LiveViewWire> {
  const rows = await db.visit.findMany({
    where: { venueId, ...stillActive(), visitType: { not: "ONLINE" }, disclosure: { isNot: null } },
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
    },
  });
  const guests = rows.flatMap(({ disclosure, ...visit }): LiveGuestWire[] => {
    if (!disclosure) return [];
    return [
      {
        visit_id: visit.id,
        table: visit.location?.label ?? null,
        check_in_time: visit.checkInTime.toISOString(),
        ...cardOf(toDisclosureWire(disclosure)),
        is_allergies_shared: visit.sharedRows.includes("allergies"),
        seen: visit.seenAt && visit.seenBy ? { at: visit.seenAt.toISOString(), by: visit.seenBy } : null,
        is_changed: visit.seenAt !== null && disclosure.updatedAt > visit.seenAt,
      },
    ];
  });
  return { server_time: now().toISOString(), guests };
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
