import type { StateMask } from "../text/state-words";
import type { Concept } from "./knowledge";
import type { Profile } from "./profile";
import type { SubstanceMask } from "./substances";
import type { Field } from "./verdict";

/** What a text says of the whole dish: what it is free of, and what was left out of it. */
export type Statement = {
  readonly free: SubstanceMask;
  readonly softened: SubstanceMask;
  /** Left out of the dish ("no egg"): what another food of it is always made with is no longer sure, and not gone. */
  readonly left: SubstanceMask;
};

export type Polarity = "present" | "absent" | "trace" | "optional";

/** A food as the text names it. `start` and `end` are offsets into the text. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  readonly concepts: readonly Concept[];
  readonly head: Concept | null;
  /** What this mention adds to the dish; nothing when it is said to be absent. */
  readonly profile: Profile;
  readonly unknownWords: readonly string[];
  /** A kitchen made a dish of it, with ingredients that the text does not name. */
  readonly isMade?: boolean;
  /** What a claim takes away and the name says is in it ("nut-free walnut cake"): neither is to be relied on. */
  readonly denied?: SubstanceMask;
  /** It is said to be absent as labels do ("free from nuts"), and not as cooks do ("no nuts"). */
  readonly isDeclared?: boolean;
  /** One food that the text warns of traces of, and says nothing else about. */
  readonly isPrecaution?: boolean;
};

export type FoodReading = {
  readonly mentions: readonly Mention[];
  readonly profile: Profile;
  readonly statement: Statement;
  /** Whether a word may stand in the text that says what was done to a food. */
  readonly mayTellStates: boolean;
};

/** `said` stands beside the food's name, `named` is a part of it ("smoked salmon"). */
export type FoodStates = { readonly said: StateMask; readonly named: StateMask };

/** A mention with the field it stands in, its words as written, and what was done to it. */
export type PlacedMention = Mention & {
  readonly field: Field;
  readonly text: string;
  readonly states: FoodStates;
  /** The few characters right before it, with which a menu says "halal chicken". */
  readonly lead: string;
  /** All of it is bought with a label that tells what it holds. */
  readonly isLabelled?: boolean;
};
