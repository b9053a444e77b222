import { invalidField, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { type CreateRecipeLinkBody, MAX_RECIPE_LINKS, type RecipeLinkWire } from "@/lib/schemas/recipe-links";
import { lockSignedIn } from "@/server/auth/lock-signed-in";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { writtenBy } from "@/server/recipes/access";
import { KEEP_EXPIRED_MS } from "@/server/sharing/access";
import { recipeLinkSelect, toRecipeLinkWire } from "./wire";

/** Errors: 404 for a recipe that is not the caller's, 422 for an expiry in the past and for one link too many. */
export async function createRecipeLink(
  caller: { userId: string; signInId: string },
  { recipe_id: recipeId, expires_at }: CreateRecipeLinkBody,
): Promise<RecipeLinkWire> {
  const { userId } = caller;
  const expiresAt = expires_at ? new Date(expires_at) : null;
  if (expiresAt && expiresAt <= now()) throw invalidField("expires_at", "mustBeFuture", "past");
  return db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const longAgo = new Date(now().getTime() - KEEP_EXPIRED_MS);
    await tx.recipeLink.deleteMany({ where: { userId, expiresAt: { lt: longAgo } } });
    // Locks the recipe until the link is stored; a recipe that is being deleted at this moment counts as gone.
    await tx.$queryRaw`SELECT 1 FROM recipes WHERE id = ${recipeId}::uuid FOR KEY SHARE`;
    const isOwn = await tx.recipe.findFirst({ where: { id: recipeId, ...writtenBy(caller) }, select: { id: true } });
    if (!isOwn) throw notFound("recipe");
    if ((await tx.recipeLink.count({ where: { userId } })) >= MAX_RECIPE_LINKS) {
      throw invalidField("recipe_id", says("recipeLinksMost", { count: MAX_RECIPE_LINKS }), "too_many");
    }
    const data = { userId, recipeId, expiresAt, createdAt: now() };
    return toRecipeLinkWire(await tx.recipeLink.create({ data, select: recipeLinkSelect }));
  });
}
