import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { CreateRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { ownedBy } from "./access";
import { analyseAhead } from "./analysis/analyse-ahead";
import { storeAnalyses } from "./analysis/store-analysis";
import { getRecipe } from "./find-recipe";
import { insertLines } from "./insert-lines";
import { toFactColumns } from "./recipe-facts";
import { toNewLines } from "./recipe-lines";

/** More than any cookbook has, because people who move from another app bring thousands. */
export const MAX_OWN_RECIPES = 10_000;

/** Creates a recipe of the caller's own, private by default. Errors: 403 for another person's `user_id`. */
export async function createRecipe(caller: { userId: string }, body: CreateRecipeBody): Promise<RecipeDetailWire> {
  if (body.user_id && body.user_id !== caller.userId) throw new AppError("forbidden", "notYourAccount");
  const lines = toNewLines(body);
  const ahead = await analyseAhead({ titles: [body.title], ...lines }, caller);
  const id = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    await requireRoom(tx, caller.userId);
    const { id } = await tx.recipe.create({
      data: {
        ownerId: caller.userId,
        origin: "created",
        title: body.title,
        isPublic: body.is_public ?? false,
        ...toFactColumns(body),
        image: body.image ?? null,
        servings: body.servings ?? null,
        createdAt: now(),
      },
      select: { id: true },
    });
    await insertLines(tx, id, lines);
    await storeAnalyses(tx, [id], ahead);
    return id;
  });
  return getRecipe(caller, id);
}

/** Throws 409 if the person would have too many recipes. Call it inside a transaction that has locked the person. */
export async function requireRoom(tx: Transaction, ownerId: string, more = 1): Promise<void> {
  const count = await tx.recipe.count({ where: ownedBy({ userId: ownerId }) });
  if (count + more > MAX_OWN_RECIPES) {
    throw new AppError("conflict", says("recipesMost", { count: MAX_OWN_RECIPES }));
  }
}
