/** Reads a text about food (readFood) and a line of a recipe (readLine). */

export { recognise } from "./foods/recognise";
export { areNear } from "./foods/resembled";
export { type GrowingNumber, growingNumbers } from "./lines/growing-numbers";
export { type ParsedLine, parseLine } from "./lines/parse-line";
export { presentIn, type ReadLine, readLine } from "./lines/read-line";
export type { Amount } from "./lines/stated-amount";
export { mayHoldKey, readMenuKey } from "./reading/menu-key";
export { foodsNamedIn, type NamedFood } from "./reading/named-foods";
export { isOfOffer, madeAsOffered, type OfferedWay, offeredWays } from "./reading/offered-ways";
export { type FoodItem, placedMentions } from "./reading/placed-mentions";
export { readFood } from "./reading/read-food";
export { foldWord } from "./text/fold";
export { foldedWords, tokenize } from "./text/tokens";
