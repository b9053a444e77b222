import { describe, expect, it } from "vitest";
import { BIT } from "@/server/dietary/engine/model/substances";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { heldInMenu, substanceBits } from "../../support/held-in-menu";

const knowledge = loadKnowledge();

describe("meat", () => {
  it.each([
    ["köttbullar", "wheat milk egg"],
    ["pulpety", "wheat egg"],
    ["parówki", "gluten milk soy"],
    ["makkara", "gluten milk"],
    ["haslet", "wheat sulphite"],
    ["leverpostej", "milk egg wheat fish"],
    ["liver sausage", "milk wheat soy"],
    ["braunschweiger", "wheat soy mustard"],
    ["pork sausage meat", "wheat sulphite soy"],
    ["luncheon pork", "wheat soy milk"],
    ["game terrine", "celery alcohol sulphite"],
    ["country pâté", "tree_nut alcohol"],
    ["mettbrötchen", "wheat"],
    ["hamburger", "wheat egg sesame mustard"],
    ["mixed grill", "wheat milk"],
    ["antipasti meats", "milk wheat tree_nut"],
    ["vleeswaren", "milk gluten"],
    ["haggis", "oats"],
    ["goetta", "oats corn"],
    ["chả lụa", "fish"],
    ["beef jerky", "soy fish sulphite"],
    ["biltong", "soy wheat"],
    ["pastrami", "mustard"],
    ["pork scratchings", "wheat"],
    ["char siu", "mollusc bee alcohol"],
    ["falukorv", "milk wheat"],
    ["crispy chorizo", "milk wheat"],
  ])("'%s' contains or may contain %s", (text, substances) => {
    const { yes, may } = heldInMenu(text);
    expect(substanceBits(substances) & ~(yes | may)).toBe(0);
    expect(yes & BIT.meat).toBe(BIT.meat);
  });

  it.each([
    "lomo",
    "solomillo",
    "entrecôte",
    "rinderbrust",
    "thịt bò",
    "samgyeopsal",
    "cochinillo",
    "perdiz",
    "wachtel",
  ])("'%s' certainly contains meat", (text) => {
    const { yes, unknown } = heldInMenu(text);
    expect(yes & BIT.meat).toBe(BIT.meat);
    expect(unknown).toBe(0);
  });

  it("is not lamb because it is game", () => {
    const lamb = knowledge.conceptIndex.get("lamb") ?? -1;
    for (const id of ["rabbit", "venison", "hare", "kangaroo", "crocodile", "frog-leg", "moose", "buffalo"])
      expect(knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1]?.ancestors, id).not.toContain(lamb);
  });

  it.each([
    ["glamorgan sausages", "meat slaughter"],
    ["plaice goujons", "meat"],
  ])("'%s' does not certainly contain %s", (text, substances) => {
    expect(heldInMenu(text).yes & substanceBits(substances)).toBe(0);
  });
});

describe("drinks and cereals", () => {
  it.each([
    ["hefeweizen", "wheat gluten alcohol"],
    ["weissbier", "wheat"],
    ["oatmeal stout", "oats gluten"],
    ["milk stout", "milk gluten"],
    ["radler", "gluten grain alcohol"],
    ["lemon barley water", "gluten grain"],
    ["caffè d'orzo", "gluten"],
    ["malt coffee", "gluten"],
    ["chicory coffee", "fodmap"],
    ["bee's knees cocktail", "bee alcohol"],
    ["crunchy nut", "peanut corn bee"],
    ["weetabix", "wheat"],
    ["muesli", "oats"],
    ["Frosties", "corn"],
    ["Rice Krispies", "gluten"],
  ])("'%s' contains %s", (text, substances) => {
    expect(substanceBits(substances) & ~heldInMenu(text).yes).toBe(0);
  });

  it.each([
    ["overnight oats", "milk tree_nut"],
    ["jello shot", "slaughter"],
    ["amaretto sour", "egg"],
    ["godfather cocktail", "tree_nut"],
    ["hot toddy", "bee"],
    ["orange squash", "sulphite"],
    ["vegetable cocktail", "celery"],
    ["seasoned salt", "celery mustard"],
    ["herb salt", "celery"],
    ["starchy pasta water", "gluten wheat"],
    ["double acting baking powder", "corn"],
    ["beer battered onion rings", "alcohol"],
    ["kung pao tofu", "peanut tree_nut"],
    ["szechuan style aubergine", "peanut sesame"],
    ["dressed leaves", "mustard fish egg"],
    ["stuffed mushrooms", "crustacean fish milk"],
  ])("'%s' may contain %s", (text, substances) => {
    const { yes, may } = heldInMenu(text);
    expect(substanceBits(substances) & ~(yes | may)).toBe(0);
  });

  it.each([
    ["Cointreau", "milk egg tree_nut"],
    ["limoncello", "milk egg"],
    ["Campari", "milk tree_nut"],
    ["margarita", "milk tree_nut"],
    ["whisky", "gluten wheat"],
    ["Negroni", "milk egg"],
  ])("'%s' contains none of %s", (text, substances) => {
    const { yes, may, unknown } = heldInMenu(text);
    expect((yes | may | unknown) & substanceBits(substances)).toBe(0);
  });

  it("alcohol-free wine does not certainly contain alcohol", () => {
    expect(heldInMenu("non-alcoholic wine").yes & BIT.alcohol).toBe(0);
  });
});
