import type { PlacedMention } from "../model/mention";
import type { Provenance, Reason } from "../model/verdict";

/** Gives one setting's reasons for, against and in doubt about the foods of an item. */
export interface FoodRule {
  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void;
}
