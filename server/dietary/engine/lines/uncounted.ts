import { isSizeWord, SIZE_OPENINGS } from "../text/line-words";
import { Openings } from "../text/openings";
import { alternatives, anyOf, listOfKind } from "../text/word-lists";
import type { Reader } from "./line-reader";

type Uncounted = { amounts: []; size: ""; end: number; note: string };

const SOME = listOfKind("some_of");

/** "de farine", "d'huile", "di olio", "dell'aglio", "van", "von", "av". */
export const FOREIGN_OF = new RegExp(`\\s*(?:${anyOf("of_amount")}\\s+(?:l['’])?|d['’]|dell['’])(?=\\p{L})`, "uy");

/** "A few", "quelques", "ein paar", "une dizaine de": an amount that nobody counted. */
const VAGUE_COUNT = new RegExp(`(?:couple(?:\\s+of)?|few|several|${alternatives(SOME)})\\s+`, "iuy");

const VAGUE_OPENINGS = new Openings(["couple", "few", "several", ...SOME]);

export const takesVagueCount = (reader: Reader): boolean => reader.opens(VAGUE_OPENINGS) && reader.skip(VAGUE_COUNT);

/** "1 bicchiere scarso di latte", "1 colher rasa de sal": how full the measure is, behind it. */
export function sizeBehindUnit(reader: Reader): string {
  const start = reader.at;
  reader.space();
  if (!reader.opens(SIZE_OPENINGS)) {
    reader.at = start;
    return "";
  }
  const from = reader.at;
  const word = reader.word();
  const end = reader.at;
  if (word !== "" && isSizeWord(word)) {
    const isTied = reader.skip(FOREIGN_OF);
    reader.at = end;
    if (isTied) return reader.text.slice(from, end);
  }
  reader.at = start;
  return "";
}

const SOME_OF = new RegExp(`(?:${alternatives(SOME)})(?=\\s+\\p{L})`, "iuy");
const SOME_OPENINGS = new Openings(SOME);

/** "quelques champignons", "etwas Muskat": nobody counted them. The words are a note, because the amount stays open. */
export function uncounted(reader: Reader): Uncounted | null {
  const note = reader.opens(SOME_OPENINGS) ? reader.take(SOME_OF) : null;
  if (note === null) return null;
  reader.space();
  return { amounts: [], size: "", end: reader.at, note };
}
