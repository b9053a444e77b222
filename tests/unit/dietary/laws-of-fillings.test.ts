import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { type Concept, hasTrait, isA } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { listOfKind } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** What the kind of a dish and its filling say about unnamed foods, and what they never hide. */
const knowledge = loadKnowledge();
const named = (id: string): Concept => knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1] as Concept;
const substancesOf = (text: string, kind: "menu" | "ingredient" = "menu") => {
  const { yes, may, unknown } = readFood(text, knowledge, { kind }).profile;
  return yes | may | unknown;
};
const verdictOn = (name: string, key: string, preference: "allergy" | "avoid" = "allergy"): VerdictKind | undefined =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference }], knowledge, {
    provenance: "venue",
    kind: "menu",
  })[0]?.kind;

const FROM_THE_SEA = BIT.fish | BIT.crustacean | BIT.mollusc;
const filledDish = named("filled-dish").index;
const OPEN = knowledge.concepts.filter((each) => hasTrait(each, "open") && isA(each, filledDish));
const FILLINGS = [
  "minced beef",
  "ham",
  "cheddar",
  "tuna",
  "prawns",
  "mussels",
  "walnuts",
  "peanuts",
  "spinach",
  "tofu",
];

describe("a dish with a named filling", () => {
  it("contains everything of the filling and everything that the dish itself certainly contains", () => {
    expect(OPEN.length).toBeGreaterThan(15);
    for (const dish of OPEN)
      for (const filling of FILLINGS)
        for (const joined of listOfKind("with").filter((word) => /^\p{L}{3,}$/u.test(word))) {
          const text = `${dish.name} ${joined} ${filling}`;
          const lost = (substancesOf(filling) | dish.profile.yes) & ~substancesOf(text);
          expect([text, lost]).toEqual([text, 0]);
        }
  });

  it("loses only unnamed fish, shellfish and peanuts", () => {
    for (const dish of OPEN)
      for (const filling of FILLINGS) {
        const text = `${dish.name} with ${filling}`;
        expect([text, dish.profile.may & ~substancesOf(text) & ~(FROM_THE_SEA | BIT.peanut)]).toEqual([text, 0]);
      }
  });

  it("contains no seafood if the filling has none", () => {
    for (const text of ["Börek with minced lamb", "Pierogi with potato and cheese", "Quesadilla with chicken"])
      for (const key of ["fish", "crustacean", "mollusc"])
        expect([text, verdictOn(text, key)]).toEqual([text, "match"]);
  });

  it("may contain seafood beside a sauce, a salad or a vegetable that may only lie beside it", () => {
    for (const text of ["Taco with cabbage", "Burrito with guacamole", "Pierogi with sour cream", "Börek with salad"])
      expect([text, verdictOn(text, "fish")]).toEqual([text, "may_contain"]);
  });

  it("certainly contains a second filling, whatever the first one is", () => {
    expect(verdictOn("Taco with cheese and prawns", "crustacean")).toBe("conflict");
    expect(verdictOn("Quiche with leek and salmon", "fish")).toBe("conflict");
  });
});

describe("the name of its class behind a dish", () => {
  const TWICE = ["fattoush salad", "minestrone soup", "miso soup", "gazpacho soup"] as const;

  it("adds nothing to what the dish's own name says", () => {
    for (const text of TWICE) {
      const own = text.split(" ")[0] === "miso" ? text : (text.split(" ")[0] as string);
      expect([text, substancesOf(text)]).toEqual([text, substancesOf(own)]);
    }
  });

  it("removes nothing from any dish", () => {
    for (const id of ["soup", "salad", "stew", "sandwich", "wrap"]) {
      const above = named(id);
      const below = knowledge.concepts.filter((each) => each.index !== above.index && isA(each, above.index));
      for (const dish of below) {
        const text = `${dish.name} ${above.name}`;
        const lost = dish.profile.yes & ~substancesOf(text);
        expect([text, lost]).toEqual([text, 0]);
      }
    }
  });
});

describe("the stock in a dish of meat", () => {
  it("is not made of fish", () => {
    for (const dish of ["Shepherd's pie", "French dip"])
      expect([dish, verdictOn(dish, "crustacean")]).toEqual([dish, "match"]);
  });

  it("may be in a dish of fish, of shellfish or of nothing named", () => {
    for (const { id, profile } of knowledge.concepts) {
      const foods = knowledge.holdings.get(knowledge.conceptIndex.get(id) ?? -1) ?? [];
      const concepts = foods.map(({ food }) => knowledge.concepts[food] as Concept);
      const isOfSea = concepts.some((food) => !hasTrait(food, "compound") && food.profile.yes & FROM_THE_SEA);
      for (const food of concepts)
        if (isOfSea && food.profile.yes & FROM_THE_SEA)
          expect([id, food.profile.yes & FROM_THE_SEA & ~(profile.yes | profile.may)]).toEqual([id, 0]);
    }
    expect(verdictOn("Stock", "fish")).toBe("may_contain");
  });
});

/** How languages name nuts in general, and how they say that a dish is without them. */
const WITHOUT_NUTS = [
  ["en", "no nuts"],
  ["en", "without nuts"],
  ["de", "ohne Nüsse"],
  ["fr", "sans fruits à coque"],
  ["es", "sin frutos secos"],
  ["it", "senza frutta a guscio"],
  ["nl", "zonder gemengde noten"],
  ["ru", "без орехов"],
] as const;
const CAKES = ["chocolate cake", "brownie", "Schokoladenkuchen"] as const;

