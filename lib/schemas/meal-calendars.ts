import { z } from "zod";
import { householdNameWire } from "./household";
import { id, timestamp } from "./text";

/** The household whose plan the calendar shows; null: the caller's own plan. */
export const calendarBody = z.strictObject({ household_id: id.nullable() });

/** `household` null: the caller's own plan. `last_read_at`: to the hour; null until a calendar has read it. */
export const calendarWire = z.object({
  id: z.string(),
  household: householdNameWire.nullable(),
  url: z.string(),
  created_at: timestamp,
  last_read_at: timestamp.nullable(),
});

/** The key from the address of a calendar, with the ending that calendar applications like to see. */
export const calendarParams = z.object({ key: z.string().max(100) });

export type CalendarBody = z.infer<typeof calendarBody>;
export type CalendarWire = z.infer<typeof calendarWire>;
