import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { linksOf } from "@/server/sharing/access";

/** Revokes a link at once; the record of its views is deleted with it. */
export async function revokeRecipeLink(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.recipeLink.deleteMany({ where: { id, ...linksOf(caller) } });
  if (count === 0) throw notFound("link");
}
