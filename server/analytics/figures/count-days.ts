import type { FigureFilters } from "@/lib/analytics/figure-filters";
import type { Span } from "@/lib/analytics/figure-ranges";
import { wallTime } from "@/lib/analytics/time-zone";
import {
  BYTES_OF_VISIT,
  FLAGS_AT,
  HAS_ACCOUNT,
  HOUR_AT,
  IS_FIRST,
  ONLINE,
  type PackedDay,
  TABLE_AT,
  TYPE_OF,
} from "./packed-day";
import { SeenGuests } from "./seen-guests";

export type Visits = { onsite: number; online: number };
export type DayCount = Visits & { hours: Visits[] };
export type People = { people: number; newcomers: number; returning: number };
export type Counted = Visits &
  People & {
    /** By day, in the order of the days, and within each by hour. */
    days: DayCount[];
    /** By part of the chart: the people of each, who may stand in several. */
    parts: People[];
    /** By weekday (0 is Monday) and hour: whatever the filters say of weekday and hour. */
    week: number[][];
    /** By table, `none` for no table: whatever the filters say of tables. */
    tables: Map<string, number>;
    /** Whatever the filters say of types. */
    types: Visits;
    /** Visits of first and of later times, and those of whom nobody can say: whatever the filters say of it. */
    guests: { newcomers: number; returning: number; unknown: number };
  };

const UNIT = { onsite: 0, online: 0 };
/** The parts of the filters, as bits: a visit that fails exactly one of them counts in the panel that chooses it. */
const [TYPE, TABLE, TIME, GUEST] = [1, 2, 4, 8];

/**
 * Counts the visits that fit the filters. Each panel leaves out its own filter, so that the values beside the chosen one
 * keep their numbers. `partOf`: to which part of the chart each day belongs.
 */
export function countDays(
  days: readonly PackedDay[],
  filters: FigureFilters,
  zone: string,
  partOf: (day: number) => number = () => 0,
): Counted {
  const most = days.reduce((sum, { packed }) => sum + packed.length / BYTES_OF_VISIT, 0);
  const seen = new SeenGuests(most);
  const isNewcomer = new Uint8Array(most);
  const parts = new Parts(most);
  const counted: Counted = {
    ...{ ...UNIT, people: 0, newcomers: 0, returning: 0 },
    ...{ days: [], parts: [], tables: new Map(), types: { ...UNIT } },
    week: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
    guests: { newcomers: 0, returning: 0, unknown: 0 },
  };
  for (const [n, day] of days.entries()) {
    const into = { ...UNIT, hours: Array.from({ length: 24 }, () => ({ ...UNIT })) };
    counted.days.push(into);
    const weekday = weekdayOf(day, zone);
    const tables = new Uint32Array(day.tables.length + 1);
    const table =
      filters.table === undefined ? -1 : filters.table === "none" ? 0 : day.tables.indexOf(filters.table) + 1;
    const isNoTable = filters.table !== undefined && filters.table !== "none" && table === 0;
    for (let at = 0; at < day.packed.length; at += BYTES_OF_VISIT) {
      const hour = day.packed[at + HOUR_AT] ?? 0;
      const flags = day.packed[at + FLAGS_AT] ?? 0;
      const tableOf = ((day.packed[at + TABLE_AT] ?? 0) << 8) | (day.packed[at + TABLE_AT + 1] ?? 0);
      const isOnline = (flags & TYPE_OF) === ONLINE;
      let fails = 0;
      if (filters.type !== undefined && (filters.type === "online") !== isOnline) fails |= TYPE;
      if (table >= 0 && (isNoTable || tableOf !== table)) fails |= TABLE;
      if (filters.weekday !== undefined && filters.weekday !== weekday + 1) fails |= TIME;
      if (filters.hour !== undefined && filters.hour !== hour) fails |= TIME;
      if (filters.guest !== undefined && filters.guest !== guestOf(flags)) fails |= GUEST;
      if ((fails & ~TYPE) === 0) counted.types[isOnline ? "online" : "onsite"]++;
      if ((fails & ~TABLE) === 0) tables[tableOf] = (tables[tableOf] ?? 0) + 1;
      if ((fails & ~TIME) === 0) addTo(counted.week, weekday, hour);
      if ((fails & ~GUEST) === 0) countGuest(counted.guests, flags);
      if (fails !== 0) continue;
      const where = isOnline ? "online" : "onsite";
      counted[where]++;
      into[where]++;
      const ofHour = into.hours[hour];
      if (ofHour) ofHour[where]++;
      if ((flags & HAS_ACCOUNT) === 0) continue;
      const guest = seen.numberOf(day.packed, at);
      if ((flags & IS_FIRST) !== 0) isNewcomer[guest] = 1;
      parts.add(partOf(n), guest, (flags & IS_FIRST) !== 0);
    }
    for (const [number, visits] of tables.entries()) {
      const name = number === 0 ? "none" : day.tables[number - 1];
      if (visits > 0 && name) counted.tables.set(name, (counted.tables.get(name) ?? 0) + visits);
    }
  }
  counted.people = seen.count;
  for (let guest = 0; guest < seen.count; guest++) counted.newcomers += isNewcomer[guest] ?? 0;
  counted.returning = counted.people - counted.newcomers;
  counted.parts = parts.all();
  return counted;
}

const guestOf = (flags: number): "new" | "returning" | null =>
  (flags & HAS_ACCOUNT) === 0 ? null : (flags & IS_FIRST) === 0 ? "returning" : "new";

function countGuest(into: Counted["guests"], flags: number): void {
  const guest = guestOf(flags);
  if (guest === null) into.unknown++;
  else if (guest === "new") into.newcomers++;
  else into.returning++;
}

function addTo(week: number[][], weekday: number, hour: number): void {
  const hours = week[weekday];
  if (hours) hours[hour] = (hours[hour] ?? 0) + 1;
}

/** 0 is Monday. */
export function weekdayOf({ from }: Span, zone: string): number {
  const { year, month, day } = wallTime(from, zone);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

/** The people of each part of a chart. Visits come in the order of time, so a guest is compared with the latest part only. */
class Parts {
  readonly #counted: People[] = [];
  /** The part that each guest was last counted in, from 1 on. */
  readonly #last: Int32Array;

  constructor(most: number) {
    this.#last = new Int32Array(most);
  }

  add(part: number, guest: number, isFirst: boolean): void {
    while (this.#counted.length <= part) this.#counted.push({ people: 0, newcomers: 0, returning: 0 });
    const counts = this.#counted[part];
    if (!counts || this.#last[guest] === part + 1) {
      return;
    }
    this.#last[guest] = part + 1;
    counts.people++;
    counts[isFirst ? "newcomers" : "returning"]++;
  }

  all(): People[] {
    return this.#counted;
  }
}
