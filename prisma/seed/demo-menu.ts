import type { Transaction } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Dishes of the demo's restaurant, as a menu writes them. */
export const DEMO_DISHES = [
  ["Ribollita", "kale, cannellini beans, carrot, tomato, bread, olive oil"],
  ["Trofie al pesto", "trofie pasta, basil, pine nuts, parmesan, green beans, potato"],
  ["Burrata and peaches", "burrata, peach, basil, olive oil, sourdough bread"],
  ["Mushroom risotto", "arborio rice, mushrooms, parmesan, butter, white wine"],
  ["Grilled sea bass", "sea bass, fennel, lemon, olive oil, potato"],
  ["Prawn linguine", "linguine, prawns, garlic, chilli, white wine, parsley"],
  ["Chicken cacciatora", "chicken, tomato, olives, rosemary, red wine"],
  ["Aubergine with chickpeas", "aubergine, chickpeas, tomato, garlic, olive oil"],
  ["House salad", "lettuce, radish, cucumber, house dressing"],
  ["Lemon sorbet", "lemon, sugar, water"],
  ["Tiramisu", "mascarpone, egg, ladyfingers, coffee, cocoa"],
] as const;

/** The menu of the demo's restaurant, judged as at every save. */
export async function createMenu(tx: Transaction, venueId: string): Promise<void> {
  const dishes = DEMO_DISHES.map(([name, description]) => ({ name, description }));
  const named = dishes.map((dish, index) => ({ id: String(index), ...dish }));
  const written = writtenVerdicts(named, loadKnowledge());
  await tx.venueDish.createMany({
    data: dishes.map((dish, position) => ({
      ...dish,
      verdicts: written[position]?.diets ?? {},
      subjects: written[position]?.subjects ?? {},
      venueId,
      position,
      engineVersion: analysisVersion(),
    })),
  });
}
