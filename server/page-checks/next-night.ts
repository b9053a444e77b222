import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS } from "@/lib/durations";

/** Pages are checked between one and five o'clock of the world's time, when most sites have few guests. */
const FIRST_HOUR = 1;
const HOURS = 4;

/** When a page is checked in the next night: always at its own time, so that not all are opened at once. */
export function nextNight(from: Date, key: string): Date {
  const share = createHash("sha256").update(key).digest().readUInt32BE() / 2 ** 32;
  const midnight = Math.floor(from.getTime() / DAY_MS) * DAY_MS;
  const tonight = midnight + (FIRST_HOUR + share * HOURS) * HOUR_MS;
  return new Date(tonight > from.getTime() ? tonight : tonight + DAY_MS);
}
