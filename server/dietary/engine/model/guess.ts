import type { Substance } from "./substances";

/** A guess about a food that is not in the knowledge. It waits for a person's review. */
export type InferredFact = { readonly substance: Substance; readonly confidence: number };

/** The trained model. It maps a name to what the food may contain, with calibrated confidence. */
export type Classifier = (name: string) => readonly InferredFact[];
