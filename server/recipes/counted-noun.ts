import { englishPlural, englishSingular } from "@/lib/quantity/english-plural";
import { compare, ONE } from "@/lib/quantity/fraction";
import { foldedWords, foldWord, type ReadLine } from "@/server/dietary/engine/read";

const LAST_WORD = /[a-z]{3,}$/;

/**
 * The noun that a line counts, as it is written, and the same noun for one if several are counted, for several if one
 * is: "egg", "eggs". Null if the line counts no English noun (the names of the reference foods are English).
 */
export function countedNoun({ parsed, weighed }: Pick<ReadLine, "parsed" | "weighed">): [string, string] | null {
  const [first] = parsed.amounts;
  if (!first?.quantity || first.unit !== null || !weighed) return null;
  const word = LAST_WORD.exec(parsed.name)?.[0];
  if (word === undefined || !foldedWords(weighed.name).includes(foldWord(word))) return null;
  const one = englishSingular(word);
  const other = compare(first.quantityMax ?? first.quantity, ONE) > 0 ? one : one === null ? englishPlural(word) : null;
  return other === null || other === word ? null : [word, other];
}
