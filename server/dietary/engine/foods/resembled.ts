import type { Concept, Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import type { Lexicon } from "../text/lexicon";
import { slips } from "../text/slips";
import { FIRST_HASH, hashed } from "../text/vocabulary";

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

const SOUNDS: Readonly<Record<string, string>> = { c: "k", q: "k", z: "s", x: "ks" };
const SILENT = "aeiouyhw";

/** The consonants by which a word is looked up: "foccacia" and "focaccia" are both "fkk". */
function skeletonOf(word: string): string {
  const first = word.charAt(0);
  let consonants = "";
  let last = "";
  for (let at = 1; at < word.length; at++) {
    const letter = word.charAt(at);
    if (SILENT.includes(letter)) continue;
    const sounds = letter === "p" && word.charAt(at + 1) === "h" ? "f" : (SOUNDS[letter] ?? letter);
    for (const sound of sounds) {
      if (sound !== last) consonants += sound;
      last = sound;
    }
  }
  return (first === "c" || first === "q" ? "k" : first) + consonants;
}

type Named = { readonly text: string; readonly concept: number };

/**
 * The names by the hashes of their keys, built at the first unknown word. Plain numbers, because a map from each key to
 * its names takes twenty times the memory and the longest part of a first reading.
 */
class Index {
  private readonly names: Named[] = [];
  /** The key's hash and the name's number of each entry, grouped by the last bits of the hash. */
  private readonly hashes: Int32Array;
  private readonly numbers: Int32Array;
  private readonly groupEnds = new Int32Array(GROUPS);

  constructor({ concepts }: Lexicon) {
    const hashes: number[] = [];
    const numbers: number[] = [];
    for (const [text, concept] of concepts) {
      if (text.length < SHORTEST || text.length > LONGEST || !/^[a-z]+$/.test(text)) continue;
      for (const hash of keysOf(text)) {
        hashes.push(hash);
        numbers.push(this.names.length);
        this.groupEnds[hash & (GROUPS - 1)] = (this.groupEnds[hash & (GROUPS - 1)] as number) + 1;
      }
      this.names.push({ text, concept });
    }
    this.hashes = new Int32Array(hashes.length);
    this.numbers = new Int32Array(hashes.length);
    let end = 0;
    for (let group = 0; group < GROUPS; group++) {
      end += this.groupEnds[group] as number;
      this.groupEnds[group] = end - (this.groupEnds[group] as number);
    }
    // Each group's end is its start until its entries are put there, in the order of the names.
    for (let entry = 0; entry < hashes.length; entry++) {
      const hash = hashes[entry] as number;
      const place = this.groupEnds[hash & (GROUPS - 1)] as number;
      this.groupEnds[hash & (GROUPS - 1)] = place + 1;
      this.hashes[place] = hash;
      this.numbers[place] = numbers[entry] as number;
    }
  }

  *namesWith(hash: number): Generator<Named> {
    const group = hash & (GROUPS - 1);
    for (
      let place = group === 0 ? 0 : (this.groupEnds[group - 1] as number);
      place < (this.groupEnds[group] as number);
      place++
    )
      if (this.hashes[place] === hash) yield this.names[this.numbers[place] as number] as Named;
  }
}

/** A power of two. */
const GROUPS = 16_384;

const indexOf = ofSession((lexicon: Lexicon): Index => new Index(lexicon));

/** Shorter forms would be shared by too many words. */
const SHORTEST_CUT = 4;
const WHOLE = -1;

/**
 * Hashes of the consonants, and of the consonants without each one of them, so that one may be wrong, missing, added or
 * swapped.
 */
function keysOf(word: string): number[] {
  const skeleton = skeletonOf(word);
  const keys = [hashOf(skeleton, WHOLE)];
  if (skeleton.length >= SHORTEST_CUT) for (let at = 1; at < skeleton.length; at++) keys.push(hashOf(skeleton, at));
  return keys;
}

function hashOf(skeleton: string, without: number): number {
  let hash = FIRST_HASH;
  for (let at = 0; at < skeleton.length; at++) if (at !== without) hash = hashed(hash, skeleton.charCodeAt(at));
  return hash;
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
    for (const { text, concept } of index.namesWith(key))
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
