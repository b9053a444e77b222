import type { PlatformStatsWire } from "@/lib/schemas/analytics";

type Category = keyof PlatformStatsWire["dietary_preferences"];
export type StatLine = { category: Category; label: string; count: number };

const DIET_LABELS = {
  vegan: "Vegan",
  vegetarian: "Vegetarian",
  pescatarian: "Pescatarian",
  low_fodmap: "Low FODMAP",
  keto: "Keto",
  paleo: "Paleo",
  atkins: "Atkins",
} as const satisfies Partial<Record<Category, string>>;

/** "No diet" first, then the diets by frequency, then allergies. */
export function toStatLines({ dietary_preferences: counts }: PlatformStatsWire): StatLine[] {
  const diets = (Object.keys(DIET_LABELS) as (keyof typeof DIET_LABELS)[])
    .map((category) => ({ category, label: DIET_LABELS[category], count: counts[category] }))
    .sort((a, b) => b.count - a.count);
  return [
    { category: "users_with_no_diet", label: "No particular diet", count: counts.users_with_no_diet },
    ...diets,
    { category: "users_with_allergies", label: "With an allergy", count: counts.users_with_allergies },
  ];
}
