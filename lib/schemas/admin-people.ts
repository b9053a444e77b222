import { z } from "zod";
import { MAX_REFUSAL } from "../admin-limits";

/** `reason`: how the administrator made sure who asks. It stands in the audit log. */
export const startRecoveryBody = z.object({
  reason: z
    .string()
    .trim()
    .min(1, "Say how you made sure who asks")
    .max(MAX_REFUSAL, `At most ${MAX_REFUSAL} characters`),
});
