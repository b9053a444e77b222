import type { WordKind } from "@/lib/dietary/word-kinds";
import type { StateOpening } from "./state-words";

/** What a run of folded words stands for, and the words that may continue it. */
export type LexiconNode = {
  /** A concept's index, or NO_CONCEPT. A food outranks a word of the same spelling. */
  concept: number;
  word: WordKind | null;
  next: Map<string, LexiconNode> | null;
};

/** A part as the lexicon's concept, or as a word that says what was made of the part before it. */
export type CompoundPart = { readonly concept: number } | { readonly word: "form" | "made" };

/** What one lexicon reads in one word, whatever stands around it. */
export type WordReading = {
  readonly lexiconId: number;
  /** Where the entries that begin with it are searched on. */
  readonly start: LexiconNode | undefined;
  /** Words of the text behind that make one entry with it: "crumb" behind "bread". */
  readonly endings: ReadonlyMap<string, number> | null;
  /** The concept of an entry of two words that it writes as one, where it is none itself; else NO_CONCEPT. */
  readonly joined: number;
  /** Where no entry begins with it. */
  readonly alone: "additive" | "number" | "descriptor" | "lacked" | "compound" | "unknown";
  /** The additive, or what "eggless" lacks; else NO_CONCEPT. */
  readonly concept: number;
  readonly parts: readonly CompoundPart[];
};

/** A word as somebody wrote it, met once and kept: whatever is worked out of it is worked out once. */
export type Word = {
  readonly text: string;
  /** One spelling for all forms of the word. */
  readonly folded: string;
  /** What the lexicon asked last reads in it alone; see word-reading.ts. */
  reading: WordReading | null;
  /** Whether a word of state may begin here, by the list asked last; see states.ts. */
  stateOpening: StateOpening | null;
};

/** A word of the text with where it stands, and the punctuation between it and the word before. */
export type Token = {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly text: string;
  /** One spelling for all forms of the word. */
  readonly folded: string;
  readonly word: Word;
  /** The strongest separator before this word: "" for space, hyphen or apostrophe. */
  readonly before: Separator;
};

export type Separator = "" | "," | ";" | "." | ":" | "(" | ")" | "/" | "&" | "|";
