import { isOwnNumber } from "@/lib/products/gtin";
import type { AlternativesWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { readTable } from "@/server/recipes/table/read-table";
import { ownCheck } from "./history";
import { judgeWords } from "./judge-words";
import { wordsOfCheck } from "./words-of-check";

/** A person in front of a shelf reads no longer list. */
const SHOWN = 3;
/** Products of the kind that are judged at most, because somebody waits. */
const MOST_JUDGED = 24;

/**
 * Products of the narrowest category of a checked product that fit everybody at the table, with a name and a whole list
 * of ingredients. None if somebody at the table cannot be checked: nothing fits them. Errors: 404 for a foreign check.
 */
export async function listAlternatives(caller: { userId: string }, id: string): Promise<AlternativesWire> {
  const [{ gtin }, table] = await Promise.all([ownCheck(caller, id), readTable(caller)]);
  if (gtin === null || table.some(({ unchecked }) => unchecked !== null)) return [];
  const own = await db.product.findUnique({ where: { gtin }, select: { categories: true } });
  const kind = own?.categories.at(-1);
  if (kind === undefined) return [];
  const candidates = await db.product.findMany({
    where: { categories: { has: kind }, gtin: { not: gtin }, name: { not: null }, ingredients: { not: null } },
    take: MOST_JUDGED,
  });
  const fitting: AlternativesWire = [];
  for (const product of candidates) {
    if (fitting.length === SHOWN) break;
    if (isOwnNumber(product.gtin)) continue;
    const words = wordsOfCheck({ gtin: product.gtin, text: null, textAt: null, isWhole: false, unread: 0 }, product);
    const { people } = await judgeWords(table, words, caller.userId);
    if (!people.every(({ state }) => state === "match")) continue;
    fitting.push({
      gtin: product.gtin,
      name: product.name ?? product.gtin,
      brand: product.brand,
      told_at: product.changedAt?.toISOString() ?? null,
    });
  }
  return fitting;
}
