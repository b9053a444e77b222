import { CHECK_TEXT_MAX } from "@/lib/checks/check-limits";
import { isOwnNumber } from "@/lib/products/gtin";
import type { CheckDoubt } from "@/lib/schemas/food-checks";
import type { FoodCheck, Product } from "@/server/db/generated/client";
import type { Declared } from "@/server/dietary/declared-reasons";
import type { Recalled } from "@/server/products/recalled";

/** The words on a food, and why nothing may be said to fit by them. */
export type Words = {
  /** The ingredients; null if nobody told them. */
  readonly list: string | null;
  /** What the producer declares beside them. */
  readonly declared: readonly Declared[];
  readonly doubts: readonly CheckDoubt[];
  readonly isOwnReading: boolean;
  /** From when the words are. */
  readonly toldAt: Date | null;
};

type Checked = Pick<FoodCheck, "gtin" | "text" | "textAt" | "isWhole" | "unread">;

/**
 * What a check is judged by. The label that the person photographed or wrote comes before what a database says of the
 * product, because recipes of products change; what the producer declares there is heeded all the same, and so is what
 * recalls say that its label does not tell.
 */
export function wordsOfCheck(check: Checked, product: Product | null, recalled: Recalled | null): Words {
  const { text, textAt, isWhole, unread, gtin } = check;
  const list = text ?? shortEnough(product?.ingredients ?? null);
  const doubts: CheckDoubt[] = [];
  if (list === null) doubts.push("no_ingredients");
  if (text !== null && !isWhole) doubts.push("not_whole");
  if (unread > 0) doubts.push("unread");
  if (text === null && gtin !== null && isOwnNumber(gtin)) doubts.push("own_number");
  if (recalled?.isUnsaid) doubts.push("recalled");
  return {
    list,
    declared: [
      { role: "declared" as const, words: product?.declared ?? [] },
      { role: "traces" as const, words: product?.traces ?? [] },
      { role: "recalled" as const, words: recalled?.allergens ?? [] },
    ].filter(({ words }) => words.length > 0),
    doubts,
    isOwnReading: text !== null,
    toldAt: text === null ? (product?.changedAt ?? null) : textAt,
  };
}

/** Of a text that is too long to be judged while somebody waits, a part would hide the rest. */
const shortEnough = (text: string | null): string | null => (text && text.length <= CHECK_TEXT_MAX ? text : null);
