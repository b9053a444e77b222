import type { StateMask } from "../text/state-words";
import type { Nutrient } from "./nutrition";
import type { Substance } from "./substances";

/** A limit per 100 g of an ingredient, in the product's unit of that nutrient. */
export type NutrientRule = {
  readonly ruleOf: string;
  readonly kind: "nutrient";
  readonly subject: Nutrient | "net_carbohydrates";
  readonly test: "max" | "min";
  readonly per100g: number;
  readonly unit: string;
  readonly source: string;
};

/** `avoid`: a food that contains the subject conflicts. `caution`: such a food may not suit everyone. */
export type PresenceRule = {
  readonly ruleOf: string;
  readonly test: "avoid" | "caution";
  readonly source: string;
} & (
  | { readonly kind: "substance"; readonly subject: Substance }
  /** The slug of a concept; everything below it counts. */
  | { readonly kind: "concept"; readonly subject: string }
  /** Foods that share a risk, whatever else they are (health-groups.tsv). */
  | { readonly kind: "group"; readonly subject: string }
);

/**
 * A food belongs to a group if it is this food or one below it, is in this state, and is in none of the states of
 * `unless`.
 */
export type GroupMember = { readonly concept: number; readonly state: StateMask; readonly unless: StateMask };

/** What a health concern, or a diet that counts carbohydrates, requires of an ingredient. */
export type HealthRule = NutrientRule | PresenceRule;
