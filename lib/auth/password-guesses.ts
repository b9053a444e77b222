/** How many tries a guesser needs for a text, as a library of patterns estimates it. */
export type Guesser = (text: string) => number;

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

/**
 * Whether guessers soon come to this password. They try every usual word with digits, a year or signs around it, which
 * the library takes for characters at random.
 */
export function isEasilyGuessed(password: string, guess: Guesser): boolean {
  const falls = (text: string) => Math.min(guess(text), asDecoratedWord(text, guess)) < FEWEST_GUESSES;
  return falls(password.slice(0, BEGINNING)) && (password.length <= BEGINNING || falls(password));
}

function asDecoratedWord(password: string, guess: Guesser): number {
  const [head] = HEAD.exec(password) ?? [""];
  const [tail] = TAIL.exec(password.slice(head.length)) ?? [""];
  const word = password.slice(head.length, password.length - tail.length);
  if (word === "" || word === password) return Number.POSITIVE_INFINITY;
  return guess(word) * guessesOf(head, guess) * guessesOf(tail, guess);
}

/** Digits are as many as they say, but for a year or a sequence; a run of signs is one of a few. */
function guessesOf(decoration: string, guess: Guesser): number {
  const digits = decoration.replace(/\D+/g, "");
  const years = YEAR.test(digits) ? YEARS * 10 ** (digits.length - 4) : Number.POSITIVE_INFINITY;
  const runs = decoration.match(/\D+/g)?.length ?? 0;
  const ofDigits = digits === "" ? 1 : Math.min(years, 10 ** digits.length, guess(digits));
  return ofDigits * GUESSES_OF_A_SIGN ** runs;
}
