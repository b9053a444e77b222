import type { Mention } from "./read-food";
import type { FoodStates } from "./states";
import type { Field } from "./verdict";

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
