import { describe, expect, it } from "vitest";
import { substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function holds(text: string) {
  const { profile } = readFood(text, knowledge, { kind: "menu" });
  return { yes: substancesIn(profile.yes), may: substancesIn(profile.may), unknown: profile.unknown !== 0 };
}

describe("statements about a dish", () => {
  it("remove a class if the dish is said to be without it", () => {
    expect(holds("brownie").may).toContain("tree_nut");
    for (const text of [
      "brownie, contains no nuts",
      "brownie (nut free)",
      "brownie, free from milk, peanuts and nuts",
    ]) {
      expect(holds(text).may).not.toContain("tree_nut");
      expect(holds(text).may).not.toContain("peanut");
      expect(holds(text).yes).toContain("gluten");
    }
  });

  it("never overrule a food that is named outright", () => {
    expect(holds("walnut salad, nut free").yes).toContain("tree_nut");
  });

  it("end where 'without' and 'hold the' are followed by what is there", () => {
    expect(holds("salad without nuts, feta, olives").yes).toContain("milk");
    expect(holds("burger, hold the mayo, extra cheese").yes).toContain("milk");
    expect(holds("mash without milk, whole milk and butter added").yes).toContain("milk");
    expect(holds("brownie without nuts, milk or eggs").may).not.toContain("egg");
    for (const declared of ["contains no", "does not contain", "doesn't contain", "free of"])
      expect(holds(`brownie, ${declared} milk, egg, nuts`).may).not.toContain("tree_nut");
  });

  it("end a plain 'no' at the next food", () => {
    expect(holds("salad, no onions, cheese").yes).toContain("milk");
    expect(holds("no onions and extra cheese").yes).toContain("milk");
    expect(holds("no nuts, milk or eggs").yes).toEqual([]);
  });

  it("treat food on request as possible", () => {
    const burger = holds("lettuce and tomato, cheese on request");
    expect(burger.yes).not.toContain("milk");
    expect(burger.may).toContain("milk");
  });

  it("treat traces as possible, up to the end of the sentence", () => {
    const bar = holds("Oats, sugar. May contain traces of nuts, milk and soya. Contains wheat");
    expect(bar.may).toEqual(expect.arrayContaining(["tree_nut", "milk", "soy"]));
    expect(bar.yes).toEqual(expect.arrayContaining(["oats", "wheat"]));
    expect(bar.yes).not.toContain("milk");
  });

  it("are read in nested brackets and with percentages", () => {
    const list = holds(
      "Chocolate coating (sugar, cocoa mass (32%), emulsifier (soya lecithin)), rice 20%, whey powder (milk)",
    );
    expect(list.yes).toEqual(expect.arrayContaining(["soy", "milk"]));
    expect(list.unknown).toBe(false);
  });

  it("make nothing known in a text without food", () => {
    expect(readFood("", knowledge, { kind: "menu" }).mentions).toEqual([]);
  });

  it("keep an unknown word of a dish unknown, although beside a potato it would be a variety", () => {
    expect(holds("zorblax potatoes").unknown).toBe(true);
  });
});
