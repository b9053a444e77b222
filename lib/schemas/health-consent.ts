import { z } from "zod";
import { HEALTH_PARTS } from "@/lib/profile/health-consent";
import { line, timestamp } from "./text";

export const healthPart = z.enum(HEALTH_PARTS);
export const healthPartParams = z.object({ part: healthPart });

/** `edition`: the edition of the statement that the person read. */
export const giveHealthConsentBody = z.strictObject({ edition: line(40).min(1) });

/** The keys of the data that will be erased, as the person was shown them: nothing is erased that they did not see. */
export const withdrawHealthConsentBody = z.strictObject({ erases: z.array(line(200).min(1)).max(2000) });

/** `entries`: how many a row stands for, if it is the month of a diary. */
const recorded = z.object({ key: z.string(), label: z.string(), entries: z.number().int().optional() });
/**
 * The consent to one kind of health data: whether it is in force, to which edition and since when, and what is
 * recorded. `is_current`: the edition is today's.
 */
export const healthConsentWire = z.object({
  part: healthPart,
  in_force: z.boolean(),
  is_current: z.boolean(),
  edition: z.string().nullable(),
  given_at: timestamp.nullable(),
  withdrawn_at: timestamp.nullable(),
  recorded: z.array(recorded),
  /** True if withdrawing also ends share links, active visits and connected applications. */
  ends_sharing: z.boolean(),
});
export const healthConsentsWire = z.object({ edition: z.string(), parts: z.array(healthConsentWire) });

export type HealthConsentWire = z.infer<typeof healthConsentWire>;
export type HealthConsentsWire = z.infer<typeof healthConsentsWire>;
