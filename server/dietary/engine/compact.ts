import type { Concept, HeadRule, Tree } from "./knowledge";
import { Lexicon } from "./lexicon";
import type { WordKind } from "./reference";

/**
 * The compiled tree, lexicon and head rules as JSON, so that a process starts without compiling the text. Columns of
 * strings are one string with a line each, and lists of lists run on in one list, each behind its length: tens of
 * thousands of small arrays would take longer to read than what is in them.
 */
export type CompactTree = {
  readonly ids: string;
  readonly names: string;
  readonly parents: readonly number[];
  readonly ancestors: readonly number[];
  /** Three numbers a concept: what it holds, what it may hold, its traits. */
  readonly profiles: readonly number[];
  readonly texts: string;
  readonly textConcepts: readonly number[];
  readonly words: string;
  readonly wordKinds: string;
  readonly joined: string;
  readonly joinedConcepts: readonly number[];
  readonly headRules: readonly (readonly [number, readonly HeadRule[]])[];
};

const NUMBERS_A_PROFILE = 3;

export function packTree({ concepts, lexicon, headRules }: Tree): CompactTree {
  // In the order in which the lexicon takes them in soonest.
  const texts = [...lexicon.concepts].sort(byText);
  const words = [...lexicon.words].sort(byText);
  return {
    ids: inLines(concepts.map(({ id }) => id)),
    names: inLines(concepts.map(({ name }) => name)),
    parents: concepts.flatMap(({ parents }) => [parents.length, ...parents]),
    ancestors: concepts.flatMap(({ ancestors }) => [ancestors.length, ...ancestors]),
    profiles: concepts.flatMap(({ profile, traits }) => [profile.yes, profile.may, traits]),
    texts: inLines(texts.map(([text]) => text)),
    textConcepts: texts.map(([, concept]) => concept),
    words: inLines(words.map(([word]) => word)),
    wordKinds: inLines(words.map(([, kind]) => kind)),
    joined: inLines([...lexicon.joined.keys()]),
    joinedConcepts: [...lexicon.joined.values()],
    headRules: [...headRules],
  };
}

export function unpackTree(compact: CompactTree): Tree {
  const names = lines(compact.names);
  const parents = lists(compact.parents);
  const ancestors = lists(compact.ancestors);
  const { profiles } = compact;
  const conceptIndex = new Map<string, number>();
  const concepts = lines(compact.ids).map((id, index): Concept => {
    const at = index * NUMBERS_A_PROFILE;
    conceptIndex.set(id, index);
    return {
      index,
      id,
      name: names[index] as string,
      parents: parents[index] as number[],
      ancestors: ancestors[index] as number[],
      profile: { yes: profiles[at] as number, may: profiles[at + 1] as number, unknown: 0 },
      traits: profiles[at + 2] as number,
    };
  });
  const lexicon = new Lexicon({
    concepts: mapOf(lines(compact.texts), compact.textConcepts),
    words: mapOf(lines(compact.words), lines(compact.wordKinds) as WordKind[]),
    joined: mapOf(lines(compact.joined), compact.joinedConcepts),
  });
  return { concepts, conceptIndex, lexicon, headRules: new Map(compact.headRules) };
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : one > other ? 1 : 0;

function inLines(texts: readonly string[]): string {
  const broken = texts.find((text) => text.includes("\n"));
  if (broken !== undefined) throw new Error(`'${broken}' is more than a line.`);
  return texts.join("\n");
}

const lines = (text: string): string[] => (text === "" ? [] : text.split("\n"));

function lists(flat: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let at = 0; at < flat.length; at += (flat[at] as number) + 1)
    found.push(flat.slice(at + 1, at + 1 + (flat[at] as number)));
  return found;
}

function mapOf<Value>(keys: readonly string[], values: readonly Value[]): Map<string, Value> {
  const map = new Map<string, Value>();
  for (let at = 0; at < keys.length; at++) map.set(keys[at] as string, values[at] as Value);
  return map;
}
