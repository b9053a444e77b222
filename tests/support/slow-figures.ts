import type { FigureFilters } from "@/lib/analytics/figure-filters";
import { wallTime } from "@/lib/analytics/time-zone";
import { db } from "@/server/db/client";

/** Counts the visits of a span one by one from the table, as slowly and plainly as possible. */
export async function slowFigures(venueId: string, zone: string, from: Date, to: Date, filters: FigureFilters) {
  const all = await db.visit.findMany({ where: { venueId }, orderBy: [{ checkInTime: "asc" }, { id: "asc" }] });
  const known = new Set<string>();
  const rows = all.map((visit) => {
    const isFirst = visit.userId !== null && !known.has(visit.userId);
    if (visit.userId) known.add(visit.userId);
    const wall = wallTime(visit.checkInTime, zone);
    const weekday = ((new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay() + 6) % 7) + 1;
    const guest = visit.userId === null ? null : isFirst ? "new" : "returning";
    return {
      ...{
        type: visit.visitType === "ONLINE" ? "online" : "onsite",
        table: visit.locationId ?? "none",
        weekday,
        guest,
      },
      ...{ hour: wall.hour, userId: visit.userId, at: visit.checkInTime },
    };
  });
  const fits = (row: (typeof rows)[number], without: readonly string[] = []) =>
    row.at >= from &&
    row.at < to &&
    (["type", "table", "weekday", "hour", "guest"] as const).every(
      (key) => filters[key] === undefined || without.includes(key) || row[key] === filters[key],
    );
  const shown = rows.filter((row) => fits(row));
  const people = new Set(shown.flatMap(({ userId }) => userId ?? []));
  const newcomers = new Set(shown.flatMap(({ userId, guest }) => (guest === "new" && userId ? userId : [])));
  const tables = new Map<string | null, number>();
  for (const { table } of rows.filter((row) => fits(row, ["table"]))) {
    const id = table === "none" ? null : table;
    tables.set(id, (tables.get(id) ?? 0) + 1);
  }
  const week = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { weekday, hour } of rows.filter((row) => fits(row, ["weekday", "hour"]))) {
    const hours = week[weekday - 1];
    if (hours) hours[hour] = (hours[hour] ?? 0) + 1;
  }
  const guests = rows.filter((row) => fits(row, ["guest"]));
  const types = rows.filter((row) => fits(row, ["type"]));
  const count = <T>(list: readonly T[], is: (each: T) => boolean) => list.filter(is).length;
  return {
    onsite: count(shown, ({ type }) => type === "onsite"),
    online: count(shown, ({ type }) => type === "online"),
    people:
      people.size < 5
        ? null
        : { people: people.size, newcomers: newcomers.size, returning: people.size - newcomers.size },
    week,
    tables,
    types: {
      onsite: count(types, ({ type }) => type === "onsite"),
      online: count(types, ({ type }) => type === "online"),
    },
    guests: {
      newcomers: count(guests, ({ guest }) => guest === "new"),
      returning: count(guests, ({ guest }) => guest === "returning"),
      unknown: count(guests, ({ guest }) => guest === null),
    },
  };
}
