import { isGuestCardBlank, readGuestCard } from "@/lib/guest-card/guest-card";
import { toGuestCardBody } from "@/lib/guest-card/sent";
import { guestCardApi } from "@/lib/guest-card-client";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";

/** Null for an empty card. Throws if the card cannot be read completely; nothing may then look checked. */
export async function judgeByCard(text: string, recipeId: string): Promise<RecipeJudgementWire | null> {
  const card = readGuestCard(text);
  if (!card) throw new Error("The card on this device cannot be read");
  return isGuestCardBlank(card) ? null : guestCardApi.judge(recipeId, toGuestCardBody(card));
}
