import type { VerdictKindWire, VerdictTagWire } from "@/lib/schemas/recipe-judgement";

/** A run of text; `mark` where a food in it was judged. */
export type ReadText = readonly { readonly text: string; readonly mark: VerdictKindWire | null }[];

/** One dish, product or recipe line as somebody's ID reads it. */
export type ReadItem = {
  readonly name: ReadText;
  readonly description: ReadText;
  /** As printed beside it: a price; "" where there is none. */
  readonly price: string;
  readonly verdict: VerdictKindWire;
  /** The gravest reason, in one sentence. */
  readonly why: string;
  /** The parts that `why` is said of, for who says it in another language. */
  readonly told: VerdictTagWire | null;
  /** What holds for everybody: "High Protein", "Contains Nuts". */
  readonly tags: readonly string[];
};

export type ReadPage = {
  readonly key: "delivery" | "grocery" | "recipes";
  readonly label: string;
  /** Where such a page would be found. */
  readonly place: string;
  readonly items: readonly ReadItem[];
};
