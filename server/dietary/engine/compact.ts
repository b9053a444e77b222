import type { Concept, HeadRule, Tree } from "./knowledge";
import { Lexicon } from "./lexicon";
import type { WordKind } from "./reference";

/** The compiled tree, lexicon and head rules as plain JSON, so that a process starts without compiling the text. */
export type CompactTree = {
  readonly concepts: readonly CompactConcept[];
  readonly texts: readonly string[];
  readonly textConcepts: readonly number[];
  readonly words: readonly (readonly [string, WordKind])[];
  readonly joined: readonly (readonly [string, number])[];
  readonly headRules: readonly (readonly [number, readonly HeadRule[]])[];
};

type CompactConcept = readonly [
  id: string,
  name: string,
  parents: readonly number[],
  ancestors: readonly number[],
  yes: number,
  may: number,
  traits: number,
];

export function packTree(tree: Tree): CompactTree {
  const { lexicon } = tree;
  return {
    concepts: tree.concepts.map(({ id, name, parents, ancestors, profile, traits }) => [
      id,
      name,
      parents,
      ancestors,
      profile.yes,
      profile.may,
      traits,
    ]),
    texts: [...lexicon.concepts.keys()],
    textConcepts: [...lexicon.concepts.values()],
    words: [...lexicon.words],
    joined: [...lexicon.joined],
    headRules: [...tree.headRules],
  };
}

export function unpackTree(compact: CompactTree): Tree {
  const concepts = compact.concepts.map(
    ([id, name, parents, ancestors, yes, may, traits], index): Concept => ({
      index,
      id,
      name,
      parents,
      ancestors,
      profile: { yes, may, unknown: 0 },
      traits,
    }),
  );
  const texts = new Map<string, number>();
  for (const [at, text] of compact.texts.entries()) texts.set(text, compact.textConcepts[at] ?? 0);
  return {
    concepts,
    conceptIndex: new Map(concepts.map((concept) => [concept.id, concept.index])),
    lexicon: new Lexicon({ concepts: texts, words: new Map(compact.words), joined: new Map(compact.joined) }),
    headRules: new Map(compact.headRules),
  };
}
