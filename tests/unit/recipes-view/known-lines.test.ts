import { describe, expect, it } from "vitest";
import { isEveryLineKnown } from "@/components/recipes/known-lines";
import type { Setting } from "@/server/dietary/engine/judge";
import { judgeLines } from "@/server/recipes/judge-recipe";

const PEANUT: Setting = { type: "ingredient", key: "peanut", preference: "allergy" };

function knows(names: readonly string[], settings: readonly Setting[] = [PEANUT], judgedNames = names): boolean {
  const line = (name: string, at: number) => ({ id: String(at), name, quantity: null, unit: null, note: null });
  const judgement = judgeLines({ settings, names: new Map() }, judgedNames.map(line));
  return isEveryLineKnown({ ingredients: names.map(line) as never, judgement });
}

describe("whether a verdict knows every ingredient", () => {
  it("is true if each line has a verdict, whatever it is", () => {
    expect(knows(["rice", "butter"])).toBe(true);
    expect(knows(["rice", "peanuts"])).toBe(true);
  });

  it("is false with an unknown line, without lines, or with an unjudged line", () => {
    expect(knows(["rice", "zorblax"])).toBe(false);
    expect(knows([])).toBe(false);
    expect(knows(["zorblax"], [])).toBe(false);
    expect(knows(["rice", "butter"], [PEANUT], ["rice"])).toBe(false);
    expect(isEveryLineKnown({ ingredients: [], judgement: null })).toBe(false);
  });
});
