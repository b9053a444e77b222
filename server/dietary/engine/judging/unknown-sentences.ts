import type { Concept } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { BIT, type SubstanceMask } from "../model/substances";
import { isCodeRun } from "../text/allergen-codes";
import { quoted } from "./sentences";

/** The sentence for unknown words, or for a food with unknown contents. `asked`: the food that it may hold. */
export function nobodyKnows(mention: PlacedMention, noun: string, asked: Concept | null = null): string {
  const { unknownWords } = mention;
  if (unknownWords.length > 0 && unknownWords.every(isCodeRun))
    return "Only the menu's own key tells what these codes stand for";
  const unknown = unknownTextOf(mention);
  return unknown === ""
    ? `${untold(mention, asked)}, so it may hold ${noun}`
    : `We do not know ${quoted(unknown)}, so it may hold ${noun}`;
}

/** "“Beer” does not tell which grain is in it": what is known of the food narrows the question. */
function untold({ text, profile }: PlacedMention, asked: Concept | null): string {
  const kind = asked && KINDS_OF_SUBSTANCE.find(([substance]) => profile.yes & substance & classesOf(asked));
  return kind
    ? `${quoted(text)} does not tell which ${kind[1]} is in it`
    : `Nobody has said what is in ${quoted(text)}`;
}

const classesOf = ({ profile }: Concept): SubstanceMask => profile.yes | profile.may;

/** Substances of which a food may hold one kind and not another. */
const KINDS_OF_SUBSTANCE: readonly (readonly [SubstanceMask, string])[] = [
  [BIT.fish, "fish"],
  [BIT.crustacean | BIT.mollusc, "shellfish"],
  [BIT.tree_nut, "nut"],
  [BIT.meat, "meat"],
  [BIT.grain, "grain"],
  [BIT.legume, "pulse"],
];

/** The sentence for a maker's name before a food. */
export const labelTells = (mention: PlacedMention, noun: string): string =>
  `We do not know ${quoted(unknownTextOf(mention))}, and its label tells whether it holds ${noun}`;

function unknownTextOf(mention: PlacedMention): string {
  let unknown = unknownTexts.get(mention);
  if (unknown === undefined) {
    // Of "Nonna's house paste" nothing is known, and not only of its first word.
    unknown = isNamedByNothing(mention) ? mention.text : unknownText(mention);
    unknownTexts.set(mention, unknown);
  }
  return unknown;
}

const isNamedByNothing = ({ concepts, unknownWords }: PlacedMention): boolean =>
  concepts.length === 0 && unknownWords.length > 0;

/** The same for every setting, so it is computed once for a mention. */
const unknownTexts = new WeakMap<PlacedMention, string>();
/** More words than this are never quoted. */
const MOST_WORDS = 60;

/** The unknown words in the order of the text. */
function unknownText({ text, unknownWords }: PlacedMention): string {
  const places = new Map<string, number>();
  for (const word of unknownWords) if (!places.has(word)) places.set(word, text.indexOf(word));
  const placeOf = (word: string): number => places.get(word) ?? -1;
  return [...unknownWords]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST_WORDS)
    .join(" ")
    .trim();
}
