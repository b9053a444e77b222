import { sharedWords } from "../title";
import { isPartName } from "./food-words";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";

/** How many rows above the list the card's name may be: a picture's caption, times and servings may be in between. */
const MAX_DISTANCE = 40;
const MAX_LENGTH = 120;
/** How many words the name must share with the page's own title, from 0 to 1. */
const MIN_SHARED = 0.55;

/** A class that means "name of the recipe", in the languages of recipe sites. */
const NAMED_SO =
  /(?:recipe|rezept|recept|recette|ricetta|receta|receita|przepis|oppskrift|opskrift)(?:card)?[-_]*(?:name|title|titel|titre|titolo|titulo|nom|nombre|naam|tittel|tytul)(?![a-z])/i;

const isRanked = ({ headingLevel }: Row): boolean => headingLevel > 0 && headingLevel < 7;

/**
 * The name above the ingredients in the recipe's own card, if the page's main heading says more: "Small Carrot Cake"
 * below "Small Carrot Cake With Cream Cheese Frosting (The Best!)".
 */
export function cardName(index: RowIndex, ingredients: number, names: readonly string[]): string | null {
  const { rows, sections } = index;
  const isCard = index.isInCard(ingredients);
  for (let i = ingredients - 1; i >= 0 && i >= ingredients - MAX_DISTANCE; i--) {
    const row = rows[i];
    if (!row || row.headingLevel === 1) return null;
    if (sections[i] !== null || !(NAMED_SO.test(row.element.attributes.class ?? "") || (isCard && isRanked(row))))
      continue;
    if (row.text.length > MAX_LENGTH || row.text.endsWith(":") || isPartName(row.text)) continue;
    if (names.some((name) => sharedWords(row.text, name) >= MIN_SHARED)) return row.text;
  }
  return null;
}
