import { notFound } from "@/lib/errors";
import type { GuestCardBody } from "@/lib/schemas/guest-card";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { db } from "@/server/db/client";
import { readGuestSettings } from "@/server/profile/guest-card";
import { readableBy } from "./access";
import { factsOfRecipe, recipeDetailSelect, toRecipeDetailWire } from "./detail-wire";
import type { Judged } from "./judge-cards";
import { judgeLinesInTurn, judgingOf } from "./judge-recipe";
import { tableOfOne } from "./table/read-table";

/**
 * Converts the card that a device sends to settings for searches and judgements. Nothing of it is stored. Errors: 422
 * for an unknown food.
 */
export const readGuest = async (card: GuestCardBody, who: string): Promise<Judged> => ({
  table: tableOfOne(await judgingOfCard(card)),
  who,
});

const judgingOfCard = async (card: GuestCardBody) => judgingOf(await readGuestSettings(card));

/** Judges a public recipe against a device's card. Errors: 404 for a recipe that is not public or does not exist. */
export async function judgeForGuest(id: string, card: GuestCardBody, who: string): Promise<RecipeJudgementWire> {
  const row = await db.recipe.findFirst({ where: { id, ...readableBy(null) }, select: recipeDetailSelect(null) });
  if (!row) throw notFound("recipe");
  const judging = await judgingOfCard(card);
  const recipe = toRecipeDetailWire(row, null);
  return judgeLinesInTurn(judging, recipe.ingredients, who, factsOfRecipe(recipe, row));
}
