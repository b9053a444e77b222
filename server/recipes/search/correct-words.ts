import { z } from "zod";
import { normalizedWords } from "@/lib/text/normalized-name";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { LISTED, ownRecipeOf, type Reader } from "../access";

/** The least similarity (shared trigrams) for a word to count as the one that was meant. */
const ALIKE = 0.3;
const MOST_WORDS = 8;

const WORD = z.object({ typed: z.string(), meant: z.string().nullable() });

/**
 * Suggests a corrected search: every word that occurs in no title which the reader can find, and in no food's name, is
 * replaced by the most similar word that does. Words of a private title are suggested to its owner only. Null when
 * there is nothing to correct, or no similar word.
 */
export async function correctWords(q: string, reader: Reader): Promise<string | null> {
  const words = normalizedWords(q).slice(0, MOST_WORDS);
  const rows = await queryLaggingRows(
    WORD,
    Prisma.sql`
    WITH own AS MATERIALIZED (${ownWords(reader)})
    SELECT typed, CASE WHEN EXISTS (SELECT FROM search_words WHERE word = t.typed)
      OR EXISTS (SELECT FROM own WHERE word = t.typed) THEN NULL ELSE (
      SELECT word FROM (
        (SELECT word, similarity(word, t.typed) AS alike FROM search_words WHERE word % t.typed
          ORDER BY 2 DESC, abs(length(word) - length(t.typed)), word LIMIT 1)
        UNION ALL
        (SELECT word, similarity(word, t.typed) FROM own
          ORDER BY 2 DESC, abs(length(word) - length(t.typed)), word LIMIT 1)
        UNION ALL
        (SELECT normalized_name, similarity(normalized_name, t.typed) FROM ingredients
          WHERE normalized_name % t.typed AND normalized_name !~ ' ' AND origin <> 'inferred'
          ORDER BY 2 DESC, normalized_name LIMIT 1)
      ) AS near WHERE alike >= ${ALIKE} ORDER BY alike DESC, word LIMIT 1
    ) END AS meant
    FROM unnest(${words}::text[]) AS t(typed)`,
  );
  const meant = new Map(rows.map((row) => [row.typed, row.meant]));
  const corrected = words.map((word) => meant.get(word) ?? word).join(" ");
  return corrected === words.join(" ") ? null : corrected;
}

/**
 * Words of titles that only the reader can find. They are few enough to be read completely, and only if nothing was
 * found.
 */
const ownWords = (reader: Reader): Prisma.Sql =>
  reader
    ? Prisma.sql`SELECT DISTINCT w.word FROM recipes r, search_words_of(r.title) AS w
        WHERE ${ownRecipeOf(reader)} AND NOT ${LISTED}`
    : Prisma.sql`SELECT ''::text AS word WHERE FALSE`;
