/** A printed line of a menu. */
export type MenuLine = {
  /** `note`: says something of the whole menu, of allergens, service or prices. */
  readonly kind: "words" | "note" | "empty";
  /** The line without its price. */
  readonly text: string;
  /** As printed: "9,50 €"; null without one. */
  readonly price: string | null;
  /** In capitals, and short. */
  readonly isTitle: boolean;
  /** So few words that it may name something. */
  readonly isShort: boolean;
  /** A name and its description, if a sign stands between them: "Dal: lentils, tomato". */
  readonly apart: readonly [string, string] | null;
};

const SIGN = "(?:€|£|\\$|¥|kr\\.?|Fr\\.|zł|Kč|Ft|EUR|CHF|GBP|USD|SEK|NOK|DKK|PLN|CZK|HUF)";
const DECIMALS = "\\d{1,4}(?:[.,]\\d{3})?[.,](?:\\d{2}|-{1,2}|–)";
const WITH_SIGN = `(?:${SIGN}\\s?\\d{1,5}(?:[.,]\\d{1,2})?|\\d{1,5}(?:[.,]\\d{1,2})?(?:,-)?\\s?${SIGN})`;
const PRICE = `(?:${WITH_SIGN}|${DECIMALS})`;
/** "6,50 / 9,00": for two sizes; "0,3 l 4,20": of a drink. */
const PRICES_AT_END = new RegExp(`(?:^|[\\s.…_·-])(${PRICE}(?:\\s*[/|·]?\\s*${PRICE})*)$`, "iu");
const PRICE_AT_START = new RegExp(`^(${WITH_SIGN})\\s+(?=\\p{L})`, "iu");
const BARE_AT_END = /(?:^|[\s.…_·])(\d{1,3}(?:[.,]\d)?(?:\s*[/|]\s*\d{1,3}(?:[.,]\d)?)*)$/u;
const LEADER = /\s*…\s*$|\s*(?:[.·_]\s?){3,}\s*$|\s+[-–—.:|]+\s*$/u;
/** Dots that lead the eye from a dish to its price. */
const LEADER_INSIDE = /\s*(?:\.\s?){4,}\s*|\s*[…_]{2,}\s*/gu;
/** Separates a dish's name from its ingredients. */
const APART = /\s+[-–—|]\s+|\s*[:\t|]\s+/;
/** A menu's number of a dish: "12." */
const NUMBER = /^\(?\d{1,3}[.)]\s+(?=\p{L})/u;
const NOTE =
  /allerg|intoleran|unvertr[äa]glich|may contain|traces? (?:of|d[e'’])|spuren|trazas|tracce|vest[íi]gios|sporen van|service|gratuit|bedienung|coperto|servizio|inclu(?:ded|sive|s\b)|inbegriffen|mwst|\bvat\b|\btva\b|\biva\b|ask (?:us|our|your|a member)|tell (?:us|our|your)|let (?:us|your) .*know|fragen sie|sprechen sie/iu;

/** A note that speaks of what is in the dishes, and not only of whom to ask. */
export const MAY_CONTAIN_NOTE =
  /may (?:also )?contain|traces?\b|spuren|enthalten|peut contenir|peuvent contenir|puede[n]? contener|trazas|può contenere|possono contenere|tracce|vest[íi]gios|sporen van|(?:made|prepared|cooked) in .*(?:kitchen|with)|(?:kitchen|küche|cuisine|cocina|cucina) (?:uses|handles|works|verarbeitet|utilise|usa)|cannot guarantee/iu;

const EMPTY: MenuLine = { kind: "empty", text: "", price: null, isTitle: false, isShort: false, apart: null };
const MOST_WORDS_OF_A_NAME = 5;

/** Takes the prices out of the lines. Empty lines at both ends and after others are left out. */
export function toMenuLines(printed: readonly string[]): MenuLine[] {
  const tidy = printed.map((line) =>
    line
      .replaceAll(LEADER_INSIDE, " … ")
      .replace(/[ \u00a0]+/g, " ")
      .trim(),
  );
  const bare = areBareNumbersPrices(tidy);
  return tidy
    .map((line) => (line === "" ? EMPTY : lineOf(line, bare)))
    .filter((line, at, all) => line !== EMPTY || (at > 0 && at < all.length - 1 && all[at - 1] !== EMPTY));
}

/** "Steak 24": numbers alone are prices where several lines end in one and none has a sign or decimals. */
function areBareNumbersPrices(lines: readonly string[]): boolean {
  if (lines.some((line) => PRICES_AT_END.test(line) || PRICE_AT_START.test(line))) return false;
  return lines.filter((line) => BARE_AT_END.test(line) && /\p{L}{3}/u.test(line)).length >= 2;
}

function lineOf(line: string, isBare: boolean): MenuLine {
  const atEnd = PRICES_AT_END.exec(line) ?? (isBare ? BARE_AT_END.exec(line) : null);
  const atStart = atEnd ? null : PRICE_AT_START.exec(line);
  const price = (atEnd?.[1] ?? atStart?.[1])?.trim() ?? null;
  const left = atEnd ? line.slice(0, atEnd.index) : line.slice(atStart?.[0].length ?? 0);
  const text = left.replace(LEADER, "").replaceAll(" … ", " ").replace(NUMBER, "").trim();
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isShort =
    words.length > 0 && words.length <= MOST_WORDS_OF_A_NAME && !/[,;]/.test(text.replace(/\([^)]*\)/g, ""));
  const at = APART.exec(text);
  const apart = at && at.index > 0 ? ([text.slice(0, at.index), text.slice(at.index + at[0].length)] as const) : null;
  const isNote = price === null && NOTE.test(text) && words.length > 2;
  return {
    kind: isNote ? "note" : "words",
    text,
    price,
    isTitle: price === null && isShort && apart === null && isInCapitals(text),
    isShort,
    apart: apart && apart[1] !== "" ? apart : null,
  };
}

const isInCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
