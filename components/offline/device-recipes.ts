import { asOwner } from "@/components/offline/device-database";
import type { KeptPlan, KeptRecipe } from "@/components/offline/kept";
import type { PlanWire } from "@/lib/schemas/meal-plan";

export const findKeptRecipe = async (owner: string, id: string): Promise<KeptRecipe | null> => {
  const kept = await asOwner(owner, (database) => database.get("recipes", id));
  return kept?.owner === owner ? kept : null;
};

/** In the order of their titles. */
export async function listKeptRecipes(owner: string): Promise<KeptRecipe[]> {
  const all = (await asOwner(owner, (database) => database.getAll("recipes"))) ?? [];
  return all
    .filter((each) => each.owner === owner)
    .sort((one, other) => one.recipe.title.localeCompare(other.recipe.title));
}

export const keepRecipe = (owner: string, kept: KeptRecipe) =>
  asOwner(owner, (database) => database.put("recipes", { ...kept, owner }, kept.recipe.id));

/** Deletes what is no longer among the person's recipes. */
export const keepOnlyRecipes = (owner: string, ids: ReadonlySet<string>) =>
  asOwner(owner, async (database) => {
    const tx = database.transaction("recipes", "readwrite");
    for (const id of await tx.store.getAllKeys()) if (!ids.has(id)) void tx.store.delete(id);
    await tx.done;
  });

const planKey = ({ household }: PlanWire): string => household?.id ?? "own";

/** The last week that was looked at, of each plan. */
export const keepPlan = (owner: string, kept: KeptPlan) =>
  asOwner(owner, (database) => database.put("plans", { ...kept, owner }, planKey(kept.plan)));

export async function listKeptPlans(owner: string): Promise<KeptPlan[]> {
  const all = (await asOwner(owner, (database) => database.getAll("plans"))) ?? [];
  return all.filter((each) => each.owner === owner);
}

/** When the recipes were last compared with the server's, in milliseconds since 1970; 0: never. */
export const readComparedAt = async (owner: string): Promise<number> =>
  (await asOwner(owner, (database) => database.get("clock", "recipes"))) ?? 0;
export const keepComparedAt = (owner: string, at: number) =>
  asOwner(owner, (database) => database.put("clock", at, "recipes"));

/** Deletes the recipes and plans, and leaves lists alone: their changes may not have reached the server. */
export const emptyRecipes = (owner: string) =>
  asOwner(owner, async (database) => {
    await Promise.all([database.clear("recipes"), database.clear("plans"), database.delete("clock", "recipes")]);
    return true;
  });
