import { CHECK_TEXT_MAX } from "@/lib/checks/check-limits";
import { isOwnNumber, readCode } from "@/lib/products/gtin";
import { db } from "@/server/db/client";
import type { ToldProduct } from "@/server/dietary/product-verdict";
import { recallsOf } from "./recalled";

/** Of a food that nobody told there may still be a recall. */
const UNTOLD = { ingredients: null, declared: [], traces: [] } as const;

/** A product as it is told, and since when. */
export type FoundProduct = { readonly gtin: string; readonly toldAt: Date | null; readonly product: ToldProduct };

/**
 * The products with these codes, as they are printed, in their order; null where nobody has told it or the code names no
 * product. Only what is stored is read: the codes of a partner's page are sent nowhere. Of a number that a shop gives
 * itself another shop may have another food, and of a list that is too long a part would hide the rest: both have no list.
 */
export async function toldProducts(codes: readonly (string | null)[]): Promise<(FoundProduct | null)[]> {
  const gtins = codes.map((code) => {
    const read = code === null ? null : readCode(code);
    return read && "gtin" in read ? read.gtin : null;
  });
  const wanted = [...new Set(gtins.flatMap((gtin) => gtin ?? []))];
  if (wanted.length === 0) return gtins.map(() => null);
  const [rows, recalls] = await Promise.all([
    db.product.findMany({ where: { gtin: { in: wanted } } }),
    recallsOf(wanted),
  ]);
  const known = new Map(rows.map((row) => [row.gtin, row]));
  return gtins.map((gtin) => {
    const row = gtin === null ? undefined : known.get(gtin);
    const recalled = gtin === null ? undefined : recalls.get(gtin);
    if (gtin === null || !(row || recalled)) return null;
    const { ingredients, declared, traces } = row ?? UNTOLD;
    // A recall that does not say for what leaves the list open.
    const isWhole =
      ingredients !== null && ingredients.length <= CHECK_TEXT_MAX && !isOwnNumber(gtin) && !recalled?.isUnsaid;
    return {
      gtin,
      toldAt: row?.changedAt ?? null,
      product: {
        ingredients: isWhole ? ingredients : null,
        declared: [
          { role: "declared" as const, words: declared },
          { role: "traces" as const, words: traces },
          { role: "recalled" as const, words: recalled?.allergens ?? [] },
        ].filter(({ words }) => words.length > 0),
      },
    };
  });
}
