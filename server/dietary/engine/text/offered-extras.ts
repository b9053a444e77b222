import { foldWord } from "./fold";
import { Openings } from "./openings";
import type { Token, Word } from "./word";
import { alternatives, anyOf, listOfKind } from "./word-lists";

/**
 * A part of a menu's text that offers an extra to the dish: "add chicken +$4", "extra toppings: ham, olives", "tofu 12
 * / prawn 14". The dish is served without it, so its foods count as possible. `said` is the end of the offer's own
 * words, which name no food.
 */
export type Offer = { readonly start: number; readonly end: number; readonly said: number };

/** Words and phrases of other languages than English in the patterns below. */
const FOREIGN = (["opens_offer", "heads_offer", "marks_extra", "offers_choice"] as const).flatMap(listOfKind);
/** Stems such as "aggiung…", which stand for all words that begin with them. */
const STEMS = FOREIGN.filter((word) => word.endsWith("…")).map((word) => foldWord(word.slice(0, -1)));
const STEM_OPENINGS = new Openings(STEMS);
const longestWord = (phrase: string): string => phrase.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
/** Excludes most texts cheaply, because they contain none of these words. */
const OFFER_WORDS: ReadonlySet<string> = new Set([...listOfKind("offer"), ...FOREIGN.map(longestWord)].map(foldWord));
const mayOffer = ({ word }: Token): boolean => {
  word.offers ??= isOfOffer(word);
  return word.offers;
};
const isOfOffer = ({ folded }: Word): boolean =>
  OFFER_WORDS.has(folded) || (STEM_OPENINGS.mayOpenAt(folded, 0) && STEMS.some((stem) => folded.startsWith(stem)));

const COIN = String.raw`(?:[£$€¥₹₩]|r\$|rs\.?|usd|eur|gbp|aed|chf|kr\.?|zł)`;
const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
/** A price is not followed by a unit of weight, a percent sign or a counted noun. */
const PRICE_END = String.raw`(?:\s?(?:${COIN}|p|c|pln|lei))?(?=\s*(?:$|[^\p{L}\d\s%]|(?:or|and|each|ea|extra|per|more|pp|${alternatives(listOfKind("behind_price"))})\b))`;
const PRICE = String.raw`(?:${COIN}\s?)?${AMOUNT}${PRICE_END}`;
/** Without a currency sign, only a number that is too small for an additive. */
const LISTED_PRICE = String.raw`(?:${COIN}\s?${AMOUNT}|\d{1,2}(?:[.,]\d{1,2})?)${PRICE_END}`;
/** What may precede the first word of an offer: nothing, a separating mark, or a price. */
const AT_CLAUSE = String.raw`(?<=^[^\p{L}\d]{0,20}|[.,;:|(\[/•·\n–—+&*!?-]\s{0,9}|\d\s?${COIN}?[\s.]{1,3})(?:(?:or|and)\s+)?`;
const AT_SENTENCE = String.raw`(?<=^[^\p{L}\d]{0,20}|[.;:|(\[/•·\n–—!?-]\s{0,9})`;
const WORD_START = String.raw`(?<![\p{L}\d])`;

const KIND_OF_EXTRA =
  "(?:toppings?|sides?|fillings?|proteins?|sauces?|items?|ingredients?|options?|meats?|chee?ses?|choices?|drizzles?)";
const EXTRAS = [
  String.raw`add(?:\s|-)?ons?|extras?|(?:extra|additional|optional)\s+${KIND_OF_EXTRA}`,
  "(?:protein )?upgrades?|boosts?|supplements?",
  alternatives(listOfKind("heads_offer")),
  "optional",
].join("|");
const BEHIND_HEADING = String.raw`(?:\s\([^()\n]{1,40}\)|\s(?:${LISTED_PRICE})(?:\seach)?)?\s*:`;
const HEADING = String.raw`(?:(?:optional|additional|extra)\s+)?(?:${EXTRAS})${BEHIND_HEADING}`;

/** Verbs by which a menu offers something in addition to the dish, or instead of a part of it. */
const OFFERING = [
  String.raw`add(?:\s+(?:on|an?|some|our|your))?|swap|substitute|upgrade(?:\s+(?:to|with|your))?`,
  "boost (?:it )?with|choose|make (?:it|yours) (?:an?|with|into|deluxe|loaded)",
  alternatives(listOfKind("opens_offer")),
  "serving suggestions?",
].join("|");

/** Patterns that open an offer, which continues to the end of its sentence, brackets or list. */
const OPENERS: readonly RegExp[] = [
  `${AT_CLAUSE}(?:(?:you can|try)\\s+)?(?:${OFFERING})(?![\\p{L}-])`,
  `${AT_CLAUSE}${HEADING}`,
  // This is an offer only if a price follows.
  `${AT_SENTENCE}(?:extra|additional|supplement|${alternatives(listOfKind("marks_extra"))}|sub)\\s(?=[^.,;:|(/\\n]{2,40}?[\\s(+]${PRICE})`,
  `${AT_CLAUSE}\\+\\s?(?=\\p{L}[^.,;:|(/\\n]{1,40}?[\\s(]${PRICE})`,
  `${WORD_START}(?:can|may|could) (?:also )?be (?:made|served|prepared|ordered|had|topped|enjoyed|paired) (?:with|as|using)`,
  `${WORD_START}(?:(?:pairs|goes)(?: \\p{L}+)? with|(?:great|perfect|ideal) with(?= an?\\s| our\\s| your\\s| some\\s)|enjoy (?:it )?with|(?:also )?available (?:with|in|as))`,
  `${WORD_START}(?:your |a )?choice of \\p{L}+(?: \\p{L}+)?\\s*(?=[:(])`,
  `${WORD_START}(?:choose|pick|select|any) (?:from|any|your|one|two|three|four|between|\\d)(?: \\p{L}+){0,2}\\s*[:)]`,
  `${WORD_START}${anyOf("offers_choice")}`,
].map((source) => new RegExp(source, "giu"));

