import { z } from "zod";
import { line, timestamp } from "./text";

/** `version`: of the edition that the person has read. */
export const acceptTermsBody = z.strictObject({ version: line(40).min(1) });

/**
 * `is_due`: the person must be asked to accept the newest edition. `changes`: what changed since the one they accepted.
 */
export const termsWire = z.object({
  version: z.string(),
  accepted: z.object({ version: z.string(), accepted_at: timestamp }).nullable(),
  is_due: z.boolean(),
  changes: z.array(z.object({ version: z.string(), changes: z.array(z.string()) })),
});
export type TermsWire = z.infer<typeof termsWire>;
