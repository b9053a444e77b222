import type { Classifier, InferredFact } from "../model/guess";
import type { Substance } from "../model/substances";
import { foldWord } from "../text/fold";

/** Trained by scripts/dietary/train.ts from the reference text alone; see docs there. */
export type ClassifierWeights = {
  readonly version: number;
  readonly buckets: number;
  readonly labels: readonly LabelWeights[];
};

/** A weight is a signed byte times `scale`. `slope` and `intercept` calibrate the score. */
export type LabelWeights = {
  readonly substance: Substance;
  readonly scale: number;
  readonly slope: number;
  readonly intercept: number;
  /** Base64; each bucket is one signed byte. */
  readonly weights: string;
};

/** A suspicion with a lower calibrated confidence is dropped. */
export const MINIMUM_CONFIDENCE = 0.4;
const LONGEST_NAME = 80;
/** Every setting asks about the same unknown word, so the last answers are cached. */
const REMEMBERED = 1000;

/**
 * The hashed features of a name, each once: the character 3- and 4-grams of its words, the words themselves, and once
 * more the last word with its endings, for it says what kind of food the others describe.
 */
export function nameFeatures(name: string, buckets: number): number[] {
  const words = name
    .slice(0, LONGEST_NAME)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(foldWord);
  const features = words.flatMap((word) => [...grams(`^${word}$`), `w:${word}`]);
  const head = words.at(-1);
  if (head) features.push(`h:${head}`, ...ENDINGS.map((length) => `e:${head.slice(-length)}`));
  return [...new Set(features.map((feature) => featureHash(feature) % buckets))];
}

const ENDINGS = [2, 3, 4];

function grams(padded: string): string[] {
  const found: string[] = [];
  for (const size of [3, 4]) for (let i = 0; i + size <= padded.length; i++) found.push(padded.slice(i, i + size));
  return found;
}

/** FNV-1a, 32 bits. */
export function featureHash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** A guess at what an unknown food may hold. It can only add caution: it never says that something is absent. */
export function makeClassifier(model: ClassifierWeights): Classifier {
  let labels: readonly (LabelWeights & { readonly bytes: Int8Array })[] | undefined;
  const known = new Map<string, readonly InferredFact[]>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const facts = guess(name);
    if (known.size >= REMEMBERED) known.clear();
    known.set(name, facts);
    return facts;
  };

  function guess(name: string): readonly InferredFact[] {
    const features = nameFeatures(name, model.buckets);
    // Decoded at the first unknown word, so that a start need not wait for it.
    labels ??= model.labels.map((label) => ({ ...label, bytes: signedBytes(label.weights) }));
    return labels.flatMap(({ substance, scale, slope, intercept, bytes }): InferredFact[] => {
      const score = features.reduce((sum, feature) => sum + (bytes[feature] ?? 0), 0) * scale;
      const confidence = sigmoid(slope * score + intercept);
      return confidence >= MINIMUM_CONFIDENCE ? [{ substance, confidence }] : [];
    });
  }
}

function signedBytes(base64: string): Int8Array {
  const text = atob(base64);
  const bytes = new Int8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
