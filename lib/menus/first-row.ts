import { isPrice } from "./guess-uses";
import { readHeading } from "./read-heading";

/** Whether the first row names the columns; null if that is doubtful, so that a person must say it. */
export function isFirstRowHeading(cells: readonly string[]): boolean | null {
  const filled = cells.filter((cell) => cell !== "");
  // No heading is a price.
  if (filled.some((cell) => isPrice(cell))) return false;
  const known = filled.flatMap((cell) => readHeading(cell).use ?? []);
  const namesDishes = known.includes("name");
  const isTable = known.length > 1 && known.some((use) => use !== "allergen");
  return (namesDishes && (known.length > 1 || filled.length === 1)) || isTable ? true : null;
}
