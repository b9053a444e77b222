import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Concept } from "@/server/dietary/engine/model/knowledge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * Like laws-of-rules, of the rules that decide only where two others meet: in brackets, behind a mark, between two
 * claims.
 */
const knowledge = loadKnowledge();

type Kind = "menu" | "ingredient";
const verdictOn = (name: string, key: string, kind: Kind = "menu") =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: "venue",
    kind,
  })[0]?.kind;
const expectKind = (name: string, key: string, verdict: string, kind: Kind = "menu") =>
  expect([name, key, verdictOn(name, key, kind)]).toEqual([name, key, verdict]);
const doesNotFit = (name: string, key: string, kind: Kind = "menu") =>
  expect([name, key, verdictOn(name, key, kind)]).not.toEqual([name, key, "match"]);

const CLAIMS: ReadonlySet<string> = new Set(["absent", "free", "plant_based", "meatless", "imitation", "alcohol_free"]);

/** Foods whose names consist of words that say nothing and another food: "bottled lemon juice", "angel food cake". */
const NAMED_WITH_WORDS = [...knowledge.lexicon.concepts].flatMap(([name, index]) => {
  const words = name.split(" ");
  const last = knowledge.lexicon.concepts.get(words.at(-1) ?? "");
  const before = words.slice(0, -1);
  const isWord = (word: string) =>
    knowledge.lexicon.words.has(word) &&
    !knowledge.lexicon.concepts.has(word) &&
    !CLAIMS.has(knowledge.lexicon.words.get(word) ?? "");
  if (before.length === 0 || last === undefined || last === index || !before.every(isWord)) return [];
  const food = knowledge.concepts[index] as Concept;
  const plain = knowledge.concepts[last] as Concept;
  return [{ food, plain, text: `${words.at(-1)} (${before.join(" ")})` }];
});

describe("words in brackets behind a food", () => {
  it("remove nothing from it, whatever food they would name before it", () => {
    expect(NAMED_WITH_WORDS.length).toBeGreaterThan(300);
    for (const { plain, text } of NAMED_WITH_WORDS) {
      const { yes, may, unknown } = readFood(text, knowledge, { kind: "ingredient" }).profile;
      expect([text, plain.profile.yes & ~(yes | may | unknown)]).toEqual([text, 0]);
    }
  });

  it("add what they would add before the food", () => {
    expectKind("lemon juice", "sulphite", "match", "ingredient");
    for (const text of ["lemon juice (bottled)", "lemon juice, bottled"])
      expectKind(text, "sulphite", "may_contain", "ingredient");
  });

  it("are no complete list if one of them is denied", () => {
    expectKind("Vegetable soup (water, carrots, salt)", "celery", "match", "ingredient");
    for (const denied of ["no egg", "without milk"])
      doesNotFit(`Vegetable soup (water, ${denied}, salt)`, "celery", "ingredient");
  });
});

describe("a claim before two foods", () => {
  it("is about the first alone, unless that is fruit, vegetables or nuts", () => {
    for (const first of ["cheese", "bread", "pasta"]) {
      expectKind(`vegan ${first} and tomato pizza`, "dairy", "conflict");
      expectKind(`gluten-free ${first} and chocolate cake`, "wheat", "conflict");
    }
    doesNotFit("gluten-free lemon and almond cake", "nut");
  });

  it("clears no animal product that the second one names", () => {
    expectKind("vegan mango and prawn salad", "crustacean", "conflict");
    expectKind("vegan lemon and cream cake", "dairy", "conflict");
  });

  it("as part of the first food's name leaves the dish's meat possible, and a named meat certain", () => {
    expectKind("vegan cheese burger", "beef", "may_contain");
    expectKind("vegan cheese beef burger", "beef", "conflict");
    for (const dish of ["pizza", "quesadilla"]) {
      expectKind(dish, "dairy", "conflict");
      expectKind(`vegan cheese ${dish}`, "dairy", "may_contain");
    }
  });
});

