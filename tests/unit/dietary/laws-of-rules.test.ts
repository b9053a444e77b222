import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting, VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * A law for each rule inside a step of the reading, in both directions: where the rule applies and where it does not.
 * `npx tsx scripts/dietary/mutate-laws.ts` lets a rule always answer yes and always no, and a law must fail.
 */
const knowledge = loadKnowledge();

type Kind = "menu" | "ingredient";

function verdictOn(name: string, key: string, kind: Kind): VerdictKind | undefined {
  const setting: Setting = { type: "ingredient", key, preference: "allergy" };
  return judge([{ id: "", name }], [setting], knowledge, { provenance: "venue", kind })[0]?.kind;
}

const onMenu = (name: string, key: string) => verdictOn(name, key, "menu");
const inLine = (name: string, key: string) => verdictOn(name, key, "ingredient");
const fits = (name: string, key: string, kind: Kind = "menu") =>
  expect([name, key, verdictOn(name, key, kind)]).toEqual([name, key, "match"]);
const doesNotFit = (name: string, key: string, kind: Kind = "menu") =>
  expect([name, key, verdictOn(name, key, kind)]).not.toEqual([name, key, "match"]);
const conflicts = (name: string, key: string, kind: Kind = "menu") =>
  expect([name, key, verdictOn(name, key, kind)]).toEqual([name, key, "conflict"]);

/** A food, the class that it belongs to, and the claim about that class. */
const FOODS = [
  ["cheddar", "dairy", "dairy-free"],
  ["mayonnaise", "egg", "egg-free"],
  ["pasta", "wheat", "wheat-free"],
] as const;

describe("a denial", () => {
  it("removes the food that it names, and nothing behind it", () => {
    for (const food of ["peanuts", "prawns", "cheddar"]) fits(`rice, no ${food}`, "fish");
    fits("rice, no peanuts", "peanut");
    fits("no added nuts, rice", "peanut");
    conflicts("no-mayo tuna salad, lettuce", "fish");
    conflicts("no mayo tuna salad", "fish");
  });

  it("before a verb, or in an idiom, removes nothing", () => {
    for (const text of ["No-bake cheesecake, strawberries", "Say no more: cheese fondue"]) conflicts(text, "dairy");
    conflicts("no-knead bread, rice", "wheat");
  });

  it("of one form leaves the other forms: no whole peanuts, but chopped ones", () => {
    for (const part of ["whole", "chopped", "sliced"]) doesNotFit(`no ${part} peanuts, rice`, "peanut");
  });

  it('does not exist in Japanese and Portuguese, where "no" joins two foods', () => {
    conflicts("ebi no tempura", "crustacean");
    conflicts("arroz no leite", "dairy");
    conflicts("maguro no tataki", "fish");
  });

  it("ends where the text continues with what is there", () => {
    conflicts("fried without flour in peanut oil", "peanut");
    conflicts("rice without butter in peanut sauce", "peanut");
    for (const text of ["without nuts, feta", "hold the mayo, extra cheese", "ohne Nüsse, mit Milch"])
      conflicts(text, "dairy");
  });
});

describe("a claim", () => {
  it("that is negated, a question or only an offer clears nothing", () => {
    for (const [food, key, free] of FOODS)
      for (const text of [`${food}, not ${free}`, `almost ${free} ${food}`, `is it ${free}? ${food}`])
        doesNotFit(text, key);
    for (const [food, key, free] of FOODS)
      for (const text of [`${food} (${free} on request)`, `${food}, ${free} option available`]) doesNotFit(text, key);
  });

  it("with the usual food offered beside it clears nothing, in any order", () => {
    for (const usual of ["regular", "normal", "standard"])
      for (const [food, key, free] of FOODS)
        for (const text of [
          `${free} ${food} or ${usual}`,
          `${free} ${food}, or ${usual}`,
          `${free} or ${usual} ${food}`,
          `${usual} or ${free} ${food}`,
        ])
          for (const kind of ["menu", "ingredient"] as const) doesNotFit(text, key, kind);
  });

  it("still clears beside an optional amount or another food's usual kind", () => {
    fits("egg-free mayonnaise", "egg");
    fits("dairy-free cheddar plus more if needed", "dairy", "ingredient");
    fits("dairy-free cheddar, regular lettuce", "dairy", "ingredient");
  });

  it("that a recipe's line leaves open clears nothing", () => {
    for (const [food, key, free] of FOODS) doesNotFit(`${food}, ${free} if needed`, key, "ingredient");
    for (const text of ["preferably dairy-free cheddar", "cheddar, ideally dairy-free"])
      doesNotFit(text, "dairy", "ingredient");
  });

  it("that depends on leaving something out clears nothing", () => {
    doesNotFit("greek salad, vegan without feta", "dairy");
    doesNotFit("burger, GF - no bun", "wheat");
    doesNotFit("chocolate cake, made without nuts in a kitchen that uses them", "tree-nut");
  });

  it("applies to a list of classes, and not to a food that is eaten", () => {
    fits("gluten, dairy and nut free brownie", "dairy");
    doesNotFit("fish and gluten-free chips", "fish");
    doesNotFit("soy dairy free yogurt", "soy");
    conflicts("eggs, dairy-free cheese", "egg");
    conflicts("kids eat pancakes free", "egg");
  });

  it("in brackets is about the food before, if that food is made without", () => {
    fits("cheese (vegan)", "dairy");
    doesNotFit("almonds (nut free)", "tree-nut");
    doesNotFit("peanut free satay", "peanut");
  });

  it("before a fruit and a dish is about the dish, and not about meat beside it", () => {
    fits("vegan lemon and poppy seed cake", "egg");
    conflicts("vegan cheese and ham", "pork");
  });
});

