import { splitAtCommas } from "../json-ld/ingredients";
import { ingredientLikeness } from "./line-shape";

const MAX_LENGTH = 2000;
const LONGEST_FOOD = 60;
const LEAST_FOODS = 4;
/** Signs that say where a food begins better than amounts do. */
const MARKED = /[•●▪◦;|]/;
const AMOUNT_FIRST = /^[\d½¼¾⅓⅔⅛]/;
/** Where a further amount begins: not behind another number, a bracket, a sign or a word that joins two amounts. */
const BEFORE_AMOUNT =
  /(?<![\d½¼¾⅓⅔⅛(/x×–-]|(?<!\p{L})(?:or|to|and|plus|of|about|oder|bis|und|ca\.?|ou|et|o|y|e|of|tot|en))\s+(?=\d{1,4}(?:[.,/]\d{1,3})?[\s\p{L}]|[½¼¾⅓⅔⅛])/iu;
/** What most lists end with, without an amount. */
const SEASONING =
  /^(.{6,}\p{L})\s+(salt|pepper|salz|pfeffer|sel|poivre|sal|pimienta|sale|pepe|pimenta|zout|peper|salt|peppar|pepper|sól|pieprz)$/iu;

/** The foods of a text that lists them all, with commas or with nothing between them; null for any other text. */
export function foodsOfText(text: string): string[] | null {
  if (text.length > MAX_LENGTH || MARKED.test(text)) return null;
  const words = text.replace(/[.。]$/u, "");
  const parts = words.includes(", ") ? splitAtCommas(words) : words.split(/[、，]/u);
  return splitWhere(parts, 0.5) ?? splitWhere(atAmounts(words), 0.7);
}

function splitWhere(parts: readonly string[], share: number): string[] | null {
  const foods = parts.map((part) => part.trim()).filter((part) => part !== "");
  const amounts = foods.filter((food) => hasAmount(food) && /\p{L}{2}|\p{Script=Han}/u.test(food)).length;
  const isList = foods.length >= LEAST_FOODS && amounts >= foods.length * share;
  return isList && foods.every((food) => food.length <= LONGEST_FOOD) ? foods : null;
}

/** In front, or behind the food, as in Chinese and Japanese. */
const hasAmount = (food: string): boolean =>
  AMOUNT_FIRST.test(food) || (UNSPACED.test(food) && ingredientLikeness(food) >= 0.6);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function atAmounts(text: string): string[] {
  const parts = text.split(BEFORE_AMOUNT);
  const [, rest, seasoning] = SEASONING.exec(parts.at(-1) ?? "") ?? [];
  return rest && seasoning ? [...parts.slice(0, -1), rest, seasoning] : parts;
}
