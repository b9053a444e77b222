import type { WordKind } from "@/lib/dietary/word-kinds";
import type { Concept, HeadRule, Tree } from "../model/knowledge";
import type { Profile } from "../model/profile";
import { Lexicon } from "../text/lexicon";
import { NameTable } from "../text/name-table";

/**
 * The compiled tree, lexicon and head rules as JSON, so that a process starts without compiling the text. A column of
 * strings is one string with a line per value; a list of lists is one list in which each part follows its length. Tens
 * of thousands of small arrays would take longer to parse than their contents.
 */
export type CompactTree = {
  readonly ids: string;
  readonly names: string;
  readonly parents: readonly number[];
  readonly ancestors: readonly number[];
  /** Three numbers for each concept: what it contains, what it may contain, its traits. */
  readonly profiles: readonly number[];
  /** In the form that NameTable reads. */
  readonly texts: string;
  readonly textConcepts: readonly number[];
  readonly words: string;
  readonly wordKinds: string;
  readonly headRules: readonly (readonly [number, readonly HeadRule[]])[];
};

/** Change this name whenever the form changes, so that no process reads a file of another form. */
export const COMPACT_FORM = "sorted names";

const NUMBERS_A_PROFILE = 3;

export function packTree({ concepts, lexicon, headRules }: Tree): CompactTree {
  const texts = lexicon.concepts.packed();
  const words = lexicon.words.packed();
  return {
    ids: inLines(concepts.map(({ id }) => id)),
    names: inLines(concepts.map(({ name }) => name)),
    parents: concepts.flatMap(({ parents }) => [parents.length, ...parents]),
    ancestors: concepts.flatMap(({ ancestors }) => [ancestors.length, ...ancestors]),
    profiles: concepts.flatMap(({ profile, traits }) => [profile.yes, profile.may, traits]),
    texts: texts.lines,
    textConcepts: texts.values,
    words: words.lines,
    wordKinds: inLines(words.values),
    headRules: [...headRules],
  };
}

export function unpackTree(compact: CompactTree): Tree {
  const ids = lines(compact.ids);
  const names = lines(compact.names);
  const { profiles, parents, ancestors } = compact;
  const conceptIndex = new Map<string, number>();
  const concepts: Concept[] = [];
  let parentsAt = 0;
  let ancestorsAt = 0;
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as string;
    const at = index * NUMBERS_A_PROFILE;
    conceptIndex.set(id, index);
    const profile = { yes: profiles[at] as number, may: profiles[at + 1] as number, unknown: 0 };
    const above: Above = { parents, parentsAt, ancestors, ancestorsAt };
    concepts.push(new PackedConcept(index, id, names[index] as string, profile, profiles[at + 2] as number, above));
    parentsAt += 1 + (parents[parentsAt] as number);
    ancestorsAt += 1 + (ancestors[ancestorsAt] as number);
  }
  const lexicon = new Lexicon(
    new NameTable(compact.texts, compact.textConcepts),
    new NameTable(compact.words, lines(compact.wordKinds) as WordKind[]),
  );
  return { concepts, conceptIndex, lexicon, headRules: new Map(compact.headRules) };
}

/** The position of a concept's lists in the joined lists. */
type Above = {
  readonly parents: readonly number[];
  readonly parentsAt: number;
  readonly ancestors: readonly number[];
  readonly ancestorsAt: number;
};

/** Most foods occur in no menu, so a concept's ancestors become a list when they are first needed. */
class PackedConcept implements Concept {
  #parents: readonly number[] | null = null;
  #ancestors: readonly number[] | null = null;
  readonly #above: Above;

  constructor(
    readonly index: number,
    readonly id: string,
    readonly name: string,
    readonly profile: Profile,
    readonly traits: number,
    above: Above,
  ) {
    this.#above = above;
  }

  get parents(): readonly number[] {
    this.#parents ??= listAt(this.#above.parents, this.#above.parentsAt);
    return this.#parents;
  }

  get ancestors(): readonly number[] {
    this.#ancestors ??= listAt(this.#above.ancestors, this.#above.ancestorsAt);
    return this.#ancestors;
  }
}

const listAt = (flat: readonly number[], at: number): number[] => flat.slice(at + 1, at + 1 + (flat[at] as number));

function inLines(texts: readonly string[]): string {
  const broken = texts.find((text) => text.includes("\n"));
  if (broken !== undefined) throw new Error(`'${broken}' is more than a line.`);
  return texts.join("\n");
}

const lines = (text: string): string[] => (text === "" ? [] : text.split("\n"));
