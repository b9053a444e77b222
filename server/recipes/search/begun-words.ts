import { z } from "zod";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { type AskedWords, NO_WORDS, readAskedWords, readWords, wordsIn } from "./asked-words";
import { isKnown, type Search } from "./find-hits";
import { WEEKS } from "./weeks";

/** Longer searches are nobody's beginnings. */
const MOST_WORDS = 8;

/**
 * The words of a search of which no recipe has all, where those that no recipe has at all are beginnings of words. A word
 * that some recipe has is not reinterpreted: the index reads every word with a beginning, and "sauce" begins many. Null:
 * every word is known, or one begins nothing.
 */
export async function readBegun(search: Search, q: string): Promise<AskedWords | null> {
  const all = wordsIn(q);
  const [whole, begun] = await Promise.all([readWords(all, "plain"), readWords(all, "beginnings")]);
  const read = all.map((word) => ({ word, whole: whole.get(word) ?? NO_WORDS, begun: begun.get(word) ?? NO_WORDS }));
  // No search asks for such as "the".
  const words = read.filter((each) => each.begun !== NO_WORDS);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const kinds = await kindsOf(search, words);
  if (kinds.every((kind) => kind === "whole") || kinds.includes(null)) return null;
  return readAskedWords(words.map(({ word }, i) => (kinds[i] === "whole" ? word : `${word}*`)).join(" "), "marked");
}

type Word = { readonly whole: AskedWords; readonly begun: AskedWords };
const KIND = z.enum(["whole", "begun"]).nullable();
type Kind = z.infer<typeof KIND>;
const KINDS = z.object({ kinds: z.array(KIND) });

/** Of each word, whether some recipe has it, or has one that begins with it. */
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
