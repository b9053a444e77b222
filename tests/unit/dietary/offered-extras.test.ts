import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { NOTHING, union } from "@/server/dietary/engine/model/profile";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function substancesOf(name: string, description?: string) {
  const mentions = placedMentions({ id: "1", name, ...(description ? { description } : {}) }, knowledge, "menu");
  const { yes, may, unknown } = mentions.reduce((all, each) => union(all, each.profile), NOTHING);
  return { yes: substancesIn(yes), possible: substancesIn(yes | may | unknown) };
}

type Case = [name: string, description: string, offered: Substance[], sure: Substance[]];

const FAMILIES: Record<string, Case[]> = {
  "what may be added": [
    ["Leaf salad", "romaine, croutons. Add chicken +$4", ["meat"], ["gluten"]],
    ["Leaf salad", "cucumber, tomato (add grilled salmon £5)", ["fish"], []],
    ["Leaf salad", "cucumber. Add chicken 4 | prawns 6 | tofu 3", ["meat", "crustacean", "soy"], []],
    ["Leaf salad", "cucumber, + chicken 5, + prawns 7", ["meat", "crustacean"], []],
    ["Sourdough toast", "add poached egg £2.50", ["egg"], ["gluten"]],
    ["Nachos", "salsa, guacamole. add beef 4.5 add cheese 2", ["meat", "milk"], []],
    ["Leaf salad", "Add chicken $4, served with walnuts", ["meat"], ["tree_nut"]],
  ],
  "what stands before its surcharge": [
    ["Rice bowl", "peas. with chicken +$2 or prawns +$4", ["meat", "crustacean"], []],
    ["Spaghetti", "tomato sauce. Meatballs extra $3", ["meat"], ["gluten"]],
    ["Rice porridge", "with egg & pork $2 extra", ["meat", "egg"], []],
    ["Espresso", "Almond milk available +60c", ["tree_nut"], []],
    ["Gemischter Salat", "mit Hähnchen +4,50 €", ["meat"], []],
  ],
  "a heading of extras": [
    ["Oatmeal", "oats. Extras: walnuts 1, whipped cream 1", ["tree_nut", "milk"], ["oats"]],
    ["Margherita", "mozzarella. Extra toppings: pepperoni, anchovies $2 each", ["meat", "fish"], ["milk"]],
    ["Leaf salad", "cucumber. Add-ons:\nchicken 3\nfeta 2", ["meat", "milk"], []],
    ["Salade verte", "laitue. Supplément poulet 3€", ["meat"], []],
  ],
  "a heading that names what is offered": [
    ["Rice", "tomato. Extra cheese: +$2", ["milk"], []],
    ["Rice", "tomato. Extra meats: $3", ["meat"], []],
    ["Rice", "tomato. Extra cheese (cheddar): $2", ["milk"], []],
    ["Rice", "choice of cheese (2 oz)", ["milk"], []],
    ["Rice", "choose any two meats: 4", ["meat"], []],
    ["Rice", "choice of noodles: chicken, beef", ["gluten", "meat"], []],
  ],
  "one of several": [
    ["Rice bowl", "With tofu 12 / chicken 13 / prawn 14", ["soy", "meat", "crustacean"], []],
    ["Rice bowl", "Choose tofu, chicken, beef or prawns", ["soy", "meat", "crustacean"], []],
    ["Rice bowl", "choice of protein: chicken, steak, tofu", ["meat", "soy"], []],
    ["Leaf salad", "choice of dressing (ranch, caesar)", ["milk", "egg"], []],
    ["Leaf salad", "wahlweise mit Feta oder Thunfisch", ["milk", "fish"], []],
    ["Rice", "can be made with tofu or paneer", ["soy", "milk"], []],
  ],
};

describe.each(Object.entries(FAMILIES))("%s", (_, cases) => {
  it.each(cases)("of '%s: %s' %j is possible, and certain is %j", (name, description, offered, sure) => {
    const { yes, possible } = substancesOf(name, description);
    expect(possible).toEqual(expect.arrayContaining(offered));
    for (const substance of offered) expect(yes).not.toContain(substance);
    expect(yes).toEqual(expect.arrayContaining(sure));
  });
});

describe("a text that only looks like an offer", () => {
  it.each<[name: string, description: string | undefined, sure: Substance[]]>([
    ["Add bacon +$2", undefined, ["meat"]],
    ["Linguine", "garlic, chilli with prawns 14.50", ["crustacean"]],
    ["Burger", "lettuce, extra cheese 12", ["milk"]],
    ["Italian sub", "Sub roll, ham, provolone", ["meat", "milk"]],
    ["Vindaloo", "Add a little spice to your life: chicken, cashews", ["meat", "tree_nut"]],
    ["Platter", "Premium sushi: tuna, prawn", ["fish", "crustacean"]],
    ["Mash", "we make it with butter", ["milk"]],
    ["Food supplement: fish oil", undefined, ["fish"]],
    ["Soup", "New England clam chowder cup 4 | bowl 6", ["mollusc"]],
    ["Fried eggs + bacon 8", undefined, ["egg", "meat"]],
    ["Pizza", 'mozzarella, ham + mushrooms 9" / 12"', ["milk", "meat"]],
    ["Biscuits", "butter, emulsifiers E 471 / E 472", ["milk"]],
  ])("'%s: %s' certainly contains %j", (name, description, sure) => {
    expect(substancesOf(name, description).yes).toEqual(expect.arrayContaining(sure));
  });

  it("a claim about an offer is not about the dish", () => {
    expect(substancesOf("Pizza", "tomato, wheat crust. Gluten free base +2").possible).toContain("gluten");
    expect(substancesOf("Pancakes", "Make it vegan +1").possible).toContain("egg");
  });
});

describe("the verdict on an offered food", () => {
  const rankOf = (description: string, key: string) =>
    judge(
      [{ id: "1", name: "Cucumber", description }],
      [{ type: "ingredient", key, preference: "allergy" }],
      knowledge,
      { provenance: "venue", kind: "menu" },
    )[0];

  it("is a caution that names its condition", () => {
    const verdict = rankOf("Add prawns +$4", "crustacean");
    expect(verdict?.kind).toBe("may_contain");
    expect(verdict?.reasons[0]?.rule).toBe(
      "Only if it comes with this: prawns may contain crustaceans; you are allergic to crustaceans.",
    );
    expect(rankOf("with prawns", "crustacean")?.kind).toBe("conflict");
  });

  it("is possible for any food that is offered in any way", () => {
    const food = fc.constantFrom("prawns", "walnuts", "feta", "salmon", "tofu", "an egg", "peanut sauce");
    const way = fc.constantFrom(
      (it: string) => `Add ${it} +$4`,
      (it: string) => `(add ${it} 3)`,
      (it: string) => `Extras: ${it} 2, olives 1`,
      (it: string) => `choice of topping: olives, ${it}`,
      (it: string) => `${it} available`,
      (it: string) => `with ${it} (+2 €)`,
    );
    fc.assert(
      fc.property(food, way, (offered, offer) => {
        const alone = substancesOf(offered).yes;
        expect(substancesOf("Cucumber", `rice. ${offer(offered)}`).possible).toEqual(expect.arrayContaining(alone));
      }),
    );
  });
});

it("a part of the plate is one of the foods listed behind it, and unknown without a list", () => {
  expect(substancesOf("Rice", "tomato. Additional protein: tofu").possible).toEqual(
    substancesOf("Rice", "tomato. Add tofu +$2").possible,
  );
  expect(substancesOf("Rice", "tomato. Choice of protein (3)").possible).toContain("meat");
});
