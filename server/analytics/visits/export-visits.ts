import { csvFile, csvLine } from "@/lib/csv/write-csv";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import type { VenueVisitWire, VisitFilters } from "@/lib/schemas/visit-analytics";
import { findVisitIds } from "./find-visit-ids";
import type { OwnedVenue } from "./owned-venue";
import { fromCursor, toCursor } from "./visit-cursor";
import { readVisits } from "./wire";

const PAGE = 500;
const COLUMNS = [
  ...["visitor", "allergies", "diet", "checked_in", "where", "type", "status"],
  ...["health", "favorites", "likes", "avoids"],
];

/**
 * All visits of a view as a CSV stream. A page is read only when the client is ready for it, and reading stops when the
 * client disconnects.
 */
export function exportVisits(venue: OwnedVenue, filters: VisitFilters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | null = null;
  let isBegun = false;
  return new ReadableStream({
    async pull(controller) {
      const after = cursor === null ? null : fromCursor(cursor);
      const found = await findVisitIds(venue, filters, { limit: PAGE, offset: 0, after });
      const lines = (await readVisits(found)).map((visit) => csvLine(rowOf(visit)));
      const last = found.at(-1);
      if (last) cursor = toCursor(last);
      controller.enqueue(encoder.encode((isBegun ? "" : csvFile(COLUMNS, [])) + lines.join("")));
      isBegun = true;
      if (found.length < PAGE) controller.close();
    },
  });
}

function rowOf(visit: VenueVisitWire): (string | null)[] {
  const { user } = visit;
  const place = visit.location?.label ?? (visit.visit_type === "ONLINE" ? "online" : "entrance");
  const when = [visit.check_in_time, place, visit.visit_type, visit.status];
  if (!user) return ["Guest without an account", null, null, ...when, null, null, null, null];
  const named = (...types: string[]) =>
    user.ingredient_preferences
      .filter((each) => types.includes(each.preference_type) && !wayOf(each.key))
      .map((each) => each.ingredient_name);
  const allergies = [...user.dietary_preferences.filter(isFreeFrom).map(dietLabel), ...named("allergy", "intolerance")];
  const diet = [
    ...user.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
    ...wayLabels(user.ingredient_preferences.map(({ key }) => key)),
  ];
  const list = (values: readonly string[]) => values.join("; ");
  return [
    user.display_name,
    list(allergies),
    list(diet),
    ...when,
    list(user.health_concerns),
    list(user.favorites.map(({ item }) => item.name)),
    list(named("love", "like")),
    list(named("avoid", "dislike")),
  ];
}
