import { toneOf } from "@/lib/analytics/category-words";
import { dayOf, startOf } from "@/lib/analytics/figure-ranges";
import type { FiguresWire } from "@/lib/schemas/figures";
import { type Days, toldDays } from "@/lib/venue-news/due";
import type { NewsRhythm } from "@/lib/venue-news/rhythm";
import { getFigures } from "@/server/analytics/figures/get-figures";
import type { OwnedVenue } from "@/server/analytics/visits/owned-venue";
import { readCoverage } from "@/server/menus/renewal";

const MOST_TABLES = 5;
const MOST_GROUPS = 12;

export type Counts = { visits: number; people: FiguresWire["people"] };
type Named = { name: string; visits: number; before: number | null };

/** What a mail tells of a venue. All of it is what Weeks shows of the same days. */
export type Letter = {
  venue: { id: string; name: string };
  zone: string;
  rhythm: NewsRhythm;
  days: Days;
  told: Counts;
  before: Counts | null;
  year: Counts | null;
  /** The busiest. `label` null: deleted since; `isNone`: at no table. */
  tables: { label: string | null; isNone: boolean; visits: number }[];
  allergies: Named[];
  /** Dishes without the kitchen's whole word. */
  openDishes: number;
};

export async function readLetter(venue: OwnedVenue, rhythm: NewsRhythm, at: Date): Promise<Letter> {
  const days = toldDays(rhythm, at, venue.zone);
  const figuresOf = ({ from, to }: Days) => getFigures(venue, { range: "custom", from, to, compare: "none" });
  const told = await figuresOf(days.told);
  // Nothing is compared with a time without data, as in Weeks.
  const hasData = ({ from }: Days) =>
    told.first_visit !== null && Date.parse(told.first_visit) < startOf(dayOf(from), venue.zone, 1).getTime();
  const [before, year, coverage] = await Promise.all([
    hasData(days.before) ? figuresOf(days.before) : null,
    hasData(days.year) ? figuresOf(days.year) : null,
    readCoverage(venue.id),
  ]);
  return {
    ...{ venue: { id: venue.id, name: venue.name }, zone: venue.zone, rhythm, days: days.told },
    told: countsOf(told),
    before: before && countsOf(before),
    year: year && countsOf(year),
    tables: told.tables.slice(0, MOST_TABLES).map(({ id, label, visits }) => ({ label, isNone: id === null, visits })),
    allergies: allergiesOf(told, before),
    openDishes: coverage.dishes - coverage.confirmed,
  };
}

const countsOf = ({ onsite, online, people }: FiguresWire): Counts => ({ visits: onsite + online, people });

/** Only what is told of groups in Weeks (docs/decisions/240): a group without a batch in these days is not named. */
function allergiesOf({ groups }: FiguresWire, before: FiguresWire | null): Named[] {
  const earlier = before?.groups && new Map(before.groups.items.map(({ name, visits }) => [name, visits]));
  return (groups?.items ?? [])
    .filter(({ name }) => !name.startsWith("health:") && toneOf("dietary", name) === "allergy")
    .slice(0, MOST_GROUPS)
    .map(({ name, visits }) => ({ name, visits, before: earlier ? (earlier.get(name) ?? 0) : null }));
}
