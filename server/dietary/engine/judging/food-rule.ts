import type { PlacedMention } from "../model/mention";
import type { Provenance, Reason } from "../model/verdict";

/** What one setting has to say against, for, or in doubt of the foods that are in an item. */
export interface FoodRule {
  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void;
}
