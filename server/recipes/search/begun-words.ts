import { z } from "zod";
import { normalizedWords } from "@/lib/text/normalized-name";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { isKnown, type Search } from "./find-hits";
import { WEEKS } from "./weeks";
import { NO_WORDS, readWordConditions, readWords, type WordConditions } from "./word-conditions";

/** Longer searches are not completed. */
const MOST_WORDS = 8;

/**
 * The words of a search for which no recipe was found, where words that no recipe contains are taken for beginnings of
 * words. A word that some recipe contains stays as it is, because the index would read every word that begins with it,
 * and "sauce" begins many. Null if every word is known, or if one begins no known word.
 */
export async function readBegun(search: Search, q: string): Promise<WordConditions | null> {
  const all = normalizedWords(q);
  const [whole, begun] = await Promise.all([readWords(all, "plain"), readWords(all, "beginnings")]);
  const read = all.map((word) => ({ word, whole: whole.get(word) ?? NO_WORDS, begun: begun.get(word) ?? NO_WORDS }));
  // Searches ignore words such as "the".
  const words = read.filter((each) => each.begun !== NO_WORDS);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const kinds = await kindsOf(search, words);
  if (kinds.every((kind) => kind === "whole") || kinds.includes(null)) return null;
  return readWordConditions(words.map(({ word }, i) => (kinds[i] === "whole" ? word : `${word}*`)).join(" "), "marked");
}

type Word = { readonly whole: WordConditions; readonly begun: WordConditions };
const KIND = z.enum(["whole", "begun"]).nullable();
type Kind = z.infer<typeof KIND>;
const KINDS = z.object({ kinds: z.array(KIND) });

/** For each word, whether some recipe contains it, or a word that begins with it. */
async function kindsOf(search: Search, words: readonly Word[]): Promise<Kind[]> {
  const kinds = words.map(
    ({ whole, begun }) =>
      Prisma.sql`CASE WHEN ${isKnown(search, whole)} THEN 'whole' WHEN ${isKnown(search, begun)} THEN 'begun' END`,
  );
  const [row] = await queryLaggingRows(
    KINDS,
    Prisma.sql`
    WITH RECURSIVE ${WEEKS} SELECT ARRAY[${Prisma.join(kinds)}] AS kinds`,
  );
  return row?.kinds ?? words.map(() => null);
}
