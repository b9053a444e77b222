import type { ReadPageWire } from "@/lib/schemas/page-photos";
import { wordsOf } from "@/lib/text/words-of";
import type { ExtractedRecipe } from "../extraction/recipe";
import { toColumns, toLines } from "../import/to-columns";
import { doubtfulWords } from "./doubts";
import type { Paragraph } from "./to-paragraphs";

type Draft = Omit<ReadPageWire, "language" | "is_sorted">;

const BEGINS_WITH_AMOUNT = /^(?:[-–—*•·▪◦]\s*)?(?:[\d½⅓⅔¼¾⅛%]|[Yy]\d)/;
const LONGEST_INGREDIENT = 90;
/** The share of a paragraph's words that must be in the recipe's fields; otherwise the paragraph counts as left out. */
const MOST_OF_IT = 0.6;

const lowerWords = (text: string): string[] => wordsOf(text.toLowerCase());

/** The recipe that was recognised in the paragraphs of a page, each line with its doubtful words. */
export function toDraft(recipe: ExtractedRecipe, paragraphs: readonly Paragraph[]): Draft {
  const { title, servings, prepMinutes, cookMinutes } = toColumns(recipe, "");
  const lines = toLines(recipe);
  const origin = originFinder(paragraphs);
  const ingredients = lines.ingredients.map(({ name, quantity, unit, groupName }) => {
    const written = [quantity, unit, name].filter(Boolean).join(" ");
    return { name, quantity, unit, group: groupName, ...origin(written) };
  });
  const instructions = lines.instructions.map(({ text, groupName }) => ({ text, group: groupName, ...origin(text) }));
  const texts = [
    title,
    recipe.servings?.text ?? "",
    recipe.description ?? "",
    ...ingredients.flatMap(({ quantity, unit, name, group }) => [quantity, unit, name, group]),
    ...instructions.flatMap(({ text, group }) => [text, group]),
  ];
  const taken = new Set(texts.flatMap((text) => lowerWords(text ?? "")));
  return {
    title,
    servings,
    prep_time: prepMinutes,
    cook_time: cookMinutes,
    ingredients,
    instructions,
    left_out: paragraphs.filter((paragraph) => !isTaken(paragraph, taken)).map(({ text }) => text),
  };
}

/**
 * A draft for a page without a recognised recipe: paragraphs that begin with an amount become ingredients and all
 * others steps, so that nothing is lost.
 */
export function sortedByLook([title, ...rest]: readonly Paragraph[]): Draft {
  const isIngredient = ({ text }: Paragraph) => BEGINS_WITH_AMOUNT.test(text) && text.length <= LONGEST_INGREDIENT;
  return {
    title: title?.text ?? "",
    servings: null,
    prep_time: null,
    cook_time: null,
    ingredients: rest.filter(isIngredient).map((paragraph) => ({
      quantity: null,
      unit: null,
      name: paragraph.text,
      group: null,
      ...doubtsOf(paragraph),
    })),
    instructions: rest
      .filter((paragraph) => !isIngredient(paragraph))
      .map((paragraph) => ({ text: paragraph.text, group: null, ...doubtsOf(paragraph) })),
    left_out: [],
  };
}

/** True if a paragraph is in the recipe's fields, or is a heading of one word, which says nothing. */
const isTaken = ({ text }: Paragraph, taken: ReadonlySet<string>): boolean => {
  const words = lowerWords(text);
  const found = words.filter((word) => taken.has(word)).length;
  return words.length === 0 || found >= MOST_OF_IT * words.length || (words.length === 1 && !/\d/.test(text));
};

const doubtsOf = ({ words, isAfterGap }: Paragraph) => ({ doubtful: doubtfulWords(words), is_after_gap: isAfterGap });

type Origin = { doubtful: string[]; is_after_gap: boolean };

/** Finds the paragraph that a line was made from: the one that shares most words with it, unused paragraphs first. */
function originFinder(paragraphs: readonly Paragraph[]): (line: string) => Origin {
  const known = paragraphs.map((paragraph) => ({ paragraph, words: new Set(lowerWords(paragraph.text)) }));
  const used = new Set<Paragraph>();
  return (line) => {
    const words = lowerWords(line);
    const shared = ({ words: theirs }: (typeof known)[number]) => words.filter((word) => theirs.has(word)).length;
    const isFresh = ({ paragraph }: (typeof known)[number]) => (used.has(paragraph) ? 0 : 0.5);
    const best = [...known].sort((a, b) => shared(b) + isFresh(b) - shared(a) - isFresh(a))[0];
    if (!best || shared(best) === 0) return { doubtful: [line], is_after_gap: false };
    const isFirst = !used.has(best.paragraph);
    used.add(best.paragraph);
    const { doubtful, is_after_gap } = doubtsOf(best.paragraph);
    const stands = doubtful.filter(
      (word) => line.includes(word) || lowerWords(word).some((part) => words.includes(part)),
    );
    // A doubtful word at the beginning that the extraction removed must be checked too.
    const lost = doubtful.filter((word) => best.paragraph.text.startsWith(word) && !stands.includes(word));
    return { doubtful: [...lost, ...stands], is_after_gap: is_after_gap && isFirst };
  };
}
