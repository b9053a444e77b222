import { describe, expect, it } from "vitest";
import { foodsNamedIn } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { namedOnly } from "@/server/recipes/analysis/named-only";

const knowledge = loadKnowledge();

/** What a recipe names in its title or steps and lists nowhere, as words. */
function only(lines: readonly string[], steps: readonly string[], title = "Dinner"): string[] {
  const read = lines.map((name) => {
    const line = { name, quantity: null, unit: null, note: null };
    return { text: name, ...analyseLine(line, knowledge) };
  });
  const named = [
    ...foodsNamedIn(title, knowledge, "title").map((food) => ({ ...food, where: "title" as const })),
    ...steps.flatMap((step) =>
      foodsNamedIn(step, knowledge, "step").map((food) => ({ ...food, where: "steps" as const })),
    ),
  ];
  return namedOnly(named, read, knowledge).map(({ text }) => text.toLowerCase());
}

const PLAIN = ["200 g rice", "1 onion", "2 tbsp olive oil"];

describe("a food that the steps name and no line carries", () => {
  it.each([
    ["Beat the egg and brush the pies with it.", "egg"],
    ["Stir in the eggs one at a time.", "eggs"],
    ["Add the prawns and cook until pink.", "prawns"],
    ["Scatter with chopped peanuts before serving.", "peanuts"],
    ["Serve with yogurt, if you like.", "yogurt"],
    ["Serve with (optional) Greek yogurt.", "greek yogurt"],
    ["Butter the tin and line it with paper.", "butter"],
    ["Grease a loaf tin with butter.", "butter"],
    ["Lightly butter a baking dish.", "butter"],
    ["Spoon into a buttered dish.", "buttered"],
    ["Melt the butter in a pan.", "butter"],
    ["Whisk in a splash of soy sauce.", "soy sauce"],
    ["Toss with toasted sesame seeds.", "sesame seeds"],
    ["Finish with grated Parmesan.", "parmesan"],
    ["Stir in a spoonful of Dijon mustard.", "dijon mustard"],
    ["Deglaze with fish sauce.", "fish sauce"],
    ["Coat in breadcrumbs and fry.", "breadcrumbs"],
    ["Serve with crusty bread.", "crusty bread"],
    ["Mix the mayonnaise with the capers.", "mayonnaise"],
    ["Dust the worktop with flour.", "flour"],
    ["Stir in the chopped walnuts.", "walnuts"],
    ["Add the celery with the onion.", "celery"],
    ["Den Fisch hineinlegen und 5 Minuten garen.", "fisch"],
    ["Die Form mit Butter einfetten.", "butter"],
    ["Zum Schluss die Sahne unterrühren.", "sahne"],
    ["Mit Mandelblättchen bestreuen.", "mandelblättchen"],
    ["Das Ei verquirlen und den Teig damit bestreichen.", "ei"],
    ["Ajouter les œufs et mélanger.", "œufs"],
    ["Beurrer le moule.", "beurrer"],
    ["Make the dressing: whisk tahini and lemon.", "tahini"],
  ])("is found: %s", (step, food) => {
    expect(only(PLAIN, [step])).toContain(food);
  });

  it.each([
    ["Roll into egg-sized balls."],
    ["Take a walnut-sized piece."],
    ["Shape into balls the size of a hazelnut."],
    ["Cook until it smells nutty."],
    ["Cook until mustard-coloured."],
    ["Blend until smooth and creamy."],
    ["Fish out the bay leaf."],
    ["Roast the eggplant until soft."],
    ["Stir in the coconut milk."],
    ["Cook without egg or butter."],
    ["Use olive oil instead of butter."],
    ["It should have the consistency of double cream."],
    ["Rub in until it resembles breadcrumbs."],
    ["Heat the oil in a large pan."],
    ["Shake off the excess and roll it up."],
    ["Wrap it in cling film."],
    ["Roll it through a pasta machine."],
    ["Pour into a muffin tin."],
    ["Use a cookie scoop and a butter knife."],
    ["Do not add any milk."],
    ["Stir with a fish slice."],
    ["It tastes like cheese but there is none in it."],
    ["Der Teig soll wie Sahne aussehen."],
    ["In walnussgroße Stücke teilen."],
    ["Smak til med salt."],
    ["Butternut squash takes 40 minutes."],
    ["Season with nutmeg."],
    ["Add the cream of tartar."],
    ["Cover with a damp cheesecloth."],
    ["Knead with the dough hook."],
  ])("is not found where the words name none: %s", (step) => {
    expect(only([...PLAIN, "400 ml coconut milk", "1 eggplant", "1 bay leaf", "butternut squash"], [step])).toEqual([]);
  });

  it.each([
    [["100 g walnuts"], "Chop the nuts."],
    [["50 g parmesan"], "Sprinkle over the cheese."],
    [["200 g rice flour"], "Sift the flour into a bowl."],
    [["300 g gluten-free penne"], "Cook the pasta."],
    [["400 g salmon fillet"], "Place the fish in the pan."],
    [["300 ml heavy cream"], "Whip the cream."],
    [["200 ml oat milk"], "Add the milk and stir."],
    [["50 g vegan butter"], "Melt the butter."],
    [["100 g vegan cheddar"], "Top with the cheese."],
    [["200 g flour", "100 g butter"], "Roll out the dough and chill the pastry."],
    [["200 g rice flour", "2 bananas"], "Pour the batter into the pan and turn the pancakes."],
    [["500 g minced beef"], "Brown the meat."],
    [["500 g shrimp"], "Add the prawns."],
    [["vegetable stock"], "Pour in the stock."],
    [["200 g Dinkelmehl"], "Das Mehl sieben."],
    [["200 ml Haferdrink", "50 g Margarine"], "Die Margarine schmelzen."],
    [["150 g Mandeln"], "Die Nüsse hacken."],
    [["2 flax eggs"], "Stir in the flax eggs."],
    [["3 eggs, separated"], "Whisk the egg whites until stiff."],
    [["100 g butter"], "Butter the tin."],
  ])("is carried by a line: %j, %s", (lines, step) => {
    expect(only(lines, [step])).toEqual([]);
  });

  it.each([
    [["peanut butter"], "Grease the tin with butter.", "butter"],
    [["100 g walnuts"], "Sprinkle with hazelnuts.", "hazelnuts"],
    [["peanut butter"], "Melt the butter and add the peanut butter.", "butter"],
    [["1 salmon fillet"], "Add the tuna.", "tuna"],
    [["200 ml almond milk"], "Add the egg and the milk.", "egg"],
  ])("is not carried by a line with another food of the class: %j, %s", (lines, step, food) => {
    expect(only(lines, [step])).toEqual([food]);
  });

  it("is a dish that the recipe makes only where no line could be what it is made of", () => {
    expect(only(["400 g tomatoes", "basil"], ["Roll out the dough and bake the pizza."])).toContain("dough");
    expect(only(["300 g chickpea flour"], ["Roll out the dough and bake the pizza."])).toEqual([]);
  });
});

describe("the title", () => {
  it.each([
    ["Egg-free pancakes", []],
    ["Peanut-free granola bars", []],
    ["Eggless omelette", []],
    ["Butter chicken", ["butter", "chicken"]],
    ["Nut roast", ["nut"]],
    ["Rice pudding without eggs", []],
    ["Mock crab salad", []],
    ["Cheese-less pizza", []],
    ["Banana pancakes", []],
    ["Rice with salmon", ["salmon"]],
    ["Garlic prawns", ["prawns"]],
    ["Reis mit Ei", ["ei"]],
    ["Vegan cheese sauce", []],
    ["Walnut and rice salad", ["walnut"]],
  ])("%s", (title, foods) => {
    expect(only(PLAIN, [], title)).toEqual(foods);
  });
});
