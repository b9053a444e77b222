import type { VerdictKindWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

/** A run of text; `mark` is the verdict of the food that it names. */
export type ReadText = readonly { readonly text: string; readonly mark: VerdictKindWire | null }[];

/** One dish, product or recipe line as somebody's ID reads it. */
export type ReadItem = {
  readonly name: ReadText;
  readonly description: ReadText;
  /** The price as printed; "" where there is none. */
  readonly price: string;
  readonly verdict: VerdictKindWire;
  /** The gravest reason, in one sentence. */
  readonly why: string;
  /** The parts that `why` was built from, so that it can be written in another language. */
  readonly told: VerdictTagWire | null;
  /** Facts that hold for every reader: "High Protein", "Contains Nuts". */
  readonly tags: readonly string[];
};

export type ReadPage = {
  readonly key: "delivery" | "grocery" | "recipes";
  readonly label: string;
  /** Where a reader would find such a page. */
  readonly place: string;
  readonly items: readonly ReadItem[];
};