describe("a plain denial", () => {
  it("with a word of emphasis denies the food behind it", () => {
    for (const word of ["extra", "other", "more"]) {
      expectKind(`no ${word} nuts, rice`, "tree nut", "match");
      expectKind(`tomato soup, no ${word} dairy`, "dairy", "match");
    }
    expectKind("tomato soup, no dairy", "dairy", "match");
    expectKind("tomato soup", "dairy", "may_contain");
  });

  it('"no" joins two foods beside a word of a language in which it means "in" or "of"', () => {
    expectKind("camarão no leite", "dairy", "conflict");
    expectKind("ebi no mayonnaise", "egg", "conflict");
  });

  it("leaves a second food possible if no word joins it", () => {
    expectKind("toast without butter walnuts", "nut", "may_contain");
    expectKind("rice without butter cheddar", "dairy", "may_contain");
    expectKind("fried without butter in walnut oil", "nut", "conflict");
  });

  it("of a list ends before a dish, whatever stands before the list", () => {
    for (const dish of ["chocolate brownie", "pancakes"]) doesNotFit(`rice, free from gluten, ${dish}`, "egg");
  });
});

describe("a claim and a denial beside each other", () => {
  it("are two claims if a class is denied, and a conditional claim if a food is", () => {
    expectKind("brownie, vegan, without nuts", "egg", "match");
    expectKind("pancakes, vegan, without nuts", "dairy", "match");
    expectKind("greek salad, vegan, without feta", "dairy", "conflict");
  });

  it("still count if only the amount behind the food is optional", () => {
    for (const open of ["if needed", "if you like"])
      expectKind(`dairy-free cheddar ${open}`, "dairy", "match", "ingredient");
    expectKind("soft vegan butter", "dairy", "match", "ingredient");
  });

  it("apply to a list of classes at the end of a text, even if the classes are foods", () => {
    for (const key of ["egg", "fish"])
      for (const dish of ["pancakes", "tomato soup"]) expectKind(`${dish}, egg and fish free`, key, "match");
  });

  it("deny a made food only with a hyphen", () => {
    expectKind("pesto-free pasta", "nut", "match");
    doesNotFit("pesto free pasta", "nut");
  });
});

describe("a dish that is named by its shape", () => {
  it("may contain flour, unless the food is only scooped or sliced", () => {
    for (const text of ["melon squares", "butter patties", "cheddar sticks", "prawn sticks"]) doesNotFit(text, "wheat");
    for (const text of ["melon balls", "melon slices"]) expectKind(text, "wheat", "match");
  });

  it(`with "-style" contains its own food, unless the style is an animal's`, () => {
    expectKind("Greek-style yogurt", "dairy", "conflict");
    expectKind("chicken-style pieces", "chicken", "may_contain");
    for (const text of ["Greek-style cheese", "garlic-style chicken"]) expectKind(text, "soy", "match");
  });
});

describe("a text without a food", () => {
  it("is unknown, such as a roast or a class of many foods", () => {
    for (const key of ["pork", "nut", "egg"]) {
      expectKind("roast with potatoes", key, "unknown");
      expectKind("baked goods", key, "unknown");
    }
  });
});

describe("a food that is flavoured with or filled with another", () => {
  it.each([
    ["lait aux amandes", "dairy"],
    ["crème aux amandes", "dairy"],
    ["beurre au soja", "dairy"],
    ["yaourt aux noisettes", "dairy"],
  ])("%s stays the food that it is named after", (text, key) => {
    expect([text, verdictOn(text, key)]).toEqual([text, "conflict"]);
  });
});

describe('"regular" beside "or"', () => {
  it.each(["oat milk or regular", "regular or oat milk", "latte with almond milk or regular"])(
    "%s may contain milk",
    (text) => {
      expect([text, verdictOn(text, "dairy")]).not.toEqual([text, "match"]);
    },
  );

  it("has no effect elsewhere", () => {
    expect(verdictOn("regular oat milk", "dairy")).toBe("match");
    expect(verdictOn("oat milk, regular", "dairy")).toBe("match");
  });
});

describe("a denial before a joining word", () => {
  it.each([
    ["rice without nuts and prawns", "crustacean"],
    ["salad with no cheese and prawns", "crustacean"],
    ["noodles without egg but peanuts", "peanut"],
    ["no nuts, but with butter", "dairy"],
    ["bread without nuts plus cheese", "dairy"],
  ])("%s: the food behind the joining word may be there", (text, key) => doesNotFit(text, key));
});
