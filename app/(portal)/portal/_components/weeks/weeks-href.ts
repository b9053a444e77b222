import { type AskedFigures, addressOfFigures, FILTER_KEYS } from "@/lib/analytics/figure-filters";
import { sectionHref } from "@/lib/portal/sections";

/** The venue, and what is asked of it: everything that the screen shows stands in its address. */
export type Weeks = { venueId: string; query: AskedFigures };

export const weeksHref = ({ venueId, query }: Weeks, changes: Partial<AskedFigures> = {}): string =>
  sectionHref("weeks", { venue: venueId, ...addressOfFigures({ ...query, ...changes }) });

export const withoutFilters = (query: AskedFigures): AskedFigures => ({
  ...query,
  ...Object.fromEntries(FILTER_KEYS.map((key) => [key, undefined])),
});
