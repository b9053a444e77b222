import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleFromAddress, scaleInAddress, stepFromAddress } from "@/components/recipes/cooking-address";
import { scaleFor, scaleServings } from "@/components/recipes/scale";
import { fraction } from "@/lib/quantity/fraction";

const scaleOf = (search: string, servings: number | null) => scaleFromAddress(new URLSearchParams(search), servings);

const address = (scale: string, servings: number | null): string => {
  const parameters = Object.entries(scaleInAddress(scale, servings)).filter(
    (each): each is [string, string] => each[1] !== null,
  );
  return new URLSearchParams(parameters).toString();
};

describe("the scale in the address", () => {
  it.each([
    ["servings=6", 4, "3/2"],
    ["servings=4", 4, "1"],
    ["servings=2.5", 4, "5/8"],
    ["servings=2,5", 4, "5/8"],
    ["scale=3/2", 4, "3/2"],
    ["scale=4/2", null, "2"],
    ["scale=2", null, "2"],
  ])("is for '%s' of a recipe for %j: %s", (search, servings, scale) => expect(scaleOf(search, servings)).toBe(scale));

  it.each([
    "servings=",
    "servings=0",
    "servings=-3",
    "servings=501",
    "servings=1e9",
    "servings=six",
    "servings=6;drop",
    "scale=0",
    "scale=1/0",
    "scale=9999999",
    "scale=1/9999999",
    "scale=NaN",
    `scale=${"9".repeat(400)}`,
  ])("%s means as written", (search) => expect(scaleOf(search, 4)).toBe("1"));

  it("is empty for an unscaled recipe, and has no servings if the recipe states none", () => {
    expect(scaleOf("", 4)).toBeNull();
    expect(scaleOf("servings=6", null)).toBeNull();
    expect(scaleOf("step=2", 4)).toBeNull();
  });

  it("is the same scale when it is read back, whatever the servings", () => {
    const servings = fc.integer({ min: 1, max: 30_000 }).map((hundredths) => hundredths / 100);
    const wanted = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(servings, wanted, (count, [top, bottom]) => {
        const scale = scaleFor(count, fraction(top, bottom));
        const made = scaleServings(count, scale);
        fc.pre(made >= 0.125 && made <= 500);
        expect(scaleOf(address(scale, count), count) ?? "1").toBe(scale);
      }),
    );
  });

  it("is omitted for a recipe as written", () => expect(address("1", 4)).toBe(""));
});

describe("the step in the address", () => {
  it("is counted from one, as people count", () => {
    expect(stepFromAddress(new URLSearchParams("step=1"), 3)).toBe(0);
    expect(stepFromAddress(new URLSearchParams("servings=6&step=3"), 3)).toBe(2);
  });

  it.each(["", "step=", "step=0", "step=4", "step=-1", "step=1.5", "step=one", "step=99999", "step=01"])(
    "%j opens no step of three",
    (search) => expect(stepFromAddress(new URLSearchParams(search), 3)).toBeNull(),
  );
});
