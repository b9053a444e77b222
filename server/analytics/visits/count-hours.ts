import { readTallies } from "./tallies";

/** All visits of a venue by weekday (1 is Monday) and hour in the venue's time zone. */
export async function countHours(venueId: string): Promise<{ weekday: number; hour: number; visits: number }[]> {
  const tallies = await readTallies([venueId], ["hour"]);
  return tallies
    .map(({ bucket, tally }) => {
      const [weekday = 0, hour = 0] = bucket.split("-").map(Number);
      return { weekday, hour, visits: tally };
    })
    .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}
