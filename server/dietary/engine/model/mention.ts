import type { StateMask } from "../text/state-words";
import type { Concept } from "./knowledge";
import type { Profile } from "./profile";
import type { SubstanceMask } from "./substances";
import type { Field } from "./verdict";

/** What a text says about the whole dish: which substances it is free of, and what was left out of it. */
export type Statement = {
  readonly free: SubstanceMask;
  readonly softened: SubstanceMask;
  /**
   * Substances that were left out of the dish ("no egg"). If another food of the dish always contains one of them, it
   * is no longer certain, but still possible.
   */
  readonly left: SubstanceMask;
};

export const saysNothing = ({ free, softened, left }: Statement): boolean => (free | softened | left) === 0;

export type Polarity = "present" | "absent" | "trace" | "optional";

/** A food as the text names it. `start` and `end` are offsets into the text. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  readonly concepts: readonly Concept[];
  readonly head: Concept | null;
  /** What this mention adds to the dish; empty if the food is said to be absent. */
  readonly profile: Profile;
  readonly unknownWords: readonly string[];
  /** True if a kitchen made a dish of it, with ingredients that the text does not name. */
  readonly isMade?: boolean;
  /**
   * Substances that a claim denies although the name contains them ("nut-free walnut cake"): neither statement is
   * reliable.
   */
  readonly denied?: SubstanceMask;
  /** True if a label's declaration says that it is absent ("free from nuts"), and not a cook ("no nuts"). */
  readonly isDeclared?: boolean;
  /**
   * True for a class of allergens that a declaration names ("contains: nuts"): no ingredient is named that could be
   * left out.
   */
  readonly isStated?: boolean;
  /**
   * True if all its unknown words are capitalised names before a food in a recipe's line ("Sizzlefish halibut"), as makers'
   * names are: the product has a label.
   */
  readonly isBranded?: boolean;
  /** The words of the menu's key that a code at this place stands for. */
  readonly fromKey?: string;
  /** True for a single food in a warning of traces that says nothing else about it. */
  readonly isPrecaution?: boolean;
};

export type FoodReading = {
  readonly mentions: readonly Mention[];
  readonly profile: Profile;
  readonly statement: Statement;
  /** Whether the text may contain a word for what was done to a food ("smoked", "cooked"). */
  readonly mayTellStates: boolean;
};

/** `said`: states of words beside the food's name. `named`: states that are part of the name ("smoked salmon"). */
export type FoodStates = { readonly said: StateMask; readonly named: StateMask };

/** A mention with its field, its words as written, and the states of the food. */
export type PlacedMention = Mention & {
  readonly field: Field;
  readonly text: string;
  readonly states: FoodStates;
  /** The few characters directly before it, with which a menu says "halal chicken". */
  readonly lead: string;
  /** True if all of it is sold with a label that says what it contains. */
  readonly isLabelled?: boolean;
};
