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

/** How a lexicon reads a word by itself, whatever is around it. */
export type WordReading = {
  readonly lexiconId: number;
  /** The node from which entries that begin with it continue. */
  readonly start: LexiconNode | undefined;
  /** The words that form one entry with it when they follow: "crumb" after "bread". */
  readonly endings: ReadonlyMap<string, number> | null;
  /**
   * The concept of an entry of two words that this word writes as one, if it is no concept itself; otherwise
   * NO_CONCEPT.
   */
  readonly joined: number;
  /** The kind of word, if no entry begins with it. */
  readonly alone: "additive" | "number" | "descriptor" | "lacked" | "compound" | "unknown";
  /** The additive, or what "eggless" lacks; otherwise NO_CONCEPT. */
  readonly concept: number;
  readonly parts: readonly CompoundPart[];
};

/** A word as written. It is stored once, so that everything about it is computed once. */
export type Word = {
  readonly text: string;
  /** One spelling for all forms of the word. */
  readonly folded: string;
  /** The reading by the lexicon that read it last; see word-reading.ts. */
  reading: WordReading | null;
  /** Whether a word of state may begin here, by the list that was used last; see states.ts. */
  stateOpening: StateOpening | null;
  /** Whether a cook's clause may begin with it; see cooks-clauses.ts. Null until somebody asks. */
  tellsOfCooking: boolean | null;
  /** Whether it may belong to an offer of an extra; see offered-extras.ts. Null until somebody asks. */
  offers: boolean | null;
  /** What it may be around the food of a recipe's line; see line-words.ts. Null until somebody asks. */
  inLine: readonly number[] | null;
};

/** A word of the text with its position, and the punctuation between it and the word before. */
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
