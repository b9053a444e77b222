/** What a library of patterns finds in a text: its parts, and how many tries a guesser needs for all of it. */
export type Guess = { guesses: number; sequence: readonly Part[] };
/** `l33t`: digits and signs of it stand for letters. */
type Part = { pattern: string; token: string; l33t?: boolean };
export type Guesser = (text: string) => Guess;

/** A password that falls within fewer tries is refused. Eight characters without any pattern need as many. */
const FEWEST_GUESSES = 1e8;
/** A longer password is first judged by its beginning, because the time to find all patterns grows fast. */
const BEGINNING = 24;

const TAIL = /[^\p{L}]+$/u;
const HEAD = /^[^\p{L}]+/u;
const YEAR = /(?:19|20)\d\d/;
/** Years that people write, and ways to write the signs beside them. */
const YEARS = 200;
const GUESSES_OF_A_SIGN = 10;
/** Shorter words of the lists, and runs of keys, stand in any random text by chance. */
const SHORTEST_WORD = 4;
const SHORTEST_RUN = 3;

/**
 * Whether guessers soon come to this password. They try every usual word with digits, a year or signs around it, which
 * the library takes for characters at random. Most of it must be such a pattern: the library finds some short word in
 * every tenth password that a device chose, and nobody guesses the rest of it.
 */
export function isEasilyGuessed(password: string, guess: Guesser): boolean {
  const falls = (text: string) => isKnown(text, guess(text)) || isDecoratedWord(text, guess);
  return falls(password.slice(0, BEGINNING)) && (password.length <= BEGINNING || falls(password));
}

const isKnown = (text: string, found: Guess): boolean =>
  found.guesses < FEWEST_GUESSES && sharePatterned(text, found) > 1 / 2;

/** How much of a text is patterns. A sign that stands for a letter counts for none: any text has some by chance. */
function sharePatterned(text: string, { sequence }: Guess): number {
  const lengths = sequence.map(({ pattern, token, l33t }) => {
    const length = l33t ? token.replace(/\P{L}/gu, "").length : token.length;
    if (pattern === "bruteforce") return 0;
    return length >= (pattern === "dictionary" ? SHORTEST_WORD : SHORTEST_RUN) ? length : 0;
  });
  return lengths.reduce((sum, length) => sum + length, 0) / text.length;
}

function isDecoratedWord(password: string, guess: Guesser): boolean {
  const [head] = HEAD.exec(password) ?? [""];
  const [tail] = TAIL.exec(password.slice(head.length)) ?? [""];
  const word = password.slice(head.length, password.length - tail.length);
  if (word === "" || word === password) return false;
  const found = guess(word);
  const guesses = found.guesses * guessesOf(head, guess) * guessesOf(tail, guess);
  return guesses < FEWEST_GUESSES && sharePatterned(word, found) > 3 / 4;
}

/** Digits are as many as they say, but for a year or a sequence; a run of signs is one of a few. */
function guessesOf(decoration: string, guess: Guesser): number {
  const digits = decoration.replace(/\D+/g, "");
  const years = YEAR.test(digits) ? YEARS * 10 ** (digits.length - 4) : Number.POSITIVE_INFINITY;
  const runs = decoration.match(/\D+/g)?.length ?? 0;
  const ofDigits = digits === "" ? 1 : Math.min(years, 10 ** digits.length, guess(digits).guesses);
  return ofDigits * GUESSES_OF_A_SIGN ** runs;
}
