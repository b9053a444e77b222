import { compoundParts } from "./compound-words";
import { foldWord } from "./fold";
import { type Lexicon, NO_CONCEPT } from "./lexicon";
import type { LexiconNode, Word, WordReading } from "./word";
import { anyOf, meaningsOf } from "./word-lists";

export function readingOf(word: Word, lexicon: Lexicon): WordReading {
  const known = word.reading;
  if (known !== null && known.lexiconId === lexicon.id) return known;
  const { folded } = word;
  const start = lexicon.start(folded) ?? behindUnit(folded, lexicon);
  const reading = {
    lexiconId: lexicon.id,
    start,
    endings: lexicon.endingsOf(folded),
    joined: start && isEntry(start) ? NO_CONCEPT : lexicon.joinedIn(folded),
    ...readAlone(folded, lexicon),
  };
  word.reading = reading;
  return reading;
}

const isEntry = ({ concept, word }: LexiconNode): boolean => concept !== NO_CONCEPT || word !== null;

/** Participles and adverbs that describe a food. Those that add a food ("breaded") are in the reference. */
const DESCRIBING = /^[a-z]{3,}(?:[^e]ed|ly|ened|ized|wise|sized)$/;

/** "1/2 teaspoonvanilla extract": pages lose their spaces. */
const GLUED = /^(?:(?:tea|table)spoons?|cups?)(\p{L}{4,})$/u;

/** "teaspoonbaking powder": the name begins after the unit. */
function behindUnit(folded: string, lexicon: Lexicon): LexiconNode | undefined {
  const glued = GLUED.exec(folded)?.[1];
  return glued === undefined ? undefined : lexicon.start(foldWord(glued));
}

type Alone = Pick<WordReading, "alone" | "concept" | "parts">;

function readAlone(folded: string, lexicon: Lexicon): Alone {
  const additive = /^e\d{3,4}/.test(folded) ? additiveConcept(folded, lexicon) : NO_CONCEPT;
  if (additive !== NO_CONCEPT) return { ...UNKNOWN_WORD, alone: "additive", concept: additive };
  if (/^\p{N}/u.test(folded)) return behindNumber(folded, lexicon);
  if (TIMES.test(folded)) return NUMBER;
  const isDescribing = DESCRIBING.test(folded);
  if (isDescribing) return { ...UNKNOWN_WORD, alone: "descriptor" };
  const lacked = lackedIn(folded, lexicon);
  if (lacked !== NO_CONCEPT) return { ...UNKNOWN_WORD, alone: "lacked", concept: lacked };
  const parts = compoundParts(folded, lexicon);
  return parts ? { ...UNKNOWN_WORD, alone: "compound", parts } : UNKNOWN_WORD;
}

/** A price that is joined to a food ("12.50Prawns") does not hide the food; "400grams" stays a number. */
function behindNumber(folded: string, { concepts, words }: Lexicon): Alone {
  const stuck = /^[\p{N}.,]+(\p{L}{4,})$/u.exec(folded)?.[1];
  if (stuck === undefined) return NUMBER;
  const word = foldWord(stuck);
  const concept = concepts.get(word);
  if (concept !== undefined) return { alone: "compound", concept: NO_CONCEPT, parts: [{ concept }] };
  return words.has(word) || COUNTED_IN.test(word) ? NUMBER : UNKNOWN_WORD;
}

/** "x6", "×2" */
const TIMES = /^[x×]\d+$/;
const COUNTED_IN = new RegExp(`^(?:\\w{0,5}gram|\\w{0,5}lit(?:er|re)|${anyOf("counted_beside_number")})`);

const UNKNOWN_WORD: Alone = { alone: "unknown", concept: NO_CONCEPT, parts: [] };
const NUMBER: Alone = { ...UNKNOWN_WORD, alone: "number" };

/** "eggless", "dairyfree", "glutenfrei", "GF": the word names a food and says that it is absent. */
function lackedIn(folded: string, { concepts }: Lexicon): number {
  const stem = LACKING.exec(folded)?.[1] ?? ABBREVIATED.get(folded);
  return stem === undefined ? NO_CONCEPT : (concepts.get(foldWord(stem)) ?? NO_CONCEPT);
}

const ABBREVIATED: ReadonlyMap<string, string> = new Map(
  meaningsOf("abbreviated").map(([word, food]) => [foldWord(word), food] as const),
);
const LACKING = new RegExp(`^(\\p{L}{3,})${anyOf("lacking_ending")}$`, "u");

/** E450iv is a kind of E450. */
function additiveConcept(folded: string, { concepts }: Lexicon): number {
  for (const shorter of [
    folded.replace(/(i{1,3}|iv|vi{0,3}|ix|x)$/, ""),
    folded.replace(/[a-j]?(i{1,3}|iv|v)?$/, ""),
  ]) {
    const concept = concepts.get(shorter);
    if (concept !== undefined) return concept;
  }
  return NO_CONCEPT;
}
