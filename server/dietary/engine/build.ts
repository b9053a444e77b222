/**
 * Builds the knowledge from the reference text, from its compact form, and from the foods that administrators reviewed.
 */

export {
  type ClassifierWeights,
  featureHash,
  type LabelWeights,
  makeClassifier,
  nameFeatures,
  sigmoid,
} from "./foods/classifier";
export { COMPACT_FORM, type CompactTree, packTree, unpackTree } from "./foods/compact";
export {
  compileKnowledge,
  compileTree,
  type GroupRow,
  type NutritionSource,
  withNutrition,
} from "./foods/compile-knowledge";
export { type Presence, type ReviewedFood, withReviewed } from "./foods/reviewed";
export type { InferredFact } from "./model/guess";
export type { HealthRule } from "./model/health-rules";
export {
  type ConceptRow,
  type FactRow,
  type HeadEffect,
  type HeadRuleRow,
  type HoldingRow,
  MEMBERSHIPS,
  type MemberRow,
  type Reference,
  type SynonymRow,
  TRAITS,
  type Trait,
  type WordRow,
} from "./model/reference";
export { NameTable } from "./text/name-table";
export { compileStateWords, isState, STATE_BIT, STATE_ROWS, type StateMask } from "./text/state-words";
