import type { DiaryEntryWire } from "@/lib/schemas/diary";
import type { DiaryEntry } from "@/server/db/generated/client";

/** Days are stored without a time zone, and are read as midnight UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const two = (count: number): string => String(count).padStart(2, "0");

export const toEntryWire = ({ id, kind, day, minute, what, strength, note, source }: DiaryEntry): DiaryEntryWire => ({
  ...{ id, kind, day: day.toISOString().slice(0, 10), time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` },
  ...{ what, strength, note, source },
});
