import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_REFUSAL } from "../admin-limits";

/** `reason`: how the administrator made sure who asks. It stands in the audit log. */
export const startRecoveryBody = z.object({
  reason: z
    .string()
    .trim()
    .min(1, msg("sayHowSure"))
    .max(MAX_REFUSAL, msg("charactersMost", { count: MAX_REFUSAL })),
});
