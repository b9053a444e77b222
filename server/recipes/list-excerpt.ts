/** What lists carry of a recipe's ingredients, and as much of its steps: more than all but the longest have. */
export const LIST_LINES = 60;
export const LIST_CHARACTERS = 5_000;

/** Whole lines from the beginning, as many as lists carry. */
export function excerptOf<T>(lines: readonly T[], charactersOf: (line: T) => number): T[] {
  let left = LIST_CHARACTERS;
  const end = lines.findIndex((line, index) => {
    left -= charactersOf(line);
    return left < 0 || index >= LIST_LINES;
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}
