import { notFound } from "@/lib/errors";
import type { RecipeDecisionWire } from "@/lib/schemas/cookbook";
import { id } from "@/lib/schemas/text";
import { db } from "@/server/db/client";
import type { Caller } from "./access";

const MOST_DECISIONS = 20;

/**
 * What the team decided about recipes that the caller wrote or imported, the latest first. A decision is listed until
 * the person has read it.
 */
export const listDecisions = ({ userId }: Caller) => decisionsWhere({ userId });

/** The unread decision about one recipe. `recipeId` comes from an address and may be no valid id. */
export async function findDecision({ userId }: Caller, recipeId: string): Promise<RecipeDecisionWire | undefined> {
  if (!id.safeParse(recipeId).success) return undefined;
  return (await decisionsWhere({ userId, recipeId }))[0];
}

async function decisionsWhere(where: { userId: string; recipeId?: string }): Promise<RecipeDecisionWire[]> {
  const rows = await db.recipeDecision.findMany({
    where,
    orderBy: [{ decidedAt: "desc" }, { recipeId: "asc" }],
    take: MOST_DECISIONS,
  });
  const own = await db.recipe.findMany({
    where: { id: { in: rows.map((row) => row.recipeId) }, ownerId: where.userId },
    select: { id: true },
  });
  const ownIds = new Set(own.map((recipe) => recipe.id));
  return rows.map((row) => ({
    recipe_id: row.recipeId,
    title: row.title,
    source_url: row.sourceUrl,
    is_deleted: row.isDeleted,
    is_own: ownIds.has(row.recipeId),
    reason: row.reason,
    decided_at: row.decidedAt.toISOString(),
  }));
}

/** Marks a decision as read by deleting it. Errors: 404 if there is none. */
export async function readDecision({ userId }: Caller, recipeId: string): Promise<void> {
  const { count } = await db.recipeDecision.deleteMany({ where: { userId, recipeId } });
  if (count === 0) throw notFound("decision");
}