describe("a denial of nuts", () => {
  it("removes tree nuts, and leaves peanuts possible, in every language", () => {
    for (const [language, denial] of WITHOUT_NUTS)
      for (const cake of CAKES)
        for (const text of [`${cake}, ${denial}`, `${denial}: ${cake}`, `${cake} (${denial})`]) {
          expect([language, text, verdictOn(text, "tree nut")]).toEqual([language, text, "match"]);
          expect([language, text, verdictOn(text, "peanut")]).toEqual([language, text, "may_contain"]);
        }
  });

  it("leaves an allergy to all nuts as cautious as one to peanuts", () => {
    for (const [, denial] of WITHOUT_NUTS)
      expect([denial, verdictOn(`brownie, ${denial}`, "nut")]).toEqual([denial, "may_contain"]);
  });

  it("in the form of a label's claim is about both", () => {
    for (const text of [
      "nut-free brownie",
      "brownie (nut free)",
      "brownie, free from nuts",
      "brownie, contains no nuts",
    ])
      for (const key of ["nut", "tree nut", "peanut"]) expect([text, verdictOn(text, key)]).toEqual([text, "match"]);
  });
});

const WITHOUT_ALCOHOL = [
  "Non-alcoholic mojito",
  "Nonalcoholic mojito",
  "Alcohol-free mojito",
  "Mojito (non-alcoholic)",
  "Mojito ohne Alkohol",
  "Alkoholfreier Mojito",
  "Mojito sans alcool",
  "Mojito non alcoolisé",
  "Mojito sin alcohol",
  "Mojito analcolico",
  "Mojito sem álcool",
];

describe("a drink that is said to be without alcohol", () => {
  it("may contain alcohol: neither certain nor a fit", () => {
    for (const text of WITHOUT_ALCOHOL)
      expect([text, verdictOn(text, "alcohol", "avoid")]).toEqual([text, "may_contain"]);
  });

  it("contains what its other words say", () => {
    expect(verdictOn("Mojito", "alcohol", "avoid")).toBe("conflict");
    expect(verdictOn("Non-alcoholic mojito with rum", "alcohol", "avoid")).toBe("conflict");
    expect(verdictOn("Non-alcoholic eggnog", "egg")).toBe("conflict");
  });
});

describe("oil that is only flavoured with a food", () => {
  it("may contain the food's fructans, and contains its allergens", () => {
    const [oil] = judge([{ id: "", name: "garlic-infused oil" }], [{ type: "diet", key: "low_fodmap" }], knowledge, {
      provenance: "recipe",
      kind: "ingredient",
    });
    expect(oil?.kind).toBe("may_contain");
    expect(verdictOn("walnut infused oil", "nut")).toBe("conflict");
    expect(verdictOn("garlic-infused oil", "garlic", "avoid")).toBe("conflict");
  });
});

describe("a word that equals another one without its diacritics", () => {
  it("joins two foods in Vietnamese, and is butter in Finnish", () => {
    expect(verdictOn("Cơm với rau", "dairy")).not.toBe("conflict");
    expect(verdictOn("Cơm với tôm", "crustacean")).toBe("conflict");
    expect(verdictOn("Leipä ja voi", "dairy")).toBe("conflict");
  });
});

describe("food on top of a dish", () => {
  it("is eaten, unlike the purpose of another food", () => {
    for (const purpose of ["topping", "sprinkling", "finishing"])
      expect(substancesOf(`rice, for ${purpose} walnuts, rice`, "ingredient") & BIT.tree_nut).not.toBe(0);
    for (const line of ["1 cup butter, for topping the walnut bread", "2 tbsp flour for dusting the almond dough"])
      expect([line, substancesOf(line, "ingredient") & BIT.tree_nut]).toEqual([line, 0]);
  });
});

describe("a description that lists foods of a dish", () => {
  const possibleIn = (name: string, description: string) =>
    placedMentions({ id: "", name, description }, knowledge, "menu")
      .filter(({ field }) => field === "name")
      .reduce((mask, { profile }) => mask | profile.yes | profile.may, 0);

  it.each([
    ["two foods", "tomato, cucumber"],
    ["a word that nobody knows", "tomato, cucumber, radish, zorblax"],
  ])("with %s is no complete list: what the dish may contain stays possible", (_, description) => {
    for (const dish of OPEN)
      expect([dish.name, dish.profile.may & ~possibleIn(dish.name, description)]).toEqual([dish.name, 0]);
  });

  it("removes nothing from a dish whose content is not open", () => {
    const dishes = knowledge.concepts.filter(
      (each) =>
        hasTrait(each, "compound") &&
        !hasTrait(each, "open") &&
        isA(each, named("prepared-dish").index) &&
        each.profile.may & (FROM_THE_SEA | BIT.peanut),
    );
    expect(dishes.length).toBeGreaterThan(100);
    for (const { name } of dishes)
      expect([name, possibleIn(name, "") & ~possibleIn(name, "tomato, rice, carrot")]).toEqual([name, 0]);
  });
});
