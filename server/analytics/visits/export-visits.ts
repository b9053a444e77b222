import { csvFile, csvLine } from "@/lib/csv/write-csv";
import { dietLabel, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import { allergyInWords } from "@/lib/id-card/id-card";
import type { VenueVisitWire, VisitFilters } from "@/lib/schemas/visit-analytics";
import type { ShareRow } from "@/lib/sight/share-rows";
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

/** What was not shared is never an empty cell, which would read as nothing to mind. */
const NOT_SHARED = "not shared";
const NOT_KNOWN = "not known";

function rowOf(visit: VenueVisitWire): (string | null)[] {
  const { user } = visit;
  const place = visit.location?.label ?? (visit.visit_type === "ONLINE" ? "online" : "entrance");
  const when = [visit.check_in_time, place, visit.visit_type, visit.status];
  if (!user) return ["Guest without an account", NOT_KNOWN, NOT_KNOWN, ...when, ...Array<string>(4).fill(NOT_KNOWN)];
  const named = (...types: string[]) =>
    user.ingredient_preferences
      .filter((each) => types.includes(each.preference_type) && !wayOf(each.key))
      .map((each) => each.ingredient_name);
  const diet = [
    ...user.dietary_preferences.filter((key) => !isFreeFrom(key)).map(dietLabel),
    ...wayLabels(user.ingredient_preferences.map(({ key }) => key)),
  ];
  const cell = (row: ShareRow, values: readonly string[]) =>
    user.shared_rows.includes(row) ? values.join("; ") : NOT_SHARED;
  return [
    user.display_name,
    cell("allergies", user.allergies.map(allergyInWords)),
    cell("diet", diet),
    ...when,
    cell("health", user.health_concerns),
    cell(
      "favorites",
      user.favorites.map(({ item }) => item.name),
    ),
    cell("likes", named("love", "like")),
    cell("avoids", named("avoid", "dislike")),
  ];
}
