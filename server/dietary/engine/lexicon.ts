import type { WordKind } from "./reference";
import { foldedWords } from "./tokens";

/** What a run of folded words stands for, and the words that may continue it. */
export type LexiconNode = {
  /** A concept's index, or NO_CONCEPT. A food outranks a word of the same spelling. */
  concept: number;
  word: WordKind | null;
  next: Map<string, LexiconNode> | null;
};

export const NO_CONCEPT = -1;

/** Entries are runs of folded words, joined with spaces. */
export type LexiconTexts = {
  readonly concepts: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, WordKind>;
  /** Entries of two words, written as one: "seabass". */
  readonly joined: ReadonlyMap<string, number>;
};

/** Entries of one word are sorted by so many of their first letters. */
const OPENING = 2;
const SHORTEST_ENDING = 3;

/**
 * A trie over folded words, in which a text is read in one pass. The branch of a first word grows when the word is
 * met for the first time: most of the tree's names are met in no menu, and a start need not wait for them.
 */
export class Lexicon {
  readonly concepts: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, WordKind>;
  readonly joined: ReadonlyMap<string, number>;
  private readonly grown = new Map<string, LexiconNode>();
  private readonly byFirstWord = new Map<string, string[]>();
  private readonly byOpening = new Map<string, string[]>();

  constructor({ concepts, words, joined }: LexiconTexts) {
    this.concepts = concepts;
    this.words = words;
    this.joined = joined;
    this.addByFirstWord(concepts.keys(), (word) => this.addByOpening(word));
    this.addByFirstWord(words.keys());
  }

  /** Where an entry that begins with this word is searched on. */
  start(word: string): LexiconNode | undefined {
    return this.grown.get(word) ?? this.grow(word);
  }

  /** What makes an entry of one word, and its concept, when it stands behind `word`: "crumb" behind "bread". */
  endingsOf(word: string): ReadonlyMap<string, number> | null {
    let endings: Map<string, number> | null = null;
    for (const text of this.byOpening.get(word.slice(0, OPENING)) ?? []) {
      if (text.length < word.length + SHORTEST_ENDING || !text.startsWith(word)) continue;
      endings ??= new Map();
      endings.set(text.slice(word.length), this.concepts.get(text) ?? NO_CONCEPT);
    }
    return endings;
  }

  /** The lexicon with further spellings, each of which replaces what it stood for. This one stays as it is. */
  with(entries: readonly (readonly [text: string, concept: number])[]): Lexicon {
    const concepts = new Map(this.concepts);
    for (const [text, concept] of entries) {
      const key = foldedWords(text).join(" ");
      if (key !== "") concepts.set(key, concept);
    }
    return new Lexicon({ concepts, words: this.words, joined: this.joined });
  }

  /** Entries that begin with the same word are quickest to add one behind the other. `single`: for those of one word. */
  private addByFirstWord(entries: Iterable<string>, single?: (word: string) => void): void {
    let first = "";
    let texts: string[] = [];
    for (const text of entries) {
      const isSame = text.startsWith(first) && (text.length === first.length || text[first.length] === " ");
      if (!isSame || first === "") {
        const space = text.indexOf(" ");
        first = space < 0 ? text : text.slice(0, space);
        texts = this.byFirstWord.get(first) ?? [];
        if (texts.length === 0) this.byFirstWord.set(first, texts);
      }
      texts.push(text);
      if (text.length === first.length) single?.(text);
    }
  }

  private addByOpening(text: string): void {
    if (text.length < OPENING + SHORTEST_ENDING) return;
    const opening = text.slice(0, OPENING);
    const texts = this.byOpening.get(opening);
    if (texts) texts.push(text);
    else this.byOpening.set(opening, [text]);
  }

  private grow(first: string): LexiconNode | undefined {
    const texts = this.byFirstWord.get(first);
    if (!texts) return undefined;
    const root = emptyNode();
    for (const text of texts) {
      let node = root;
      for (const word of text.split(" ").slice(1)) node = childOf(node, word);
      node.concept = this.concepts.get(text) ?? NO_CONCEPT;
      node.word = this.words.get(text) ?? null;
    }
    this.grown.set(first, root);
    return root;
  }
}

const emptyNode = (): LexiconNode => ({ concept: NO_CONCEPT, word: null, next: null });

function childOf(node: LexiconNode, word: string): LexiconNode {
  node.next ??= new Map();
  const known = node.next.get(word);
  if (known) return known;
  const child = emptyNode();
  node.next.set(word, child);
  return child;
}
