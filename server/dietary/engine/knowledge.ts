/** What is known about foods: the concepts, their substances, and functions that answer questions about them. */

export { conceptOf } from "./foods/concept-of";
export { DIET_RULES, fitOf } from "./foods/diet-rules";
export { isKindOf, kindsAbove, namesFor, perhapsAbove } from "./foods/kinds";
export { makeupOf } from "./foods/makeup";
export { perConcept } from "./foods/per-concept";
export { isNamedAfter, isNameless, kindsOf, SPECIES } from "./foods/standing";
export {
  type Concept,
  hasTrait,
  isA,
  type Knowledge,
  type PlainWord,
  type PlainWords,
  type Tree,
} from "./model/knowledge";
export type { Mention, PlacedMention } from "./model/mention";
export { ofSession } from "./model/session";
export {
  ALL_SUBSTANCES,
  BIT,
  isSubstance,
  SUBSTANCES,
  type Substance,
  type SubstanceMask,
  substancesIn,
} from "./model/substances";
export { ENGINE_VERSION } from "./model/version";
