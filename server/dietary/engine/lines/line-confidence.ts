import { namesConcept, recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import { tokenize } from "../text/tokens";

type Read = { readonly name: string; readonly note: string; readonly hasAmount: boolean };

/** The longest text that is checked; lines are shorter. */
const READ_SIGNS = 300;

/**
 * How likely it is, from 0 to 1, that amount and name were read as a person would read them. Each sign of trouble
 * lowers the result by a share that was fitted to how often lines with the sign are read wrongly (docs/decisions/049).
 */
export function confidenceIn({ name, note, hasAmount }: Read, knowledge: Knowledge): number {
  const words = tokenize(name.slice(0, READ_SIGNS));
  const pieces = recognise(words, knowledge);
  let confidence = 0.98;
  if (!pieces.some(({ kind }) => kind === "concept")) confidence *= 0.55;
  if (pieces.some(({ kind }) => kind === "unknown")) confidence *= 0.88;
  if (words.length > 6) confidence *= 0.65;
  else if (words.length > 4) confidence *= 0.85;
  if (/\d/.test(name)) confidence *= 0.2;
  if (/[(),]/.test(name)) confidence *= 0.75;
  if (/\b(?:or|and)\b|[/&]/i.test(name)) confidence *= 0.88;
  if (!hasAmount) confidence *= 0.88;
  if (note !== "" && namesConcept(tokenize(note.slice(0, READ_SIGNS)), knowledge)) confidence *= 0.8;
  return confidence;
}
