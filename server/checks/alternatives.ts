import { isOwnNumber } from "@/lib/products/gtin";
import type { AlternativesWire } from "@/lib/schemas/food-checks";
import { db } from "@/server/db/client";
import { judgeWords } from "@/server/products/judge-words";
import { recallsOf } from "@/server/products/recalled";
import { wordsOfCheck } from "@/server/products/words-of-check";
import { readTable } from "@/server/recipes/table/read-table";
import { ownCheck } from "./history";

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
  const recalls = await recallsOf(candidates.map((product) => product.gtin));
  const foods = candidates
    .filter((product) => !isOwnNumber(product.gtin))
    .map((product) => ({
      product,
      words: wordsOfCheck({ ...NO_WORDS, gtin: product.gtin }, product, recalls.get(product.gtin) ?? null),
    }));
  const judged = await judgeWords(
    table,
    foods.map(({ words }) => words),
    caller.userId,
  );
  return foods
    .filter((_, place) => judged[place]?.people.every(({ state }) => state === "match"))
    .slice(0, SHOWN)
    .map(({ product: { gtin: code, name, brand, changedAt } }) => ({
      gtin: code,
      name: name ?? code,
      brand,
      told_at: changedAt?.toISOString() ?? null,
    }));
}

const NO_WORDS = { text: null, textAt: null, isWhole: false, unread: 0 };
