import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { type RecipeLine, readRecipeLine } from "@/server/recipes/recipe-line";
import type { Range } from "./line-measures";
import { applyRatio, type Ratio } from "./ratio";
import type { Substitution } from "./read-substitutes";
import type { Use } from "./recipe-uses";

/** What may stand for a line of a recipe, with the lines that it becomes. */
export type Substitute = {
  /** Of the food and what stands for it: the same from one request to the next. */
  readonly key: string;
  readonly lines: readonly RecipeLine[];
  /** In words: "3/4 of the volume"; every way that is known where none speaks of the line's measure. */
  readonly ratio: string;
  /** false: the line's amount is in a measure of which the ratio says nothing, so the new lines have none. */
  readonly isMeasured: boolean;
  readonly uses: readonly Use[];
  /** Whether the recipe, as far as its words tell, uses the food so. */
  readonly suitsRecipe: boolean;
  readonly effect: string;
  readonly source: "team" | "recipe";
};

/** Known to fit each of the settings. Unknown is not safe, nor is what may contain. */
export function fitsAll(line: RecipeLine, settings: readonly Setting[], knowledge: Knowledge): boolean {
  const verdict = keptVerdict(readRecipeLine(line, knowledge).food, settings, knowledge);
  return verdict.settings.every(({ kind }) => kind === "match" || kind === "info");
}

/** By the first ratio that speaks of a measure of the line, or null. */
export function amountsOf({ ratios }: Substitution, measures: readonly Range[]) {
  for (const { low, high } of measures) {
    const sameUnit = (ratio: Ratio) => ratio.by === "pair" && ratio.from.unit?.key === low.unit?.key;
    for (const ratio of [...ratios.filter(sameUnit), ...ratios]) {
      const least = applyRatio(ratio, low);
      const most = high && applyRatio(ratio, high);
      if (least)
        return { ratio, amounts: least.map((part, index): Range => ({ low: part, high: most?.[index] ?? null })) };
    }
  }
  return null;
}
