import { z } from "zod";

const count = z.number().int().nonnegative();

/** The number of diners, and how many belong to each category. A diner may belong to several. */
export const platformStatsWire = z.object({
  total_users: count,
  dietary_preferences: z.object({
    users_with_no_diet: count,
    vegan: count,
    vegetarian: count,
    pescatarian: count,
    users_with_allergies: count,
    low_fodmap: count,
    keto: count,
    paleo: count,
    atkins: count,
  }),
});
export type PlatformStatsWire = z.infer<typeof platformStatsWire>;
