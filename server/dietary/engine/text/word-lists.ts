import { WORDS } from "./words.generated";

/**
 * The kinds of words that the engine's patterns and tables are built from; README.md beside the words explains each.
 */
export type ListKind = keyof typeof WORDS;

export const LIST_KINDS = Object.keys(WORDS) as readonly ListKind[];

type Meaning = readonly [word: string, means: string];

/** The words of a kind, in all languages, with their meanings; "" for a word without one. */
export const meaningsOf = (kind: ListKind): readonly Meaning[] =>
  WORDS[kind].split("|").map((entry): Meaning => {
    const [word = "", means = ""] = entry.split("=");
    return [word, means];
  });

/** The words of a kind, in all languages. */
export const listOfKind = (kind: ListKind): readonly string[] => meaningsOf(kind).map(([word]) => word);

export const setOfKind = (kind: ListKind): ReadonlySet<string> => new Set(listOfKind(kind));

/** The source of a pattern that matches any word of a kind, the longest first. */
export const anyOf = (...kinds: readonly ListKind[]): string => `(?:${alternatives(kinds.flatMap(listOfKind))})`;

/**
 * The words as alternatives of a pattern, the longest first. A word that ends in "…" stands for all words that begin
 * with it.
 */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(".", "\\.").replace(/…$/, "\\p{L}+"))
    .join("|");
