import { notFound } from "@/lib/errors";
import { changeProfile } from "@/server/sight/change-profile";
import { ownedBy } from "./access";

export async function removeIngredientPreference(caller: { userId: string }, id: string): Promise<void> {
  await changeProfile(caller, async (tx) => {
    const { count } = await tx.ingredientPreference.deleteMany({ where: { id, ...ownedBy(caller) } });
    if (count === 0) throw notFound("preference");
  });
}