describe("the purpose of an additive", () => {
  const PURPOSES = ["stabiliser", "emulsifier", "thickener"];

  it("contains no more than the additive that is named for it", () => {
    for (const purpose of PURPOSES)
      for (const key of ["egg", "soy"])
        for (const kind of ["menu", "ingredient"] as const)
          for (const named of [": gellan gum", " (E415)"]) fits(`${purpose}${named}`, key, kind);
  });

  it("may be anything if no additive is named for it", () => {
    for (const purpose of PURPOSES)
      for (const text of [purpose, `${purpose}, gellan gum`, `${purpose}: xyzzy`])
        for (const kind of ["menu", "ingredient"] as const) doesNotFit(text, "egg", kind);
  });

  it("is not a food: an additive that is named after a food does not replace that food", () => {
    for (const text of ["mayonnaise: gellan gum", "mayonnaise (E415)"]) conflicts(text, "egg", "ingredient");
  });
});

describe("a made dish", () => {
  it("is more than the food that it is named after", () => {
    conflicts("tuna melt", "dairy");
    for (const dish of ["prawn balls", "fish sticks", "lemon slice", "chocolate balls"]) doesNotFit(dish, "wheat");
  });

  it("is not assumed if fruit, vegetables or bread are only cut", () => {
    for (const cut of ["carrot sticks", "apple wedges", "melon balls", "mozzarella balls"]) fits(cut, "wheat");
    for (const cut of ["carrot slice", "apple slice"]) fits(cut, "egg");
  });

  it("is not assumed in a recipe's line, where a shape is how the food is cut", () => {
    fits("cod, cut into sticks", "wheat", "ingredient");
    fits("chicken, cut into bites", "wheat", "ingredient");
  });
});

describe("fried food", () => {
  it("may be coated in flour if it is flesh, or a vegetable that kitchens batter", () => {
    for (const dish of ["crispy squid", "fried mushrooms", "fried courgettes", "calamari"]) doesNotFit(dish, "wheat");
  });

  it("is not coated if kitchens fry it plain, or cook it in another way", () => {
    for (const dish of ["fried potatoes", "fried plantain", "grilled calamari", "crispy lettuce"]) fits(dish, "wheat");
  });
});

describe("offers and lists", () => {
  it("make what they offer possible, and a part with one food certain", () => {
    for (const text of ["poke bowl, choice of chicken or tofu", "green salad, add tofu +$3"])
      expect(onMenu(text, "soy")).toBe("may_contain");
    conflicts("poke bowl. Protein: tofu", "soy");
  });

  it("of absent foods end where the dish begins again", () => {
    doesNotFit("Free from gluten, chocolate brownie", "egg");
    fits("rice, free from nuts, milk, eggs", "dairy", "ingredient");
  });
});

describe("a recipe's line", () => {
  it("with equipment or a note names no food, and a food in brackets is one", () => {
    for (const text of ["7x5-inch baking dish", "After cooking:", "1 tsp baking soda (Royal)"])
      expect(inLine(text, "peanut")).toBe("match");
    conflicts("1 tsp spread (peanut butter)", "peanut", "ingredient");
  });

  it("is read to its end if a food's own name contains a cook's word", () => {
    doesNotFit("pad see ew", "peanut", "ingredient");
  });
});

/** Drinks that are made with milk, and plant milks that stand in for it. */
const MILK_DRINKS = ["latte", "cortado", "cappuccino", "flat white"] as const;
const PLANT_MILKS = ["oat milk", "soy milk", "almond milk"] as const;

