import { countCookingWords } from "../markup/cooking-words";
import { isFoodName } from "../markup/food-words";
import { isLabelledFact } from "../markup/labelled-facts";
import { ingredientLikeness, stepLikeness } from "../markup/line-shape";
import type { SourceLine } from "./source-lines";

/** food: states an amount. name: a food without one. sentence: says what to do. fact: servings or a time. */
export type Likeness = "food" | "name" | "short" | "sentence" | "fact";

const LONGEST_FOOD = 140;
const LONGEST_NAME = 45;
const NUMBER_FIRST = /^(?:ca\.?\s|about\s|etwa\s|~)?(?:\d|[½¼¾⅓⅔⅛])/iu;
const ENDS_SENTENCE = /[.!?。！？]["”»)]?$/u;
/** "180 °C", "for 25 minutes": no amount of food. */
const OF_COOKING =
  /\d\s?(?:°|mins?\b|minut|minuten|hours?\b|hrs?\b|stunden?\b|std\b|heures?\b|horas?\b|or[ae]\b|分|분)/iu;
/** "butter for frying": what the food is for is no step. */
const FOR_USE = /(?<!\p{L})(?:zum|zur|fürs?|to|for|pour|à|para|per|da|voor|om te|till|til|do|для)\s+\p{L}{3,}$/iu;
/** Spaces do not separate words of these scripts. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u9fff]/;

/** What a line of a pasted text looks like, in any language. */
export function likenessOf({ text, isNumbered }: SourceLine): Likeness {
  if (isLabelledFact(text)) return "fact";
  const bare = isNumbered ? text.replace(/^\d{1,2}\s?[.):]\s+/, "") : text;
  const isUnspaced = UNSPACED.test(bare);
  const words = isUnspaced ? bare.length / 2 : bare.split(" ").length;
  const likeness = bare.length > LONGEST_FOOD ? 0 : ingredientLikeness(bare);
  if (FOR_USE.test(bare) && words <= 4 && countCookingWords(bare.split(" ")[0] ?? "") === 0) return "name";
  const isSentence =
    stepLikeness(bare) >= 0.5 ||
    (ENDS_SENTENCE.test(bare) && words >= 4) ||
    (words >= 4 && (countCookingWords(bare) > 0 || OF_COOKING.test(bare)));
  if (likeness >= 0.75 && (NUMBER_FIRST.test(bare) || !isSentence)) return "food";
  if (isSentence || (isNumbered && words >= 3)) return "sentence";
  if (likeness >= 0.5) return "food";
  if (isFoodName(bare)) return "name";
  return bare.length <= LONGEST_NAME && words <= 6 ? "short" : "sentence";
}

/** How much a line counts for a list of foods. */
export const WEIGHT: Readonly<Record<Likeness, number>> = { food: 1, name: 0.6, short: 0.05, fact: -0.3, sentence: -1 };
