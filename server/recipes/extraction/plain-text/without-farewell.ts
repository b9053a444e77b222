import { countCookingWords } from "../markup/cooking-words";
import { namesFood } from "../markup/food-words";
import type { SourceLine } from "./source-lines";
import { isFarewell } from "./to-the-reader";

/** Longer lines are kept: they may say how to cook in words that nobody knows here. */
const LONGEST = 60;

const ADDRESSED = /@\S|https?:|www\./i;

/**
 * The steps without what a person writes behind them. Only lines at the end that name no food and no kitchen word go, and
 * only from one on that takes leave, so that no step is lost.
 */
export function withoutFarewell(lines: readonly SourceLine[], steps: readonly number[]): number[] {
  const isPlain = (at: number): boolean => {
    const text = lines[at]?.text ?? "";
    if (ADDRESSED.test(text)) return true;
    if (isFarewell(text)) return !/\d/.test(text) && !namesFood(text);
    return text.length <= LONGEST && !/\d/.test(text) && countCookingWords(text) === 0 && !namesFood(text);
  };
  let end = steps.length;
  let kept = end;
  while (end > 1 && isPlain(steps[end - 1] as number)) {
    end--;
    if (isFarewell(lines[steps[end] as number]?.text ?? "")) kept = end;
  }
  return steps.slice(0, kept);
}
