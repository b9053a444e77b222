import type { WordKind } from "@/lib/dietary/word-kinds";
import type { Separator, Token } from "../text/word";
import type { Concept } from "./knowledge";

type PieceOf<Kind, Named, Word> = {
  readonly kind: Kind;
  readonly concept: Named;
  readonly word: Word;
  readonly tokens: readonly Token[];
  readonly before: Separator;
};

/** A run of words that the lexicon knows, or one word that it does not. All kinds have the same fields. */
export type Piece =
  | PieceOf<"concept", Concept, null>
  | PieceOf<"word", null, WordKind>
  | PieceOf<"number", null, null>
  | PieceOf<"unknown", null, null>;
