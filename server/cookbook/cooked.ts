import { MAX_COOKINGS } from "@/lib/cookbook/limits";
import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { NewCooking, RecipeMarkWire } from "@/lib/schemas/cookbook";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { uuid7 } from "@/server/db/uuid7";
import { type Caller, requireRecipe } from "./access";
import { getMark } from "./get-mark";

/**
 * Records "I cooked this" on a day; a repeated `id` counts once. Errors: 404 for the recipe or for an id that somebody
 * else uses, 409 for an id of another meal and for a full history.
 */
export async function addCooking(caller: Caller, recipeId: string, body: NewCooking): Promise<RecipeMarkWire> {
  const { userId } = caller;
  const id = body.id ?? uuid7();
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { title } = await requireRecipe(caller, recipeId, tx);
    const existing = await tx.cooking.findUnique({ where: { id }, select: { userId: true, recipeId: true } });
    if (existing?.userId === userId && existing.recipeId === recipeId) return;
    if (existing && existing.userId !== userId) throw notFound("cooking");
    if (existing) throw new AppError("conflict", "idTaken");
    if ((await tx.cooking.count({ where: { userId } })) >= MAX_COOKINGS) {
      throw new AppError("conflict", says("historyMost", { count: MAX_COOKINGS }));
    }
    const day = new Date(`${body.day}T00:00:00Z`);
    await tx.cooking.create({ data: { id, userId, recipeId, title, day }, select: { id: true } });
  });
  return getMark(caller, recipeId);
}

/** Errors: 404 for an entry that does not exist or belongs to somebody else. */
export async function removeCooking(caller: Caller, id: string): Promise<void> {
  const { count } = await db.cooking.deleteMany({ where: { id, userId: caller.userId } });
  if (count === 0) throw notFound("cooking");
}
