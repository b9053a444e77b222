import type { Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";
import { keptVerdict } from "@/server/dietary/kept-verdict";
import { type RecipeLine, readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Range } from "./line-measures";
import { applyRatio, type Ratio } from "./ratio";
import type { Substitution } from "./read-substitutes";
import type { Use } from "./recipe-uses";

/** A substitute for a line of a recipe, with the lines that replace it. */
export type Substitute = {
  /** Identifies the food and its substitute; stable between requests. */
  readonly key: string;
  readonly lines: readonly RecipeLine[];
  /** In words: "3/4 of the volume". If no ratio applies to the line's measure, all known ratios. */
  readonly ratio: string;
  /** False if no ratio applies to the measure of the line's amount, so that the new lines have no amount. */
  readonly isMeasured: boolean;
  readonly uses: readonly Use[];
  /** Whether the recipe's words suggest a use for which the substitute is suitable. */
  readonly suitsRecipe: boolean;
  readonly effect: string;
  readonly source: "team" | "recipe";
};

/** True if the line is known to fit every setting. Lines that are unknown or may contain something do not fit. */
export function fitsAll(line: RecipeLine, settings: readonly Setting[], knowledge: Knowledge): boolean {
  const verdict = keptVerdict(readRecipeLine(line, knowledge).food, settings, knowledge);
  return verdict.settings.every(({ kind }) => kind === "match" || kind === "info");
}

/** The amounts by the first ratio that applies to one of the measures, or null. */
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
