import { z } from "zod";
import { MAX_REFUSAL } from "@/lib/admin/limits";
import { msg } from "@/lib/i18n/sentence";

/** `reason`: how the administrator made sure who asks. It stands in the audit log. */
export const startRecoveryBody = z.object({
  reason: z
    .string()
    .trim()
    .min(1, msg("sayHowSure"))
    .max(MAX_REFUSAL, msg("charactersMost", { count: MAX_REFUSAL })),
});
