import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function reading(text: string) {
  const { profile, mentions } = readFood(text, knowledge, { kind: "menu" });
  const possible = profile.yes | profile.may | profile.unknown;
  return { possible: substancesIn(possible), yes: substancesIn(profile.yes), isEmpty: mentions.length === 0 };
}

/**
 * Texts after which the substance must be certain, possible or unknown: nobody who avoids it may be told that it
 * fits.
 */
const NEVER_FREE: Record<string, [text: string, substances: Substance[]][]> = {
  "a claim that is taken back": [
    ["brownie, not gluten free", ["gluten", "wheat"]],
    ["brownie (not nut free)", ["tree_nut", "peanut"]],
    ["brownie, isn't dairy free", ["milk"]],
    ["brownie, almost nut free", ["tree_nut"]],
    ["brownie, not vegan", ["egg"]],
    ["non-vegan brownie", ["egg"]],
    ["brownie not without nuts", ["tree_nut"]],
    ["brownie, no nuts except almonds", ["tree_nut"]],
    ["no shortage of nuts, brownie", ["tree_nut"]],
    ["gluten free except for the bun", ["gluten"]],
    ["brownie. We cannot guarantee that any dish is free from nuts", ["tree_nut"]],
    ["brownie. Our kitchen is not nut free", ["tree_nut"]],
  ],
  "a claim that is only offered": [
    ["brownie (gluten free on request)", ["gluten"]],
    ["brownie, can be made gluten free", ["gluten"]],
    ["brownie, ask for gluten-free", ["gluten"]],
    ["brownie, gluten free available", ["gluten"]],
    ["brownie, nut free option", ["tree_nut"]],
    ["burger, vegan upon request", ["meat"]],
    ["brownie, no nuts?", ["tree_nut"]],
  ],
  "a claim that the name denies": [
    ["walnut cake (nut free)", ["tree_nut"]],
    ["nut-free almond butter", ["tree_nut"]],
    ["peanut-free peanut butter", ["peanut"]],
  ],
  "a word for two foods": [
    ["truffles", ["milk"]],
    ["Pommes rot-weiss", ["gluten"]],
  ],
  "a claim about something else": [
    ["lactose-free milk", ["milk"]],
    ["wheat-free bread", ["gluten"]],
    ["gluten-free bread", ["wheat"]],
    ["bread, no barley", ["wheat", "gluten"]],
    ["rye bread, wheat free", ["gluten"]],
    ["brownie, no walnuts", ["peanut"]],
    ["free from gluten, walnut brownie", ["tree_nut", "egg"]],
    ["free of gluten, dairy and nuts: brownie", ["egg"]],
    ["walnut salad, nut free", ["tree_nut"]],
    ["nut-free brownie with walnuts", ["tree_nut"]],
    ["dairy free (contains butter)", ["milk"]],
    ["fat free milk", ["milk"]],
  ],
  "a claim that contradicts its food": [
    ["soy-free soya", ["soy"]],
    ["sesame-free tahini", ["sesame"]],
    ["dairy-free butter", ["soy", "tree_nut"]],
  ],
  "codes that only the menu's key explains": [
    ["Tomato soup (G, D, N)", ["gluten", "milk", "tree_nut", "fish"]],
    ["Tomato soup [1,3,7]", ["egg", "crustacean"]],
    ["Rice (E)", ["egg", "milk"]],
    ["Rice (1a, 7)", ["milk", "sesame"]],
    ["Fish pie 4, 7, 9", ["sesame", "crustacean"]],
    ["Rice (contains: G)", ["gluten"]],
    ["Rice (V, N)", ["tree_nut"]],
  ],
  traces: [
    ["rice, traces of peanut", ["peanut"]],
    ["rice. May contain: nuts (almonds, hazelnuts), sesame", ["tree_nut", "sesame"]],
    ["rice, dairy-free but may contain milk", ["milk"]],
    ["rice, made on a line that also makes sesame", ["sesame"]],
    ["rice, produced in a factory which handles nuts", ["tree_nut"]],
    ["rice, not suitable for nut allergy sufferers", ["tree_nut"]],
    ["Reis, kann Spuren von Nüssen enthalten", ["tree_nut"]],
    ["riz, peut contenir des traces de fruits à coque", ["tree_nut"]],
    ["arroz, puede contener trazas de leche", ["milk"]],
  ],
  "contains statements": [
    ["rice. Contains: milk, eggs", ["milk", "egg"]],
    ["rice. Allergens: milk", ["milk"]],
    ["Does not contain milk; contains soya, rice", ["soy"]],
    ["rice. For allergens, see ingredients in bold", ["milk", "egg", "peanut"]],
  ],
  "food that nobody named": [
    ["roast beef with all the trimmings", ["milk", "wheat"]],
    ["steak with garnish", ["milk"]],
    ["rice with a choice of dips", ["milk", "sesame"]],
    ["rice, house sauce", ["soy", "fish"]],
    ["chef's special", ["crustacean"]],
    ["crab-flavoured sticks", ["fish", "egg"]],
    ["tuna melt", ["milk", "wheat"]],
    ["veggie bowl", ["soy", "sesame"]],
  ],
};

describe.each(Object.entries(NEVER_FREE))("%s", (_, cases) => {
  it.each(cases)("'%s' is not called free of %j", (text, substances) => {
    expect(reading(text).possible).toEqual(expect.arrayContaining(substances));
  });
});

describe("claims that clear a substance", () => {
  it.each<[string, Substance[]]>([
    ["brownie made without nuts", ["tree_nut"]],
    ["gluten/dairy/nut free brownie", ["gluten", "milk", "tree_nut"]],
    ["Free from milk and contains egg", ["milk"]],
    ["soy milk (no dairy)", ["milk"]],
    ["pizza (vegan)", ["milk", "meat", "egg"]],
    ["brownie, senza glutine", ["gluten"]],
  ])("'%s' is free of %j", (text, substances) => {
    for (const substance of substances) expect(reading(text).possible).not.toContain(substance);
  });

  it("(V) is a claim and 250 g is a weight, not codes of allergens", () => {
    expect(reading("rice (v)").possible).toEqual(reading("rice").possible);
    expect(reading("rice (250 g)").possible).toEqual(reading("rice").possible);
  });
});

/** The substances that a recipe's line certainly or possibly contains. */
const ofLine = (text: string) => {
  const { profile } = readFood(text, knowledge, { kind: "ingredient" });
  return substancesIn(profile.yes | profile.may | profile.unknown);
};

describe("a claim that a recipe's line leaves to the cook", () => {
  it.each<[string, Substance]>([
    ["soy sauce (gluten-free if needed)", "gluten"],
    ["soy sauce, preferably gluten-free", "gluten"],
    ["flour, gluten-free or regular", "gluten"],
    ["stock cube (GF if required)", "gluten"],
    ["mayonnaise (vegan if desired)", "egg"],
    ["ideally vegan butter", "milk"],
  ])("'%s' may contain %s", (text, substance) => {
    expect(ofLine(text)).toContain(substance);
  });

  it.each<[string, Substance]>([
    ["grated vegan parmesan if desired", "milk"],
    ["dairy-free milk, plus more if needed", "milk"],
    ["gluten-free flour (optional)", "gluten"],
  ])("'%s' does not contain %s: the cook chooses only the food or its amount", (text, substance) => {
    expect(ofLine(text)).not.toContain(substance);
  });
});
