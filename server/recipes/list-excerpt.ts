/**
 * The most ingredient lines, and characters of steps, that lists carry of a recipe: enough for all but the longest.
 */
export const LIST_LINES = 60;
export const LIST_CHARACTERS = 5_000;

/** The first lines, complete ones only, that fit into an excerpt. */
export function excerptOf<T>(lines: readonly T[], charactersOf: (line: T) => number): T[] {
  let left = LIST_CHARACTERS;
  const end = lines.findIndex((line, index) => {
    left -= charactersOf(line);
    return left < 0 || index >= LIST_LINES;
  });
  return end < 0 ? [...lines] : lines.slice(0, end);
}
