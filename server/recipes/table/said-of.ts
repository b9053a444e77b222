/**
 * The engine speaks to one person: "Eggs contain egg; you are allergic to egg." For somebody else at the table the
 * sentence is about them: "Eggs contain egg; Leo is allergic to egg." Only the engine's own words are changed, which
 * start the sentence or stand behind a semicolon; the words of a recipe stay.
 */
export function saidOf(name: string, sentence: string): string {
  const told = sentence.replace(OWN, (_, before: string, words: string) => before + aboutThem(words, name));
  return told.replaceAll(LEFT_OUT, `something that ${name} leaves out`);
}

const LEFT_OUT = "something that you leave out";

/** The ways in which the engine names a setting of the reader. */
const THEIRS: readonly (readonly [string, (name: string) => string])[] = [
  ["you are", (name) => `${name} is`],
  ["you do not", (name) => `${name} does not`],
  ["you avoid", (name) => `${name} avoids`],
  ["you love", (name) => `${name} loves`],
  ["you like", (name) => `${name} likes`],
  ["you eat", (name) => `${name} eats`],
  ["you take", (name) => `${name} takes`],
  ["your card says", (name) => `the card of ${name} says`],
];

const OWN = new RegExp(`(^|; )(${THEIRS.map(([words]) => words).join("|")})\\b`, "giu");

function aboutThem(words: string, name: string): string {
  const found = THEIRS.find(([theirs]) => theirs === words.toLowerCase());
  return found ? found[1](name) : words;
}
