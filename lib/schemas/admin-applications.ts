import { z } from "zod";
import { MAX_REFUSAL } from "@/lib/admin/limits";
import { msg } from "@/lib/i18n/sentence";

/** `refusal`: the reason that the application's owner reads. */
export const answerApplicationBody = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("verified") }),
  z.object({
    outcome: z.literal("refused"),
    refusal: z
      .string()
      .trim()
      .min(1, msg("sayWhy"))
      .max(MAX_REFUSAL, msg("charactersMost", { count: MAX_REFUSAL })),
  }),
]);

export type AnswerApplicationBody = z.infer<typeof answerApplicationBody>;