/**
 * Patterns after an offer: "chicken +$4", "feta (+2 €)", "meatballs extra $3", "pork $2 extra", "oat milk available".
 */
const CLOSERS = new RegExp(
  [
    String.raw`\(?[+＋]\s?${PRICE}`,
    String.raw`\(?(?:extra|for an (?:additional|extra)|supplement)\s?(?=[£$€¥₹₩\d])${PRICE}`,
    String.raw`${COIN}?\s?${AMOUNT}\s?${COIN}?\s?(?:extra|supplement|surcharge|more|suppl[ée]ment)(?!\p{L})`,
    String.raw`${WORD_START}(?:is |are )?(?:also )?available\b(?! (?:with|in|as|on)\b)`,
  ].join("|"),
  "giu",
);
const PART_BEFORE = new RegExp(`[.,;:|(/\\n•·–—[]|(?<!\\p{L})${anyOf("before_offer")}(?!\\p{L})`, "giu");
/** Two or more foods, each with a price, that are not sizes of one food. */
const PRICED = String.raw`(?:(?!\b(?:cup|bowl|small|regular|large|half|full|glass|bottle|pint|single|double)\b|\b\p{L}{1,3}\b\s?\d{3})[^.,;:|(/\n\d]){2,40}\s\(?${LISTED_PRICE}\)?`;
const PRICED_LIST = new RegExp(String.raw`${PRICED}(?:\s*[/|]\s*${PRICED}){1,12}`, "giu");
const HAS_PRICE = new RegExp(String.raw`\s\(?[+＋]?\s?${PRICE}`, "iu");
const LED = /^\W*(?:add|extra|with|supplement)\b/i;
/** Words after which the text describes the dish again. */
const DISH_GOES_ON = /\b(?:served with|comes with|topped with|accompanied by|all served|includes)\b/i;
const NONE: readonly Offer[] = [];
/** The most offers beside one dish. If a text has more, all its foods count as served. */
const MOST_OFFERS = 100;
const LONGEST_PART = 120;

/**
 * `isDescription`: the dish's name is in another field. Otherwise a text that begins with an offer is about that food
 * itself.
 */
export function offersIn(text: string, tokens: readonly Token[], isDescription: boolean): readonly Offer[] {
  const offers: Offer[] = [];
  if (text.includes("+") || text.includes("＋") || tokens.some(mayOffer)) {
    for (const opener of OPENERS) addOpened(offers, text, opener);
    for (const { 0: price, index } of text.matchAll(CLOSERS)) {
      const start = partBefore(text, index);
      offers.push({ start, said: start, end: index + price.length });
    }
  }
  if (text.includes("/") || text.includes("|"))
    for (const { 0: list, index } of text.matchAll(PRICED_LIST))
      offers.push({ start: index, said: index, end: index + list.length });
  if (offers.length === 0 || offers.length > MOST_OFFERS) return NONE;
  return offers.filter(({ start, end }) => {
    if (/\p{L}/u.test(text.slice(0, start).replace(LED, ""))) return true;
    // "Add some spice to your life with our chicken vindaloo" offers nothing.
    return isDescription && (!/^\W*add\b/i.test(text) || HAS_PRICE.test(` ${text.slice(start, end)}`));
  });
}

function addOpened(into: Offer[], text: string, opener: RegExp): void {
  for (const { 0: said, index } of text.matchAll(opener)) {
    const from = index + said.length;
    const end = endOf(text, from);
    const goesOn = text.slice(from, end).search(DISH_GOES_ON);
    into.push({ start: index, said: from, end: goesOn < 0 ? end : from + goesOn });
  }
}

/** The end of the sentence, the brackets or the list of lines that an offer opens. */
function endOf(text: string, from: number): number {
  const isHeading = text[from - 1] === ":" && /^\s*\n/.test(text.slice(from));
  let at = isHeading ? from + text.slice(from).search(/\S|$/) : from;
  for (let depth = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if ("([".includes(sign)) depth++;
    else if (")]".includes(sign)) {
      if (depth === 0 && !/^.\s*:/.test(text.slice(at, at + 4))) return at;
      depth = Math.max(0, depth - 1);
    } else if (";!?".includes(sign)) return at;
    else if (sign === "." && !/\d/.test(text[at + 1] ?? "")) return at;
    else if (sign === "\n" && !(isHeading && /^[^\n]*\p{L}/u.test(text.slice(at + 1)))) return at;
  }
  return at;
}

/** The offset at which the part that ends before `to` begins. */
function partBefore(text: string, to: number): number {
  let end = to;
  while (end > 0 && /[\s(]/.test(text[end - 1] as string)) end--;
  const from = Math.max(0, end - LONGEST_PART);
  let start = from;
  for (const { 0: sign, index } of text.slice(from, end).matchAll(PART_BEFORE)) start = from + index + sign.length;
  return start;
}
