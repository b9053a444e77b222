import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function substancesOf(name: string, description = "") {
  const mentions = placedMentions({ id: "1", name, description }, knowledge, "menu");
  const present = mentions.filter(({ polarity }) => polarity !== "absent");
  const yes = present.reduce((mask, { profile }) => mask | profile.yes, 0);
  const possible = present.reduce((mask, { profile: { yes, may, unknown } }) => mask | yes | may | unknown, 0);
  return { yes: substancesIn(yes), possible: substancesIn(possible) };
}

type Case = [text: string, substances: Substance[]];

const STILL_HELD: Record<string, Case[]> = {
  "a claim in the middle is about the food before it": [
    ["carrot cake (vegan), cheesecake", ["milk"]],
    ["Brownie (gf), cookie", ["gluten"]],
    ["brownie (gluten free), chocolate cake, cookie", ["gluten"]],
    ["brownie gluten free, cookie", ["gluten"]],
    ["brownie (dairy free) with ice cream", ["milk"]],
    ["brownie (vegan) with chocolate ice cream", ["milk"]],
    ["brownie (gf)\ncookie", ["gluten"]],
    ["cookie\nbrownie (gf)\nlasagne", ["gluten"]],
    ["soup. Gluten free. Served with a bread roll", ["gluten"]],
  ],
  "a class word before another's claim may be a food": [
    ["eggs, dairy-free cheese", ["egg"]],
    ["eggs (gluten free)", ["egg"]],
    ["Grilled fish. Gluten free", ["fish"]],
    ["Fish. Gluten free", ["fish"]],
    ["walnut bread dairy free", ["tree_nut"]],
    ["peanut butter dairy free", ["peanut"]],
    ["milk, egg-free mayonnaise", ["milk"]],
    ["kids eat pancakes free with syrup", ["egg", "wheat"]],
  ],
  "a hyphen between spaces parts two foods": [
    ["Ingredients: almond - milk - flour", ["milk", "tree_nut", "wheat"]],
    ["Peanut - butter - honey", ["peanut", "milk", "bee"]],
  ],
  "an absence ends at the colon behind what is absent": [
    ["Sin lactosa: yogur de fresa", ["milk"]],
    ["Sans arachide: gâteau aux noix", ["tree_nut"]],
    ["No nuts: yogurt", ["milk"]],
  ],
  "what is written for a machine is read as a person sees it": [
    ["mac &amp; cheese", ["milk", "wheat"]],
    ["cr&egrave;me fra&icirc;che", ["milk"]],
    ["al\u00ADmond tart", ["tree_nut"]],
    ["hazel-\nnut spread", ["tree_nut"]],
    ["pea\u200Bnut sauce", ["peanut"]],
  ],
};

describe.each(Object.entries(STILL_HELD))("%s", (_, cases) => {
  it.each(cases)("'%s' contains %j", (text, substances) => {
    expect(substancesOf(text).yes).toEqual(expect.arrayContaining(substances));
  });
});

describe("a claim that is negated or only offered implies that the dish itself has the substance", () => {
  it.each<Case>([
    ["pancakes - cannot be made egg free", ["egg"]],
    ["grilled salmon with vegetables (gluten free on request)", ["gluten"]],
    ["rice, no gluten-free options", ["gluten"]],
    ["salmon with herbs (dairy free option)", ["milk"]],
    ["onion crisps. Not suitable for vegetarians", ["meat", "slaughter"]],
    ["not suitable for vegans. Rice noodles", ["milk", "egg"]],
    ["tomato and basil salad (vegan option available)", ["milk"]],
    ["carrots (vegetarian option available)", ["meat", "fish"]],
    ["fish and gluten-free chips", ["fish"]],
    ["soy dairy free yogurt", ["soy"]],
    ["egg dairy-free mayonnaise", ["egg"]],
  ])("'%s' may contain %j", (text, substances) => {
    expect(substancesOf(text).possible).toEqual(expect.arrayContaining(substances));
  });
});

describe("a claim about the whole dish", () => {
  it.each<[string, string, Substance[]]>([
    ["brownie (vegan)", "", ["milk", "egg"]],
    ["Vegan. Chocolate brownie with ice cream", "", ["milk", "egg"]],
    ["gluten, dairy and nut free brownie", "", ["gluten", "milk", "tree_nut"]],
    ["gluten dairy free cake", "", ["gluten", "milk"]],
    ["Glutenfreie Pizza Margherita", "", ["gluten"]],
    ["glutenvrije appeltaart", "", ["gluten"]],
    ["vegetarische bitterballen", "", ["meat"]],
    ["Vegane Pizza", "", ["milk", "meat"]],
    ["Chocolate brownie", "Warm and rich. Gluten free.", ["gluten"]],
  ])("'%s', '%s' is free of %j", (name, description, substances) => {
    const { possible } = substancesOf(name, description);
    for (const substance of substances) expect(possible).not.toContain(substance);
  });

  it("clears the other dishes of a list that it ends only in part: they may still contain the substance", () => {
    expect(substancesOf("lasagne, chocolate cake (gf)").possible).toContain("gluten");
    expect(substancesOf("lasagne, chocolate cake (gf)").yes).not.toContain("gluten");
  });
});

describe("food that is left out of a dish", () => {
  it.each<[string, string, Substance]>([
    ["No egg, with mayonnaise", "", "egg"],
    ["Ohne Ei, mit Mayonnaise", "", "egg"],
    ["Sans oeuf, avec mayonnaise", "", "egg"],
    ["No milk, cheese sauce", "", "milk"],
    ["No fish, caesar dressing", "", "fish"],
    ["No egg", "mayonnaise, lettuce, tomato", "egg"],
  ])("'%s', '%s': another part may contain %s", (name, description, substance) => {
    expect(substancesOf(name, description).possible).toContain(substance);
    expect(substancesOf(name, description).yes).not.toContain(substance);
  });

  it.each<[string, string, Substance]>([
    ["No nuts: brownie", "", "tree_nut"],
    ["Pad thai, no peanuts", "", "peanut"],
    ["Sin gluten, con salsa de soja", "", "gluten"],
    ["Club sandwich", "no egg", "egg"],
  ])("'%s', '%s' does not contain %s", (name, description, substance) => {
    expect(substancesOf(name, description).possible).not.toContain(substance);
  });
});
