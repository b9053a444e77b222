import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import type { Lexicon } from "../text/lexicon";
import { slips } from "../text/slips";

/**
 * The foods that an unknown word may be a misspelling of: "foccacia", "ommelette", "P R A W N S". This is only a
 * suspicion: the word stays unknown, and the foods that it resembles are possible.
 */
export function resembledFoods(words: readonly string[], knowledge: Knowledge): readonly Concept[] {
  const found: Concept[] = [];
  for (const word of intendedWords(words)) for (const concept of resembledBy(word, knowledge)) found.push(concept);
  return found;
}

/** The most unknown words of one food that are searched. */
const MOST_WORDS = 6;
const SHORTEST = 4;
const LONGEST = 24;

/** The words, and the words joined: "pra wns", "c.r.a.b". */
function intendedWords(words: readonly string[]): readonly string[] {
  const few = words.slice(0, MOST_WORDS).map(plainLetters);
  const joined = plainLetters(words.slice(0, 2 * MOST_WORDS).join(""));
  return [...new Set([...few, joined])].filter((word) => word.length >= SHORTEST && word.length <= LONGEST);
}

const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };

/** Without marks and punctuation, with digits replaced by the letters that they look like. */
const plainLetters = (word: string): string =>
  word
    .slice(0, 2 * LONGEST)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => DIGITS[sign] ?? sign)
    .replace(/[^a-z]+/g, "");

/** The consonants by which a word is looked up: "foccacia" and "focaccia" are both "fkk". */
const skeletonOf = (word: string): string =>
  (word[0] ?? "").replace(/[ckq]/, "k") +
  word
    .slice(1)
    .replace(/ph/g, "f")
    .replace(/x/g, "ks")
    .replace(/[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/[aeiouyhw]/g, "")
    .replace(/(.)\1+/g, "$1");

type Named = { readonly text: string; readonly concept: number };
type Index = ReadonlyMap<string, readonly Named[]>;

/** Built at the first unknown word. */
const indexOf = ofSession((lexicon: Lexicon): Index => {
  const index = new Map<string, Named[]>();
  for (const [text, concept] of lexicon.concepts) {
    if (text.length < SHORTEST || text.length > LONGEST || !/^[a-z]+$/.test(text)) continue;
    for (const key of keysOf(text)) {
      const named = index.get(key);
      if (named) named.push({ text, concept });
      else index.set(key, [{ text, concept }]);
    }
  }
  return index;
});

/** Shorter forms would be shared by too many words. */
const SHORTEST_CUT = 4;

/** The consonants, and the consonants without each one of them, so that one may be wrong, missing, added or swapped. */
function keysOf(word: string): string[] {
  const skeleton = skeletonOf(word);
  const keys = [skeleton];
  if (skeleton.length >= SHORTEST_CUT)
    for (let at = 1; at < skeleton.length; at++) keys.push(skeleton.slice(0, at) + skeleton.slice(at + 1));
  return keys;
}

const REMEMBERED = 1000;
const resemblances = ofSession(() => new Map<string, readonly Concept[]>());

function resembledBy(word: string, knowledge: Knowledge): readonly Concept[] {
  const known = resemblances(knowledge);
  const before = known.get(word);
  if (before) return before;
  const found = new Set<number>();
  const index = indexOf(knowledge.lexicon);
  for (const key of keysOf(word))
    for (const { text, concept } of index.get(key) ?? [])
      if (!found.has(concept) && areNear(word, text)) found.add(concept);
  const concepts = [...found].flatMap((each) => knowledge.concepts[each] ?? []);
  if (known.size >= REMEMBERED) known.clear();
  known.set(word, concepts);
  return concepts;
}

/** One slip in a short word, two in one of seven letters, three in a long one. */
export function areNear(word: string, name: string): boolean {
  const most = Math.min(3, Math.floor((Math.min(word.length, name.length) + 2) / 3) - 1);
  const [one, other] = [undoubled(word), undoubled(name)];
  return most > 0 && Math.abs(one.length - other.length) <= most && slips(one, other) <= most;
}

/** People often double the wrong letter: "capucinno". */
const undoubled = (word: string): string => word.replace(/(.)\1+/g, "$1");
