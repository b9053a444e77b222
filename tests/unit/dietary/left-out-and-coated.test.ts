import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function substances(text: string, kind: "menu" | "ingredient" = "menu") {
  const { profile } = readFood(text, knowledge, { kind });
  return {
    yes: substancesIn(profile.yes),
    possible: substancesIn(profile.yes | profile.may | profile.unknown),
  };
}

/** Leaving out one food does not exclude other foods of its class. */
describe("one food of a class that is left out", () => {
  it.each<[text: string, stillPossible: Substance[]]>([
    ["cheese-free pizza", ["milk"]],
    ["butter-free cake", ["milk"]],
    ["anchovy-free Caesar salad", ["fish"]],
    ["almond-free granola", ["tree_nut"]],
    ["prawn-free paella", ["crustacean"]],
    ["bacon-free carbonara", ["meat"]],
    ["salmon-free sushi", ["fish"]],
    ["gelatine-free sweets", ["slaughter"]],
    ["cheeseless pizza", ["milk"]],
    ["flourless chocolate cake", ["gluten"]],
    ["peanut-free satay", ["tree_nut"]],
    ["chicken satay (no peanuts)", ["tree_nut"]],
  ])("'%s' may still contain %j, no longer certainly", (text, stillPossible) => {
    const { yes, possible } = substances(text);
    expect(possible).toEqual(expect.arrayContaining(stillPossible));
    for (const substance of stillPossible) expect(yes).not.toContain(substance);
  });

  it.each<[text: string, gone: Substance[]]>([
    ["eggless mayonnaise", ["egg"]],
    ["eggless cake", ["egg"]],
    ["dairyfree butter", ["milk"]],
    ["nutless brownie", ["tree_nut", "peanut"]],
    ["glutenfree bread", ["gluten"]],
    ["honey-free granola", ["bee"]],
  ])("'%s' is free of %j: the class has no other food", (text, gone) => {
    for (const substance of gone) expect(substances(text).possible).not.toContain(substance);
  });
});

describe("fried food", () => {
  it.each<[text: string, holds: Substance[]]>([
    ["fried shrimp", ["crustacean", "wheat", "egg"]],
    ["crispy squid", ["mollusc", "wheat"]],
    ["calamari", ["mollusc", "wheat", "egg"]],
    ["chicken wings", ["meat", "wheat"]],
    ["whitebait, lemon", ["fish", "wheat"]],
    ["deep-fried camembert", ["milk", "wheat", "egg"]],
    ["salt & pepper calamari", ["mollusc", "wheat"]],
    ["fish & chips", ["fish", "wheat"]],
    ["peanut M&M's", ["peanut", "milk"]],
    ["mac n cheese", ["milk", "wheat"]],
  ])("'%s' may contain %j", (text, holds) => {
    expect(substances(text).possible).toEqual(expect.arrayContaining(holds));
  });

  it("of vegetables may be coated in flour, too, unless they are usually fried plain", () => {
    expect(substances("fried courgettes").possible).toContain("wheat");
    expect(substances("fried mushrooms").possible).toContain("wheat");
    expect(substances("fried potatoes").possible).not.toContain("wheat");
    expect(substances("grilled courgettes").possible).not.toContain("wheat");
  });

  it("in a recipe's line is only what the line says", () => {
    expect(substances("crispy bacon").possible).not.toContain("wheat");
    expect(substances("grilled calamari").possible).not.toContain("wheat");
    expect(substances("1 lb chicken wings", "ingredient").possible).not.toContain("wheat");
    expect(substances("200 g fried prawns", "ingredient").possible).not.toContain("wheat");
  });
});

describe("the short claims of a menu", () => {
  it("'GF' and 'DF' are claims, and only offers if the menu says so", () => {
    expect(substances("brownie (GF, DF)").possible).not.toContain("gluten");
    expect(substances("brownie (GF, DF)").possible).not.toContain("milk");
    expect(substances("brownie (GF on request)").possible).toContain("gluten");
    expect(substances("brownie (GFO)").possible).toContain("gluten");
  });

  it("'V' and 'VG' only say that it contains no flesh", () => {
    for (const mark of ["V", "VG", "ve"]) {
      const { possible } = substances(`moussaka (${mark})`);
      expect(possible).not.toContain("meat");
      expect(possible).toContain("milk");
    }
  });
});

/** A dish that usually contains meat, named after a substitute for it. */
describe("a dish named after its filling", () => {
  it.each<[text: string, notSure: Substance[]]>([
    ["mushroom burger", ["meat"]],
    ["lentil bolognese", ["meat"]],
    ["cauliflower nuggets", ["meat"]],
    ["paneer kebab", ["meat"]],
    ["mushroom pâté", ["meat"]],
    ["avocado sushi", ["fish"]],
    ["tomato bisque", ["crustacean"]],
    ["coconut bacon", ["meat"]],
  ])("'%s' may contain %j, as some recipes do", (text, notSure) => {
    const { yes, possible } = substances(text);
    for (const substance of notSure) {
      expect(yes).not.toContain(substance);
      expect(possible).toContain(substance);
    }
  });

  it.each<[text: string, told: Substance[]]>([
    ["avocado sandwich", ["meat", "fish"]],
    ["mushroom pizza", ["meat", "fish"]],
    ["tuna wrap", ["meat"]],
  ])("'%s' says that it contains no %j", (text, told) => {
    for (const substance of told) expect(substances(text).possible).not.toContain(substance);
  });

  it.each<[text: string, open: Substance[]]>([
    ["sandwich", ["meat", "fish", "egg", "milk"]],
    ["pizza", ["meat", "fish", "milk"]],
    ["samosa", ["meat"]],
    ["vegetable curry", ["milk", "tree_nut", "fish"]],
    ["banana shake", ["milk"]],
    ["orange curd", ["egg", "milk"]],
    ["sandwich spread", ["egg", "mustard"]],
  ])("'%s' leaves %j possible", (text, open) => {
    expect(substances(text).possible).toEqual(expect.arrayContaining(open));
  });
});
