/** A time in a step. `seconds` is the lower end of "20 to 25 minutes", when the cook should look for the first time. */
export type StepTime = { readonly seconds: number; readonly text: string };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Times that are named without a number, in the languages that recipes are read in. */
const NAMED: Readonly<Record<string, number>> = {
  "three quarters of an hour": 45 * MINUTE,
  "quarter of an hour": 15 * MINUTE,
  dreiviertelstunde: 45 * MINUTE,
  viertelstunde: 15 * MINUTE,
  "halbe stunde": 30 * MINUTE,
  "halben stunde": 30 * MINUTE,
  "halbe minute": 30,
  "trois quarts d'heure": 45 * MINUTE,
  "quart d'heure": 15 * MINUTE,
  "demi-heure": 30 * MINUTE,
  "tres cuartos de hora": 45 * MINUTE,
  "cuarto de hora": 15 * MINUTE,
  "media hora": 30 * MINUTE,
  "tre quarti d'ora": 45 * MINUTE,
  "quarto d'ora": 15 * MINUTE,
  "mezz'ora": 30 * MINUTE,
  "mezza ora": 30 * MINUTE,
  "un'ora e mezza": 90 * MINUTE,
  "un'ora": HOUR,
};

/** Each number with its words in English, German, French, Spanish and Italian. */
const NUMBERS: readonly (readonly [value: number, words: string])[] = [
  [0.5, "half a|half an"],
  [1, "a|an|one|ein|eine|einer|einem|un|une|una|uno"],
  [1.5, "one and a half|anderthalb|eineinhalb"],
  [2, "two|a couple of|zwei|deux|dos|due"],
  [2.5, "two and a half|zweieinhalb"],
  [3, "three|drei|trois|tres|tre"],
  [3.5, "three and a half|dreieinhalb"],
  [4, "four|vier|quatre|cuatro|quattro"],
  [5, "five|fünf|cinq|cinco|cinque"],
  [6, "six|sechs|seis|sei"],
  [7, "seven|sieben|sept|siete|sette"],
  [8, "eight|acht|huit|ocho|otto"],
  [9, "nine|neun|neuf|nueve|nove"],
  [10, "ten|zehn|dix|diez|dieci"],
  [12, "twelve|zwölf|douze|doce|dodici"],
  [15, "fifteen|fünfzehn|quinze|quince|quindici"],
  [20, "twenty|zwanzig|vingt|veinte|venti"],
  [25, "twenty-five|twenty five|fünfundzwanzig|vingt-cinq|veinticinco|venticinque"],
  [30, "thirty|dreißig|trente|treinta|trenta"],
  [35, "thirty-five|thirty five|fünfunddreißig|trente-cinq"],
  [40, "forty|vierzig|quarante|cuarenta|quaranta"],
  [45, "forty-five|forty five|fünfundvierzig|quarante-cinq|quarantacinque"],
  [50, "fifty|fünfzig|cinquante|cincuenta|cinquanta"],
  [60, "sixty|sechzig|soixante|sesenta|sessanta"],
  [90, "ninety|neunzig|noventa|novanta"],
];
const VALUES = new Map(NUMBERS.flatMap(([value, words]) => words.split("|").map((word) => [word, value] as const)));
const FRACTIONS: Readonly<Record<string, number>> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };

const longestFirst = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(" ", String.raw`\s+`))
    .join("|");
const DIGITS = String.raw`\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?(?:\s*[½¼¾⅓⅔])?|[½¼¾⅓⅔]`;
const NUMBER = `${DIGITS}|${longestFirst(VALUES.keys())}`;
const HOURS = "hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]";
const MINUTES = "minutes?|mins?|mn|minuten?|minut[oi]s?";
const SECONDS = "seconde?s?|secs?|sekunden?|sek|segundos?|seg|second[oi]";
const UNIT = String.raw`(?:${SECONDS}|${MINUTES}|${HOURS})(?!\p{L})\.?`;
const TO = String.raw`(?:\s*(?:-|–|—)\s*|\s+(?:to|or|bis|oder|à|ou|a|o)\s+)`;
/** "and a half", after the unit. */
const PART = String.raw`\s+(?:and\s+a|und\s+eine|et|y|e)\s+(half|quarter|halbe|demie?|quart|media|cuarto|mezz[ao]|quarto)(?!\p{L})`;
/** "1 hour 20 minutes", in French also "1 h 20", and "2 minutes 30 seconds". */
const AND = String.raw`,?\s*(?:(?:and|und|et|y|e)\s+)?`;
const MORE = [
  String.raw`(?<=(?:${HOURS})\.?)${AND}(\d+)\s*(?:${MINUTES})(?!\p{L})\.?`,
  String.raw`(?<=(?:${MINUTES})\.?)${AND}(\d+)\s*(?:${SECONDS})(?!\p{L})\.?`,
  String.raw`(?<=\d\s*h|heures?)\s*([0-5]\d)(?!\s*(?:k?g|[mc]?l|cm|°)(?!\p{L})|[\p{N}%/½.,]\d?)`,
].join("|");
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?:(${longestFirst(Object.keys(NAMED))})(?!\p{L})|(${NUMBER})(?:${TO}(?:${NUMBER}))?(?:\s*-\s*|(?<=[/½¼¾⅓⅔]\d?)\s+an?\s+|\s+(?:more\s+|further\s+|weiteren?\s+)?|(?<=[\d½¼¾⅓⅔]))(${UNIT})(?:${PART})?(?:${MORE})?)`,
  "giu",
);
/** A shorter time passes before a timer is started; a longer one ends on another day. */
const [SHORTEST, LONGEST] = [10, 24 * HOUR];
const MOST = 4;

/** The times that a step names, distinct and in order, for its timer buttons. */
export function stepTimes(step: string): StepTime[] {
  const found = new Map<number, StepTime>();
  for (const match of step.replaceAll("’", "'").matchAll(TIME)) {
    const seconds = Math.round(secondsOf(match));
    if (seconds >= SHORTEST && seconds <= LONGEST && !found.has(seconds))
      found.set(seconds, { seconds, text: match[0].trim() });
  }
  return [...found.values()].slice(0, MOST);
}

function secondsOf([, named, number = "", unit = "", part, minutes, seconds, minutesAlone]: RegExpMatchArray): number {
  if (named) return NAMED[plain(named)] ?? 0;
  const one = secondsIn(unit);
  const extra = part === undefined ? 0 : /^qu|^cu/i.test(part) ? one / 4 : one / 2;
  const more = Number(minutes ?? minutesAlone ?? 0) * MINUTE + Number(seconds ?? 0);
  return amountOf(number) * one + extra + more;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, " ");
const IS_HOURS = new RegExp(`^(?:${HOURS})\\b`, "i");
const secondsIn = (unit: string): number => (IS_HOURS.test(unit) ? HOUR : /^m/i.test(unit) ? MINUTE : 1);

function amountOf(text: string): number {
  const word = VALUES.get(plain(text));
  if (word !== undefined) return word;
  const slash = /^(?:(\d+)\s+)?(\d)\/(\d)$/.exec(text);
  if (slash) return Number(slash[1] ?? 0) + Number(slash[2]) / Number(slash[3]);
  const fraction = FRACTIONS[text.at(-1) ?? ""] ?? 0;
  const digits = /^\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".") ?? "0";
  return Number(digits) + fraction;
}

/** "1:05:00", "25:00", "0:30". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
