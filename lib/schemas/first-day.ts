import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { FIRST_DAY_STEPS } from "@/lib/team/first-day";

/** `is_put_away`: the list is shown no more. `needs_application`: whether the step for developers counts. */
export const firstDayBody = z
  .strictObject({ is_put_away: z.boolean().optional(), needs_application: z.boolean().optional() })
  .refine((body) => Object.keys(body).length > 0, { message: msg("nothingToChange") });

/** `steps`: those that the caller may do. `count`: venues, tables, printed codes, dishes, signed dishes and so on. */
export const firstDayWire = z.object({
  is_put_away: z.boolean(),
  has_guests: z.boolean(),
  steps: z.array(
    z.object({
      key: z.enum(FIRST_DAY_STEPS),
      count: z.number().int(),
      done_at: z.iso.datetime().nullable(),
      is_needed: z.boolean(),
    }),
  ),
});

export type FirstDayBody = z.infer<typeof firstDayBody>;
export type FirstDayWire = z.infer<typeof firstDayWire>;
