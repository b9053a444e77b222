import { ALLERGENS } from "../model/knowledge";
import type { Separator } from "../text/word";
import type { Phrase } from "./phrase-state";

/** Behind these marks a sentence, a list or a bracket begins. */
const OPENS: ReadonlySet<Separator> = new Set([".", ";", ":", "(", ")", "|"]);

/**
 * "Szóját és tejet tartalmazhat": a warning whose verb stands behind its foods. It is about all foods of its sentence if
 * each is an allergen, because a list of ingredients that ends with a warning names others too; of such a list it is
 * only about the last food and those that "and" joins to it. Returns false if no food stands before it.
 */
export function warnBehind(phrases: readonly Phrase[], before: Separator): boolean {
  if (OPENS.has(before)) return false;
  let from = phrases.length;
  while (from > 0 && isPresent(phrases[from - 1] as Phrase)) {
    from--;
    if (OPENS.has((phrases[from] as Phrase).opened)) break;
  }
  const sentence = phrases.slice(from);
  const named = sentence.filter(namesFood);
  if (named.length === 0) return phrases.at(-1)?.polarity === "trace";
  for (const phrase of named.every(namesAllergen) ? named : joinedAtEnd(sentence)) {
    phrase.polarity = "trace";
    phrase.isPrecaution = true;
  }
  return true;
}

const isPresent = ({ polarity }: Phrase): boolean => polarity === "present";

const namesFood = ({ pieces }: Phrase): boolean => pieces.some(({ kind }) => kind === "concept");

const namesAllergen = ({ pieces }: Phrase): boolean =>
  pieces.some(({ concept }) => concept !== null && ((concept.profile.yes | concept.profile.may) & ALLERGENS) !== 0);

/** The last phrase, and those before it that are joined without a comma. */
function joinedAtEnd(phrases: readonly Phrase[]): readonly Phrase[] {
  let from = phrases.length - 1;
  while (from > 0 && phrases[from]?.opened === "") from--;
  return phrases.slice(from).filter(namesFood);
}
