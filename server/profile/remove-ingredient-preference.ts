import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedBy } from "./access";

export async function removeIngredientPreference(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.ingredientPreference.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw notFound("Ingredient preference");
}
