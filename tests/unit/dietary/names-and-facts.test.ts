import { expect, it } from "vitest";
import { BIT, type SubstanceMask } from "@/server/dietary/engine/model/substances";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/**
 * A food whose name mentions an ingredient must certainly or possibly contain its substance: once, a single row
 * wrongly made a walnut cake, and ten foods below it, gluten-free. The exceptions only sound as if they contained it.
 */
it.each<[says: string, name: RegExp, holds: SubstanceMask, except: RegExp]>([
  [
    "gluten",
    /\b(cakes?|bread|biscuits?|cookies?|tart|pastry|bun|roll|dumplings?|pasta|pizza|waffles?|pancakes?|muffins?|croissant|strudel|crumble|batter|schnitzel|crouton|stuffing|soy sauce|beer|malt|semolina|couscous|bulgur|seitan|spaghetti|ravioli|brownie|doughnut|scone|sandwich|torte)\b/,
    BIT.gluten | BIT.wheat,
    /gluten free|rice|corn\b|buckwheat|ginger beer|root beer|birch beer|spaghetti squash|sea spaghetti|pizza (sauce|topping)|pasta sauce|pancake syrup|sweet dumpling|bun noodles|single malt|bread and butter pickles/,
  ],
  [
    "egg",
    /\b(mayonnaise|meringue|omelette|frittata|quiche|hollandaise|brioche|souffle|eggnog|aioli|tiramisu|creme egg)\b/,
    BIT.egg,
    /vegan|free/,
  ],
  [
    "nuts",
    /\b(almonds?|hazelnuts?|pecans?|cashews?|pistachios?|marzipan|frangipane|baklava|gianduja)\b/,
    BIT.tree_nut,
    /free|almond mushroom|cashew apple/,
  ],
  ["fish", /\b(anchovy|tuna|salmon|dashi|surimi|caviar|cod|bouillabaisse)\b/, BIT.fish, /vegan|free/],
  ["crustaceans", /\b(shrimp|prawn|crab|lobster|scampi|krill|bisque)\b/, BIT.crustacean, /mushroom|free|apple/],
  ["sesame", /\b(sesame|tahini|hummus)\b/, BIT.sesame, /free|sesame leaf/],
  ["soya", /\b(tofu|miso|tempeh|edamame|teriyaki|tamari)\b/, BIT.soy, /free/],
  ["peanuts", /\b(peanut|satay)\b/, BIT.peanut, /free/],
  [
    "maize",
    /\b(maize|polenta|popcorn|nacho|cornflour|hominy|corn (chex|flake|relish|bread|syrup))\b/,
    BIT.corn,
    /free|popcorn chicken/,
  ],
  ["alcohol", /\b(brandy|whisky|vodka|liqueur|sherry|bourbon|tequila)\b/, BIT.alcohol, /free|vinegar/],
])("a food that is named after a food of %s contains it or may contain it", (_, name, holds, except) => {
  const wrong = knowledge.concepts
    .filter((concept) => name.test(concept.name) && !except.test(concept.name))
    .filter(({ profile }) => ((profile.yes | profile.may | profile.unknown) & holds) === 0)
    .map((concept) => concept.name);
  expect(wrong).toEqual([]);
});
