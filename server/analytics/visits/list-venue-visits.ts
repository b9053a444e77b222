import type { VenueVisitsQuery, VenueVisitsWire } from "@/lib/schemas/visit-analytics";
import { countVisitsOf, findVisitIds } from "./find-visit-ids";
import { countGroups } from "./get-breakdown";
import type { OwnedVenue } from "./owned-venue";
import { fromCursor, toCursor } from "./visit-cursor";
import { readVisits } from "./wire";

/** One page of a venue's visits, latest first, each with what its guest shares. A page behind the last is empty. */
export async function listVenueVisits(
  venue: OwnedVenue,
  { page, limit, after, with_groups: withGroups, ...filters }: VenueVisitsQuery,
): Promise<VenueVisitsWire> {
  const slice = { limit: limit + 1, offset: after ? 0 : (page - 1) * limit, after: after ? fromCursor(after) : null };
  const [{ total, isAtLeast }, found, groups] = await Promise.all([
    countVisitsOf(venue, filters),
    findVisitIds(venue, filters, slice),
    withGroups ? countGroups(venue, filters.time_range) : null,
  ]);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await readVisits(shown),
    total_count: total,
    total_is_at_least: isAtLeast,
    page,
    page_size: limit,
    total_pages: Math.ceil(total / limit),
    next_cursor: found.length > limit && last ? toCursor(last) : null,
    ...(groups ? { groups } : {}),
  };
}
