import { z } from "zod";
import { WAYS_OF_EATING, type WayOfEating } from "../dietary/diets";

const count = z.number().int().nonnegative();

const ways = Object.fromEntries(WAYS_OF_EATING.map((key) => [key, count])) as Record<WayOfEating, typeof count>;

/** The number of diners, and how many belong to each category. A diner may belong to several. */
export const platformStatsWire = z.object({
  total_users: count,
  dietary_preferences: z.object({ users_with_no_diet: count, ...ways, users_with_allergies: count }),
});
export type PlatformStatsWire = z.infer<typeof platformStatsWire>;
