import { z } from "zod";
import { MAX_REFUSAL } from "../admin-limits";

/** `refusal`: the reason that the application's owner reads. */
export const answerApplicationBody = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("verified") }),
  z.object({
    outcome: z.literal("refused"),
    refusal: z.string().trim().min(1, "Say why").max(MAX_REFUSAL, `At most ${MAX_REFUSAL} characters`),
  }),
]);

export type AnswerApplicationBody = z.infer<typeof answerApplicationBody>;
