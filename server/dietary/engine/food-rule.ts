import type { PlacedMention } from "./placed-mention";
import type { Provenance, Reason } from "./verdict";

/** What one setting has to say against, for, or in doubt of the foods that are in an item. */
export interface FoodRule {
  addReasons(present: readonly PlacedMention[], provenance: Provenance, into: Reason[]): void;
}
