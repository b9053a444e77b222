import { CHECK_TEXT_MAX } from "@/lib/checks/check-limits";
import { isOwnNumber } from "@/lib/products/gtin";
import type { CheckDoubt, FoodCheckWire } from "@/lib/schemas/food-checks";
import type { FoodCheck, Product } from "@/server/db/generated/client";

/** The words on a food, part by part, and why nothing may be said to fit by them. */
export type Words = {
  readonly parts: readonly { readonly role: FoodCheckWire["parts"][number]["role"]; readonly text: string }[];
  readonly doubts: readonly CheckDoubt[];
  readonly isOwnReading: boolean;
  /** From when the words are. */
  readonly toldAt: Date | null;
};

type Checked = Pick<FoodCheck, "gtin" | "text" | "textAt" | "isWhole" | "unread">;

/**
 * What a check is judged by. The label that the person photographed or wrote comes before what a database says of the
 * product, because recipes of products change; what the producer declares there is heeded all the same.
 */
export function wordsOfCheck(check: Checked, product: Product | null): Words {
  const { text, textAt, isWhole, unread, gtin } = check;
  const list = text ?? shortEnough(product?.ingredients ?? null);
  const declared = product?.declared ?? [];
  const traces = product?.traces ?? [];
  const doubts: CheckDoubt[] = [];
  if (list === null) doubts.push("no_ingredients");
  if (text !== null && !isWhole) doubts.push("not_whole");
  if (unread > 0) doubts.push("unread");
  if (text === null && gtin !== null && isOwnNumber(gtin)) doubts.push("own_number");
  return {
    parts: [
      ...(list === null ? [] : [{ role: "list" as const, text: list }]),
      ...(declared.length > 0 ? [{ role: "declared" as const, text: `Contains: ${declared.join(", ")}.` }] : []),
      ...(traces.length > 0 ? [{ role: "traces" as const, text: `May contain: ${traces.join(", ")}.` }] : []),
    ],
    doubts,
    isOwnReading: text !== null,
    toldAt: text === null ? (product?.changedAt ?? null) : textAt,
  };
}

/** Of a text that is too long to be judged while somebody waits, a part would hide the rest. */
const shortEnough = (text: string | null): string | null => (text && text.length <= CHECK_TEXT_MAX ? text : null);
