import type { Verdicts } from "@/components/offline/verdicts";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { PlanWire } from "@/lib/schemas/meal-plan";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

/** Records that an older version of the page stored have no `verdicts`: their lines count as not checked yet. */
export type KeptList = { list: GroceryListWire; verdicts?: Verdicts | null };

/** A recipe as it is cooked from without a network. */
export type KeptRecipe = {
  recipe: RecipeDetailWire;
  kind: "recipe" | "variant";
  /** The first photo as a data address; null without one. */
  picture: string | null;
  /** What the list of recipes said of it when it was stored. Another text: it has changed, and is stored anew. */
  stamp: string;
  /** The card against which it was checked. By another card nothing is said about it. */
  card: string;
  /** In milliseconds since 1970. */
  keptAt: number;
};

/** A week of a plan. `card`, `keptAt`: as for a recipe. */
export type KeptPlan = { plan: PlanWire; card: string; keptAt: number };

/** The card in a text that changes with it. */
export const cardText = (preferences: unknown): string => JSON.stringify(preferences ?? null);
