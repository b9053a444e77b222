import { notFound } from "@/lib/errors";
import type { VerdictNewsWire } from "@/lib/schemas/cookbook";
import { fitState, verdictTag } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import { readableBy } from "@/server/recipes/access";
import type { Caller } from "../access";

const MOST_NEWS = 20;

/**
 * Saved or planned recipes whose verdict has changed for the caller, the latest first. A change is listed until the
 * caller has read it.
 */
export async function listVerdictNews(caller: Caller): Promise<VerdictNewsWire[]> {
  const rows = await db.keptVerdict.findMany({
    where: { userId: caller.userId, changedAt: { not: null }, recipe: readableBy(caller) },
    orderBy: [{ changedAt: "desc" }, { recipeId: "asc" }],
    take: MOST_NEWS,
    select: {
      recipeId: true,
      state: true,
      reason: true,
      gravest: true,
      toldState: true,
      changedAt: true,
      recipe: { select: { title: true } },
    },
  });
  return rows.flatMap(({ recipeId, state, reason, gravest, toldState, changedAt, recipe }) => {
    const [before, after] = [fitState.safeParse(toldState), fitState.safeParse(state)];
    if (!before.success || !after.success || changedAt === null) return [];
    const parts = verdictTag.safeParse(gravest);
    return [
      {
        recipe_id: recipeId,
        title: recipe.title,
        before: before.data,
        after: after.data,
        reason,
        ...(parts.success ? { gravest: parts.data } : {}),
        changed_at: changedAt.toISOString(),
      },
    ];
  });
}

/**
 * Records that the caller has read a change: the new verdict becomes the one that they know. Errors: 404 if there is no
 * unread change.
 */
export async function readVerdictNews({ userId }: Caller, recipeId: string): Promise<void> {
  const count = await db.$executeRaw`
    UPDATE kept_verdicts SET told_state = state, told_reason = reason, changed_at = NULL
    WHERE user_id = ${userId}::uuid AND recipe_id = ${recipeId}::uuid AND changed_at IS NOT NULL`;
  if (count === 0) throw notFound("news");
}