describe("a plant milk", () => {
  it("replaces the milk of a drink, before and behind the drink's name", () => {
    for (const drink of MILK_DRINKS)
      for (const milk of PLANT_MILKS)
        for (const text of [`${milk} ${drink}`, `${drink} with ${milk}`, `${drink} (${milk})`]) fits(text, "dairy");
  });

  it("replaces nothing if it is one of two, an extra, or beside another dish", () => {
    for (const drink of MILK_DRINKS)
      for (const milk of PLANT_MILKS)
        for (const text of [
          `${drink} or ${milk}`,
          `${drink}, cream, ${milk}`,
          `${drink} with cream and ${milk}`,
          `${drink} with no ${milk}`,
        ])
          doesNotFit(text, "dairy");
    for (const dish of ["cheesecake", "rice pudding"]) doesNotFit(`${dish} with oat milk`, "dairy");
  });

  it("adds what it is made of", () => {
    conflicts("flat white with almond milk", "nut");
    conflicts("latte with soy milk", "soy");
  });
});

describe("the list in brackets behind an ingredient of a label", () => {
  const LABELS = ["Rye bread", "Stock", "Vegetable soup"] as const;

  it("decides what the ingredient contains if all of it is known", () => {
    for (const made of LABELS) {
      doesNotFit(made, "egg", "ingredient");
      fits(`${made} (water, carrots, salt)`, "egg", "ingredient");
      fits(`${made} 12 % (water, carrots, salt), sugar`, "egg", "ingredient");
      conflicts(`${made} (water, egg, salt)`, "egg", "ingredient");
    }
  });

  it("decides nothing with an unknown word, a single food, a warning, on a menu or in a recipe's line", () => {
    for (const made of LABELS) {
      for (const list of ["water, zorblax, salt", "carrots", "water, may contain egg"])
        doesNotFit(`${made} (${list})`, "egg", "ingredient");
      doesNotFit(`1 cup ${made} (water, carrots, salt)`, "egg", "ingredient");
      doesNotFit(`${made} (water, carrots, salt)`, "egg", "menu");
    }
  });

  it("names the source of an oil or a lecithin, and a second source counts, too", () => {
    fits("lecithin (sunflower), sugar", "soy", "ingredient");
    fits("vegetable oil (sunflower), sugar", "soy", "ingredient");
    for (const text of ["lecithin (soya)", "lecithin (sunflower, soya)", "vegetable oil (soya)"])
      doesNotFit(text, "soy", "ingredient");
    doesNotFit("lecithin, sugar", "soy", "ingredient");
  });
});

describe("short words of menus", () => {
  it('"w/" begins another part of the dish, and "w/o" denies the food behind it', () => {
    for (const w of ["w/", "W/", "w/ "]) {
      conflicts(`grilled salmon ${w}cheddar`, "dairy");
      fits(`grilled salmon ${w}lemon`, "dairy");
      conflicts(`rice, no nuts ${w}prawns`, "crustacean");
    }
    fits("grilled prawns w/o peanuts", "peanut");
    conflicts("grilled prawns w/o peanuts", "crustacean");
  });

  it('"not" before a food describes a substitute, and before a claim negates it', () => {
    for (const text of ["not chicken nuggets", "not-chicken nuggets"])
      expect(onMenu(text, "chicken")).toBe("may_contain");
    expect(onMenu("not dairy cheese", "dairy")).toBe("may_contain");
    doesNotFit("not nut free cake", "nut");
    conflicts("not only cheddar", "dairy");
  });

  it('"(not …)" in a line names what is not used, and a negated claim in it counts', () => {
    for (const text of ["2 cups corn oil (not peanut oil)", "1 cup pumpkin purée (not peanut butter)"])
      fits(text, "peanut", "ingredient");
    conflicts("1 cup peanut butter (not almond butter)", "peanut", "ingredient");
    for (const text of [
      "1 cake (not nut free)",
      "1 cup trail mix (not only nuts)",
      "1 cup oil (not olive but walnut oil)",
    ])
      doesNotFit(text, "nut", "ingredient");
  });

  it('"neither … nor" denies both foods, and nothing behind them', () => {
    for (const key of ["fish", "crustacean"]) fits("neither fish nor prawns, rice", key);
    conflicts("neither fish nor prawns, cheddar", "dairy");
    doesNotFit("neither fish nor meat, just eggs", "egg");
  });
});

describe("a name that begins with a claim", () => {
  it("counts as the claim, unless the text leaves it open", () => {
    fits("vegan butter", "dairy", "ingredient");
    doesNotFit("ideally vegan butter", "dairy", "ingredient");
    doesNotFit("margarine", "dairy", "ingredient");
    conflicts("vegan butter, cheddar", "dairy", "ingredient");
  });
});
