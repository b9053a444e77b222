import { dietLabel, WAYS_OF_EATING } from "@/lib/dietary/diets";
import type { PlatformStatsWire } from "@/lib/schemas/analytics";

type Category = keyof PlatformStatsWire["dietary_preferences"];
export type StatLine = { category: Category; label: string; count: number };

/** "No diet" first, then the diets by frequency, then allergies. */
export function toStatLines({ dietary_preferences: counts }: PlatformStatsWire): StatLine[] {
  const diets = WAYS_OF_EATING.map((category) => ({ category, label: dietLabel(category), count: counts[category] }));
  return [
    { category: "users_with_no_diet", label: "No particular diet", count: counts.users_with_no_diet },
    ...diets.sort((a, b) => b.count - a.count),
    { category: "users_with_allergies", label: "With an allergy", count: counts.users_with_allergies },
  ];
}
