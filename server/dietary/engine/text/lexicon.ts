import type { WordKind } from "@/lib/dietary/word-kinds";
import type { NameTable } from "./name-table";
import { foldedWords } from "./tokens";
import type { LexiconNode } from "./word";

export const NO_CONCEPT = -1;

const SHORTEST_START = 2;
const SHORTEST_ENDING = 3;
/**
 * The least length of a joined word such as "seabass" (sea bass). Too many shorter words can be divided into two by
 * chance.
 */
const SHORTEST_JOINED = 7;
/** The greatest length of a joined word, because trying every division of a longer one takes quadratic time. */
const LONGEST_JOINED = 60;

let lexiconsMade = 0;

/**
 * A trie over folded words, with which a text is read in one pass. The branch of a first word is built when the word
 * occurs for the first time, because most names occur in no menu and the start should not wait for them. The names are
 * folded words, joined with spaces.
 */
export class Lexicon {
  /** A cached reading names its lexicon by this number: a reference would keep replaced lexicons in memory. */
  readonly id = ++lexiconsMade;
  private readonly grown = new Map<string, LexiconNode>();

  constructor(
    readonly concepts: NameTable<number>,
    readonly words: NameTable<WordKind>,
  ) {}

  /** The node from which entries that begin with this word continue. */
  start(word: string): LexiconNode | undefined {
    return this.grown.get(word) ?? this.grow(word);
  }

  /** The words that form one entry after `word`, with their concepts: "crumb" after "bread". */
  endingsOf(word: string): ReadonlyMap<string, number> | null {
    if (word.length < SHORTEST_START) return null;
    let endings: Map<string, number> | null = null;
    for (const [text, concept] of this.concepts.wordsFrom(word)) {
      if (text.length < word.length + SHORTEST_ENDING) continue;
      endings ??= new Map();
      endings.set(text.slice(word.length), concept);
    }
    return endings;
  }

  /** The concept of an entry of two words that `word` writes as one, or NO_CONCEPT. */
  joinedIn(word: string): number {
    if (word.length < SHORTEST_JOINED || word.length > LONGEST_JOINED) return NO_CONCEPT;
    for (let cut = 1; cut < word.length; cut++) {
      const concept = this.concepts.get(`${word.slice(0, cut)} ${word.slice(cut)}`);
      if (concept !== undefined) return concept;
    }
    return NO_CONCEPT;
  }

  /** A new lexicon with further spellings, which replace existing ones. This lexicon does not change. */
  with(entries: readonly (readonly [text: string, concept: number])[]): Lexicon {
    const folded = entries.map(([text, concept]) => [foldedWords(text).join(" "), concept] as const);
    return new Lexicon(this.concepts.with(folded.filter(([text]) => text !== "")), this.words);
  }

  private grow(first: string): LexiconNode | undefined {
    let root: LexiconNode | undefined;
    for (const [text, word] of this.words.beginningWith(first)) {
      root ??= emptyNode();
      branchOf(root, text, first).word = word;
    }
    for (const [text, concept] of this.concepts.beginningWith(first)) {
      root ??= emptyNode();
      branchOf(root, text, first).concept = concept;
    }
    if (root) this.grown.set(first, root);
    return root;
  }
}

const emptyNode = (): LexiconNode => ({ concept: NO_CONCEPT, word: null, next: null });

function branchOf(root: LexiconNode, text: string, first: string): LexiconNode {
  let node = root;
  if (text.length > first.length)
    for (const word of text.slice(first.length + 1).split(" ")) node = childOf(node, word);
  return node;
}

function childOf(node: LexiconNode, word: string): LexiconNode {
  node.next ??= new Map();
  const known = node.next.get(word);
  if (known) return known;
  const child = emptyNode();
  node.next.set(word, child);
  return child;
}
