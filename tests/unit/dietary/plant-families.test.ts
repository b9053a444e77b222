import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { heldInMenu, substanceBits } from "../../support/held-in-menu";

const knowledge = loadKnowledge();

describe("foods of plants", () => {
  it.each([
    ["fat", "meat slaughter milk"],
    ["shortening", "slaughter"],
    ["vegetable suet", "wheat gluten"],
    ["huile", "corn soy"],
    ["french fries", "slaughter"],
    ["stuffed olives", "fish tree_nut milk"],
    ["mixed peel", "added_sugar sulphite"],
    ["sun-dried tomatoes", "sulphite"],
    ["desiccated coconut", "sulphite"],
    ["tempura flour", "egg wheat"],
    ["breading mix", "milk egg"],
    ["farofa", "meat milk egg"],
    ["tamal", "meat slaughter"],
    ["pupusas", "meat milk"],
    ["nachos", "meat milk"],
    ["glass noodles", "legume"],
    ["brown rice syrup", "added_sugar"],
    ["dry roasted peanuts", "slaughter celery wheat"],
    ["amandelspijs", "egg tree_nut"],
    ["pickled walnuts", "gluten tree_nut"],
    ["inari tofu", "wheat fish"],
    ["marinated tofu", "wheat sesame"],
    ["tamago tofu", "egg"],
    ["fermented black beans", "wheat"],
    ["miso soup paste", "fish"],
    ["stinky tofu", "crustacean milk"],
    ["English mustard", "wheat mustard"],
    ["mustard sauce", "milk egg wheat"],
    ["gai choy", "mustard"],
    ["mustard and cress", "mustard"],
    ["lime pickle", "mustard gluten"],
    ["cornichons", "mustard sulphite"],
    ["pickled onions", "gluten"],
    ["peanut satay sauce", "fish crustacean soy"],
    ["cocktail sauce", "egg"],
    ["sambal", "soy peanut"],
    ["chilli paste", "crustacean fish"],
    ["sesame dressing", "egg soy wheat"],
    ["halva", "wheat peanut"],
    ["dukkah spice", "tree_nut sesame"],
    ["spice rub", "gluten mustard"],
    ["garam masala", "gluten"],
    ["sugar strands", "slaughter animal gluten"],
    ["ponzu vinegar", "soy wheat fish"],
    ["honey vinegar", "bee"],
    ["non-dairy cheese", "milk"],
    ["eggless mayonnaise", "milk"],
    ["crudités", "celery"],
    ["Suppengrün", "celery"],
    ["root vegetables", "celery"],
    ["peperoni", "meat milk"],
    ["mixed salad", "mustard egg"],
    ["saag", "milk mustard"],
    ["rosé", "alcohol"],
    ["barley koji", "gluten"],
    ["rum truffles", "milk alcohol"],
    ["vegetable fibre", "wheat oats"],
  ])("'%s' contains or may contain %s", (text, substances) => {
    const { yes, may } = heldInMenu(text);
    expect(substanceBits(substances) & ~(yes | may)).toBe(0);
  });

  it.each([
    ["carrots", "celery mustard"],
    ["guacamole", "mustard celery"],
    ["apple sauce", "mustard celery"],
    ["strawberry jam", "mustard celery"],
    ["allspice", "sesame mustard celery"],
    ["five spice", "soy wheat gluten"],
    ["olive oil", "legume corn soy grain"],
    ["80% fat butter", "meat slaughter"],
    ["sunflower oil, for deep fat frying", "meat milk"],
    ["rose petals", "alcohol"],
    ["tapioca", "grain"],
    ["cassava flour", "grain gluten"],
    ["dietary fibre", "added_sugar"],
    ["french fries", "egg tree_nut sesame"],
  ])("'%s' contains none of %s", (text, substances) => {
    const { yes, may, unknown } = heldInMenu(text);
    expect((yes | may | unknown) & substanceBits(substances)).toBe(0);
  });

  it("gluten-free oats are still oats for an allergy to oats", () => {
    const settings = [{ type: "ingredient", key: "oat", preference: "allergy" } as const];
    const item = [{ id: "1", name: "", description: "gluten-free oat flour" }];
    expect(judge(item, settings, knowledge, { provenance: "venue", kind: "menu" })[0]?.kind).toBe("conflict");
  });
});
