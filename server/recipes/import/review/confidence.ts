import { matchQuantity } from "@/lib/quantity/parse-quantity";
import { splitLine } from "@/lib/quantity/split-line";
import { findUnit } from "@/lib/quantity/units";
import type { Confidence, ReviewReason } from "@/lib/schemas/reviewed-lines";
import { statedAmounts } from "@/server/recipes/extraction/account/stated-amounts";
import type { ExtractedLine } from "@/server/recipes/extraction/recipe";

/** A line as it was read, and what the engine made of it. Null for `unknownWords`: the engine has not read it yet. */
export type ReadRow = Pick<ExtractedLine, "text" | "doubt" | "made"> & { unknownWords: readonly string[] | null };

/**
 * What speaks against each part of a line. A rule only ever lowers trust: whatever it says, the line is kept as it was
 * read.
 */
export function reasonsOf({ text, doubt, made, unknownWords }: ReadRow): ReviewReason[] {
  return [
    ...ofDoubt(text, doubt),
    ...ofMaking(made),
    ...(doubt === null ? ofText(text) : []),
    ...(unknownWords === null ? [] : ofUnknown(text, unknownWords)),
  ];
}

/** The lowest trust that any reason leaves in each part. */
export function confidenceOf(reasons: readonly ReviewReason[]): Record<"amount" | "unit" | "food", Confidence> {
  const of = (part: ReviewReason["part"]): Confidence => {
    const own = reasons.filter((reason) => reason.part === part);
    if (own.length === 0) return "sure";
    return own.every(({ why }) => isLikely(why)) ? "likely" : "doubtful";
  };
  return { amount: of("amount"), unit: of("unit"), food: of("food") };
}

/** Reasons to show a line that is probably right: nobody is asked because of these alone. */
const isLikely = (why: ReviewReason["why"]): boolean =>
  why === "amount_of_page" || why === "joined" || why === "cut_out";

function ofDoubt(text: string, doubt: ReadRow["doubt"]): ReviewReason[] {
  if (doubt === null) return [];
  const { reason, pageText } = doubt;
  if (reason === "amounts") {
    const reasons: ReviewReason[] = [{ part: "amount", why: "other_amount" }];
    return isOtherUnit(text, pageText ?? "") ? [...reasons, { part: "unit", why: "other_amount" }] : reasons;
  }
  if (reason === "foods") return [{ part: "food", why: "other_food" }];
  if (reason === "hidden") return [{ part: "food", why: "not_shown" }];
  return [{ part: "food", why: "hardly_one" }];
}

function isOtherUnit(text: string, other: string): boolean {
  const units = new Set(statedAmounts(other).map(({ unit }) => unit));
  return units.size > 0 && !statedAmounts(text).some(({ unit }) => units.has(unit));
}

function ofMaking(made: ReadRow["made"]): ReviewReason[] {
  if (!made) return [];
  if (made.how === "completed") return [{ part: "amount", why: "amount_of_page" }];
  const why = made.how === "joined" ? "joined" : "cut_out";
  return [
    { part: "amount", why },
    { part: "food", why },
  ];
}

/** What the words of the line alone say. */
function ofText(text: string): ReviewReason[] {
  const { quantity, unit, name } = splitLine(text);
  if (quantity === "") return [];
  const bare = name.replace(/[^\p{L}\p{N}]+$/u, "");
  if (!/\p{L}/u.test(bare) || (unit === "" && isMeasure(bare))) return [{ part: "food", why: "no_food" }];
  if (isSecondAmount(text, quantity, unit, name)) return [{ part: "amount", why: "two_amounts" }];
  return isTwoFoods(name) ? [{ part: "food", why: "two_foods" }] : [];
}

/** "150 g" has lost its food; "2 cloves" may be one. */
const isMeasure = (word: string): boolean => {
  const kind = findUnit(word)?.kind;
  return kind === "mass" || kind === "volume" || kind === "length";
};

/** "200 g 150 g flour", "2 3 onions"; not "2 400 g tins", "200 g 7 oz flour", which measure one thing twice. */
function isSecondAmount(text: string, quantity: string, unit: string, name: string): boolean {
  const second = matchQuantity(name, 0);
  if (!second) return false;
  const word = /^\s*(\p{L}+)/u.exec(name.slice(second.end))?.[1];
  const other = word === undefined ? null : findUnit(word);
  const own = findUnit(unit);
  if (own)
    return other?.kind === own.kind && other.key === own.key && !text.startsWith(`${quantity} ${unit} ${quantity}`);
  return other === null && unit === "" && /^\s+\p{L}/u.test(name.slice(second.end));
}

const PARENTHESES = /\([^()]*\)/gu;
/** A comma, a semicolon or "and" before the next amount. A comma inside a number has no space behind it. */
const NEXT_AMOUNT = /(?:[,;•·]\s+|\s(?:and|und|et|y|e|en|och|og|i)\s+)(?=[\d½¼¾⅓⅔⅛])/giu;

/** "200 g flour, 3 eggs" names two foods; "1 onion, 2 cm dice", "flour, 20 g more for dusting" name one. */
function isTwoFoods(name: string): boolean {
  const text = name.replace(PARENTHESES, " ");
  for (const { index, 0: joint } of text.matchAll(NEXT_AMOUNT)) {
    if (!/\p{L}{3}/u.test(text.slice(0, index))) continue;
    const { quantity, unit, name: rest } = splitLine(text.slice(index + joint.length));
    const other = rest.replace(ARTICLE, "");
    if (quantity === "" || findUnit(unit)?.kind === "length" || isMeasure(other)) continue;
    if (/^\p{L}{3,}/u.test(other) && !USE_OR_SIZE.test(other)) return true;
  }
  return false;
}

const ARTICLE = /^(?:d['’]|(?:de la|de|du|des|di|do|da)\s+)/iu;

/** What follows the second amount of a line about one food: for what it is, how large, how long, in how many parts. */
const USE_OR_SIZE =
  /^(?:for|to|of|in|more|extra|plus|optional|per|each|total|cut|halved|minutes?|mins?|hours?|days?|weeks?|times?|pieces?|slices?|parts?|strips?|inch(?:es)?|degrees?|percent|davon|für|zum|zur|extra|mehr|minuten|stunden|stücke?n?|scheiben|teile?n?|mal|pour|de plus|morceaux|minutos?|horas?|partes?|trozos|para|per|pezzi|minuti|voor|stukken|minuten|till|minuter|delar|bitar)(?!\p{L})/iu;

/** A word behind the amount that nobody knows is a unit if a food follows it, otherwise the food. */
function ofUnknown(text: string, unknown: readonly string[]): ReviewReason[] {
  const words = unknown.flatMap((each) => each.split(" ")).filter(Boolean);
  if (words.length === 0) return [];
  const { quantity, unit, name } = splitLine(text);
  const [first = "", ...more] = name.split(/\s+/u);
  const isUnit =
    quantity !== "" && unit === "" && more.length > 0 && words.length === 1 && bare(first) === bare(words[0] ?? "");
  return [{ part: isUnit ? "unit" : "food", why: "unknown_words", words }];
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
