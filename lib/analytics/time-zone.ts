import { DAY_MS } from "@/lib/durations";

type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}

/** The zone itself, or UTC if it is absent or unknown to the runtime. */
export function knownZone(zone: string | null): string {
  if (!zone) return "UTC";
  try {
    formatOf(zone);
    return zone;
  } catch {
    return "UTC";
  }
}

/** The local date and time in the zone. */
export function wallTime(moment: Date, zone: string): Wall {
  const parts = formatOf(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of("year"), of("month"), of("day")];
  return { year, month, day, hour: of("hour"), minute: of("minute"), second: of("second") };
}

const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** The zone's UTC offset in milliseconds. Cached, because a chart over years asks for the same days repeatedly. */
function offsetAt(moment: number, zone: string): number {
  const key = `${zone} ${moment}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const wall = wallTime(new Date(moment), zone);
  const offset = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second) - moment;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * The instant at which a local day begins. Where a clock change skips midnight, that is the first instant of the day.
 * Days past the end of a month count on, as in `Date.UTC`.
 */
export function startOfDay(year: number, month: number, day: number, zone: string): Date {
  const wanted = Date.UTC(year, month - 1, day);
  const [before, after] = [offsetAt(wanted - DAY_MS, zone), offsetAt(wanted + DAY_MS, zone)];
  if (before === after) return new Date(wanted - before);
  const candidates = [wanted - before, wanted - after].sort((a, b) => a - b);
  const isWanted = (moment: number) => moment + offsetAt(moment, zone) === wanted;
  // Where midnight is skipped, the day begins at the clock change, which is midnight by the previous offset.
  return new Date(candidates.find(isWanted) ?? wanted - before);
}

export const startOfToday = (moment: Date, zone: string): Date => {
  const { year, month, day } = wallTime(moment, zone);
  return startOfDay(year, month, day, zone);
};
