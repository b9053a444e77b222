import { notFound } from "@/lib/errors";
import type { GuestCardBody } from "@/lib/schemas/guest-card";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import { readGuestSettings } from "@/server/profile/guest-card";
import { readableBy } from "./access";
import { recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import type { Guest } from "./judge-cards";
import { judgeLinesInTurn, judgingOf } from "./judge-recipe";
import { amountsByLine } from "./line-amounts";

/** The card of a device as searches and judgements take it. Nothing of it is kept. Errors: 422 for an unknown food. */
export const readGuest = async (card: GuestCardBody, who: string): Promise<Guest> => ({
  judging: await judgingOf(await readGuestSettings(card)),
  who,
});

/** A public recipe held against the card of a device. Errors: 404 for one that is not public, or not there. */
export async function judgeForGuest(id: string, card: GuestCardBody, who: string): Promise<RecipeJudgementWire> {
  const row = await db.recipe.findFirst({ where: { id, ...readableBy(null) }, select: recipeDetailSelect(null) });
  if (!row) throw notFound("Recipe");
  const { judging } = await readGuest(card, who);
  const { ingredients, title, updated_at: asOf, nutrition, engine_version: version } = toRecipeDetailWire(row, null);
  const amounts = version === null ? new Map() : amountsByLine(row.ingredients);
  return judgeLinesInTurn(judging, ingredients, who, { title, asOf, nutrition, amounts });
}
