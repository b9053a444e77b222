import type { Substance } from "./substances";

/** A guess about a food that the knowledge does not hold. It waits for a person's review. */
export type InferredFact = { readonly substance: Substance; readonly confidence: number };

/** The learnt model: from a name to what it may hold, with calibrated confidence. */
export type Classifier = (name: string) => readonly InferredFact[];
