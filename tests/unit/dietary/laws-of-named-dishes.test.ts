import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { listOfKind, meaningsOf } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** What a dish contains whose name begins with a food, and what short words in a text mean. */
const knowledge = loadKnowledge();
type Kind = "menu" | "ingredient";

const allergyTo = (key: string, name: string, kind: Kind = "menu"): VerdictKind | undefined =>
  judge([{ id: "", name }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
    provenance: kind === "menu" ? "venue" : "recipe",
    kind,
  })[0]?.kind;

describe("a dish that is named after its food", () => {
  it("contains nothing that its rule excludes, also where the food replaces the dish's flesh", () => {
    let seen = 0;
    for (const [at, rules] of knowledge.headRules)
      for (const { effect, modifier, substances } of rules) {
        const head = knowledge.concepts[at];
        const food = knowledge.concepts[modifier];
        if (effect !== "narrow" || !head || !food) continue;
        const { mentions, profile } = readFood(`${food.name} ${head.name}`, knowledge, { kind: "menu" });
        const ids = mentions.flatMap(({ concepts }) => concepts.map(({ id }) => id));
        if (ids.length !== 2 || !ids.includes(food.id) || !ids.includes(head.id)) continue;
        seen++;
        const own = food.profile.yes | food.profile.may | head.profile.yes;
        expect([food.name, head.name, profile.may & substances & ~own]).toEqual([food.name, head.name, 0]);
      }
    expect(seen).toBeGreaterThan(150);
  });

  it.each([
    ["carrot burger", "fish"],
    ["lentil ravioli", "crustacean"],
    ["venison stew", "mollusc"],
    ["pumpkin fritters", "fish"],
    ["goat cheese pizza", "tree nut"],
  ])("%s contains no %s", (name, key) => expect(allergyTo(key, name)).toBe("match"));

  it.each([
    ["tofu stew", "mollusc"],
    ["seaweed soup", "mollusc"],
    ["kimchi stew", "fish"],
    ["pumpkin stir-fry", "fish"],
    ["okra stew", "crustacean"],
    ["bamboo shoot curry", "crustacean"],
  ])("%s may contain %s, because kitchens season with it", (name, key) =>
    expect(allergyTo(key, name)).not.toBe("match"),
  );
});

describe("a described dish", () => {
  const LISTED = "cucumber, tomato, dill, olive oil";
  const ALWAYS_NAMED = ["fish", "crustacean", "mollusc", "peanut", "tree nut"];
  const DRESSED = [...ALWAYS_NAMED, "dairy", "egg", "soy", "sesame", "meat"];
  const described = (name: string, description: string, key: string) =>
    judge([{ id: "", name, description }], [{ type: "ingredient", key, preference: "allergy" }], knowledge, {
      provenance: "venue",
      kind: "menu",
    })[0]?.kind;

  it.each(["Salad", "Cucumber salad", "Tomato salad", "Green salad", "Side salad"])(
    "is a salad of what is listed, where its dressing is: %s",
    (name) => {
      for (const key of DRESSED) {
        expect([key, described(name, LISTED, key)]).toEqual([key, "match"]);
        expect([key, allergyTo(key, `${name}: ${LISTED}`)]).toEqual([key, "match"]);
      }
      expect(described(name, LISTED, "gluten-grain")).toBe("may_contain");
      expect(described(name, "cucumber, tomato, dill", "egg")).toBe("may_contain");
    },
  );

  it("holds all that is listed, and is in doubt by one unknown word", () => {
    expect(described("Salad", `${LISTED}, feta`, "dairy")).toBe("conflict");
    expect(described("Walnut salad", LISTED, "tree nut")).toBe("conflict");
    for (const key of DRESSED) expect([key, described("Salad", `${LISTED}, zrblk`, key)]).not.toEqual([key, "match"]);
  });

  it("still is seasoned by its kitchen", () => {
    for (const [kitchen] of meaningsOf("kitchen"))
      expect([kitchen, described(`${kitchen} salad`, LISTED, "fish")]).not.toEqual([kitchen, "match"]);
    for (const name of ["Thai potato curry", "Thai chickpea curry"])
      expect([name, allergyTo("crustacean", name)]).not.toEqual([name, "match"]);
    expect(allergyTo("crustacean", "Indian potato curry")).toBe("match");
  });
});

describe("oats and soy before a coffee", () => {
  it.each(["latte", "flat white", "cappuccino", "cortado", "latte macchiato", "iced latte"])(
    "are its milk: %s",
    (drink) => {
      for (const plant of ["Oat", "Soy", "Soja"])
        expect([plant, allergyTo("dairy", `${plant} ${drink}`)]).toEqual([plant, "match"]);
      expect(allergyTo("soy", `Soy ${drink}`)).toBe("conflict");
      expect(allergyTo("dairy", `Almond ${drink}`)).toBe("may_contain");
    },
  );

  it("are not the milk of a shake, and roasted soy flour is not the milk of a coffee", () => {
    for (const name of ["Oat milkshake", "Kinako latte", "Oat cookie latte"])
      expect([name, allergyTo("dairy", name)]).not.toEqual([name, "match"]);
  });
});

describe("a little word", () => {
  it("that is an article elsewhere is no article alone between two commas of a label", () => {
    const articles = listOfKind("article").filter((word) => word.length > 1);
    expect(articles).toContain("un");
    for (const word of articles) {
      const { profile } = readFood(`sugar, ${word}, yeast`, knowledge, { kind: "ingredient" });
      expect([word, profile.unknown & BIT.gluten]).toEqual([word, BIT.gluten]);
    }
    expect(allergyTo("wheat", "un, su, tuz, maya", "ingredient")).toBe("unknown");
  });

  it("that has marks is not the one without", () => {
    for (const name of ["Bún", "Bún bò Huế", "Bún thịt nướng"])
      expect([name, allergyTo("wheat", name)]).not.toEqual([name, "conflict"]);
    expect(allergyTo("wheat", "Burger in a bun")).toBe("conflict");
  });
});
