import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Concept } from "@/server/dietary/engine/model/knowledge";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Like laws-of-rules, of the rules that decide only where two others meet: in brackets, behind a mark, between two claims. */
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

/** Foods whose names are words that say nothing, and another food: "bottled lemon juice", "angel food cake". */
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
  it("take nothing from it, whatever food they would name before it", () => {
    expect(NAMED_WITH_WORDS.length).toBeGreaterThan(300);
    for (const { plain, text } of NAMED_WITH_WORDS) {
      const { yes, may, unknown } = readFood(text, knowledge, { kind: "ingredient" }).profile;
      expect([text, plain.profile.yes & ~(yes | may | unknown)]).toEqual([text, 0]);
    }
  });

  it("add what the food that they name holds", () => {
    expectKind("lemon juice", "sulphite", "match", "ingredient");
    for (const text of ["lemon juice (bottled)", "lemon juice, bottled"])
      expectKind(text, "sulphite", "may_contain", "ingredient");
  });

  it("are no whole list where one of them is denied", () => {
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

  it("clears no animal that the second one names", () => {
    expectKind("vegan mango and prawn salad", "crustacean", "conflict");
    expectKind("vegan lemon and cream cake", "dairy", "conflict");
  });

  it("in a food's own name leaves the meat of the dish possible, and a named meat certain", () => {
    expectKind("vegan cheese burger", "beef", "may_contain");
    expectKind("vegan cheese beef burger", "beef", "conflict");
    for (const dish of ["pizza", "quesadilla"]) {
      expectKind(dish, "dairy", "conflict");
      expectKind(`vegan cheese ${dish}`, "dairy", "may_contain");
    }
  });
});

describe("a plain no", () => {
  it("before a word that only stresses it denies the food behind it", () => {
    for (const word of ["extra", "other", "more"]) {
      expectKind(`no ${word} nuts, rice`, "tree nut", "match");
      expectKind(`tomato soup, no ${word} dairy`, "dairy", "match");
    }
    expectKind("tomato soup, no dairy", "dairy", "match");
    expectKind("tomato soup", "dairy", "may_contain");
  });

  it("ties two foods beside a word of a language in which it does", () => {
    expectKind("camarão no leite", "dairy", "conflict");
    expectKind("ebi no mayonnaise", "egg", "conflict");
  });

  it("leaves it open whether it denies a second food that no word leads to", () => {
    expectKind("toast without butter walnuts", "nut", "may_contain");
    expectKind("rice without butter cheddar", "dairy", "may_contain");
    expectKind("fried without butter in walnut oil", "nut", "conflict");
  });

  it("of a list ends before a dish, whatever stands before the list", () => {
    for (const dish of ["chocolate brownie", "pancakes"]) doesNotFit(`rice, free from gluten, ${dish}`, "egg");
  });
});

describe("a claim and a denial behind each other", () => {
  it("are two claims where a class is denied, and one that depends on it where a food is", () => {
    expectKind("brownie, vegan, without nuts", "egg", "match");
    expectKind("pancakes, vegan, without nuts", "dairy", "match");
    expectKind("greek salad, vegan, without feta", "dairy", "conflict");
  });

  it("stay heard where what is left open stands behind the food", () => {
    for (const open of ["if needed", "if you like"])
      expectKind(`dairy-free cheddar ${open}`, "dairy", "match", "ingredient");
    expectKind("soft vegan butter", "dairy", "match", "ingredient");
  });

  it("speak for a list of classes at the end of a text, also of those that are eaten", () => {
    for (const key of ["egg", "fish"])
      for (const dish of ["pancakes", "tomato soup"]) expectKind(`${dish}, egg and fish free`, key, "match");
  });

  it("deny a made food with a hyphen alone", () => {
    expectKind("pesto-free pasta", "nut", "match");
    doesNotFit("pesto free pasta", "nut");
  });
});

describe("a dish that is named by its shape", () => {
  it("is made of flour where the food is not scooped or cut plain", () => {
    for (const text of ["melon squares", "butter patties", "cheddar sticks", "prawn sticks"]) doesNotFit(text, "wheat");
    for (const text of ["melon balls", "melon slices"]) expectKind(text, "wheat", "match");
  });

  it("in a style is what its own food is, unless the style is an animal's", () => {
    expectKind("Greek-style yogurt", "dairy", "conflict");
    expectKind("chicken-style pieces", "chicken", "may_contain");
    for (const text of ["Greek-style cheese", "garlic-style chicken"]) expectKind(text, "soy", "match");
  });
});

describe("what names no food", () => {
  it("is unknown: a roast, and a class of many foods", () => {
    for (const key of ["pork", "nut", "egg"]) {
      expectKind("roast with potatoes", key, "unknown");
      expectKind("baked goods", key, "unknown");
    }
  });
});

describe("what fills a dish, and what is added to a food", () => {
  it.each([
    ["lait aux amandes", "dairy"],
    ["crème aux amandes", "dairy"],
    ["beurre au soja", "dairy"],
    ["yaourt aux noisettes", "dairy"],
  ])("%s stays what it is called", (text, key) => {
    expect([text, verdictOn(text, key)]).toEqual([text, "conflict"]);
  });
});

describe('"regular" beside "or"', () => {
  it.each(["oat milk or regular", "regular or oat milk", "latte with almond milk or regular"])(
    "%s offers milk",
    (text) => {
      expect([text, verdictOn(text, "dairy")]).not.toEqual([text, "match"]);
    },
  );

  it("says nothing of food elsewhere", () => {
    expect(verdictOn("regular oat milk", "dairy")).toBe("match");
    expect(verdictOn("oat milk, regular", "dairy")).toBe("match");
  });
});

describe("a denial at a joiner", () => {
  it.each([
    ["rice without nuts and prawns", "crustacean"],
    ["salad with no cheese and prawns", "crustacean"],
    ["noodles without egg but peanuts", "peanut"],
    ["no nuts, but with butter", "dairy"],
    ["bread without nuts plus cheese", "dairy"],
  ])("%s: what stands behind it may be there", (text, key) => doesNotFit(text, key));
});
