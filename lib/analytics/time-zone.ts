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

/** The zone itself, or UTC when there is none or nobody knows it. */
export function knownZone(zone: string | null): string {
  if (!zone) return "UTC";
  try {
    formatOf(zone);
    return zone;
  } catch {
    return "UTC";
  }
}

/** What the clock on the wall shows there. */
export function wallTime(moment: Date, zone: string): Wall {
  const parts = formatOf(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of("year"), of("month"), of("day")];
  return { year, month, day, hour: of("hour"), minute: of("minute"), second: of("second") };
}

/**
 * The instant at which a day begins there: its first, where midnight does not exist because the clocks jump over it.
 * Days past the end of a month count on, as in `Date.UTC`.
 */
export function startOfDay(year: number, month: number, day: number, zone: string): Date {
  const wanted = Date.UTC(year, month - 1, day);
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((moment) => {
    const wall = wallTime(new Date(moment), zone);
    return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second) - moment;
  });
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const isWanted = (moment: number) => {
    const { year: y, month: m, day: d, hour, minute } = wallTime(new Date(moment), zone);
    return Date.UTC(y, m - 1, d, hour, minute) === wanted;
  };
  // Where midnight is skipped, the day begins at the jump, which is midnight by the offset before it.
  return new Date(candidates.find(isWanted) ?? candidates[candidates.length - 1] ?? wanted);
}

export const startOfToday = (moment: Date, zone: string): Date => {
  const { year, month, day } = wallTime(moment, zone);
  return startOfDay(year, month, day, zone);
};
