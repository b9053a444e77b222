const SHARE = /^\d{1,3}(?:[.,]\d{1,2})?\s?%$/;
const LETTERS = /\p{L}{2}/u;

/**
 * The cells of a row without those that state a share of the flour, as bakers write beside the amount: "flour", "500 g",
 * "100 %". A percentage that is the only number belongs to the food: "20 %", "cream".
 */
export function withoutShares(cells: readonly string[]): string[] {
  const others = cells.filter((cell) => !SHARE.test(cell));
  const isShare = others.length < cells.length && others.some((cell) => LETTERS.test(cell)) && cells.length > 2;
  return isShare && others.filter((cell) => cell !== "").length > 0 ? others : [...cells];
}
