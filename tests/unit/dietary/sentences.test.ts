import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { DEMO_RECIPES } from "../../../prisma/seed/demo-recipes";

const knowledge = loadKnowledge();
const food = (key: string, preference: "allergy" | "intolerance" | "avoid"): Setting => ({
  type: "ingredient",
  key,
  preference,
});

/** Settings whose sentences people read: allergies, diets, ways of eating and health concerns. */
const SETTINGS: readonly Setting[] = [
  { type: "diet", key: "vegetarian" },
  { type: "diet", key: "vegan" },
  { type: "diet", key: "gluten_free" },
  food("dairy", "allergy"),
  food("nut", "allergy"),
  food("gluten-grain", "allergy"),
  food("fish", "allergy"),
  food("alcoholic-drink", "avoid"),
  food("strawberry", "intolerance"),
  food("not-halal", "avoid"),
  food("not-kosher", "avoid"),
  food("no-pork", "avoid"),
  { type: "health", key: "pregnancy" },
  { type: "health", key: "ibs" },
  { type: "health", key: "high_blood_pressure" },
];

const LINES = [
  ...DEMO_RECIPES.flatMap(({ ingredients }) => ingredients.map(([, , name]) => name)),
  ...["caesar dressing", "worcestershire sauce", "mixed nuts", "mixed berries", "tahini", "pesto", "prosciutto"],
  ...["almond flour", "puff pastry", "smoked salmon", "swordfish", "blue cheese", "gluten-free pasta", "zorblax paste"],
  ...["white wine", "beer", "gelatine", "chorizo", "strawberry jam", "oat milk", "vegan butter", "walnuts (optional)"],
];
const DISHES = [
  ...[
    "Caesar salad",
    "Fish and chips",
    "Pad thai",
    "Margherita pizza",
    "Tiramisu",
    "Prawn cocktail",
    "Greek salad, feta",
  ],
  ...["Vegan mac and cheese", "Oat milk latte", "Beef burger with cheddar", "Chef's surprise", "Soup of the day"],
];

const said = [
  ...judge(
    LINES.map((name) => ({ id: name, name })),
    SETTINGS,
    knowledge,
    { provenance: "recipe", kind: "ingredient" },
  ),
  ...judge(
    DISHES.map((name) => ({ id: name, name })),
    SETTINGS,
    knowledge,
    { provenance: "venue", kind: "menu" },
  ),
].flatMap(({ id, reasons }) => reasons.filter(({ kind }) => kind !== "info").map((reason) => ({ id, ...reason })));

describe("the sentences of reasons", () => {
  it("are some hundreds, each with a subject, an end and no internal word", () => {
    expect(said.length).toBeGreaterThan(300);
    for (const { rule } of said) {
      expect(rule).toMatch(/^[\p{Lu}“\d]/u);
      expect(rule).toMatch(/[.?]$/);
      expect(rule).not.toMatch(
        /gluten grain|alcoholic drink|Not among its known|^Its |undefined|_|single (?:vegetable|spice)/i,
      );
      expect(rule.length).toBeLessThan(320);
    }
  });

  it("name the food and the setting if there is a conflict", () => {
    const against = said.filter(({ kind, measure }) => (kind === "conflict" || kind === "may_contain") && !measure);
    for (const { rule } of against)
      expect(rule).toMatch(
        /; (?:you (?:are allergic to|do not tolerate|avoid|eat|take|do not like)|your card says) .+\.$/,
      );
  });

  it("name the setting whatever they say: a fit, a figure that nobody knows, a concern without rules", () => {
    const ways: readonly Setting[] = [
      { type: "diet", key: "keto" },
      { type: "diet", key: "low_fodmap" },
      { type: "health", key: "diabetes" },
      { type: "health", key: "food_allergies" },
      { type: "health", key: "lactose_intolerance" },
    ];
    const dishes = ["Caesar salad", "Green salad", "Miso black cod", "Egg yolk", "Croutons"];
    const more = judge(
      dishes.map((name) => ({ id: name, name })),
      ways,
      knowledge,
      { provenance: "venue", kind: "menu" },
    ).flatMap(({ reasons }) => reasons);
    for (const { rule } of [...said, ...more]) expect(rule).toMatch(/; (?:you |your card says )[^;]+\.(?: .+)?$/);
  });

  it("say that a claim with an alternative leaves the food open, and do not speak of traces", () => {
    const [verdict] = judge(
      [{ id: "", name: "1 tbsp vegan butter or regular butter" }],
      [food("egg", "allergy")],
      knowledge,
      {
        provenance: "recipe",
        kind: "ingredient",
      },
    );
    expect(verdict?.reasons.map(({ rule }) => rule)).toEqual([
      "The word “vegan” may describe only a part of it, so it may contain eggs; you are allergic to eggs.",
    ]);
  });

  it("say only of unknown foods that we do not know them", () => {
    const notKnown = said.filter(({ rule }) => rule.startsWith("We do not know"));
    expect(new Set(notKnown.map(({ id }) => id))).toEqual(
      new Set(["zorblax paste", "Chef's surprise"].filter((id) => notKnown.some((one) => one.id === id))),
    );
    expect(notKnown.some(({ id }) => id === "zorblax paste")).toBe(true);
  });

  it.each([
    ["caesar dressing", "fish", "Caesar dressing is made with anchovy; you are allergic to fish."],
    ["caesar dressing", "dairy", "Caesar dressing is made with parmesan; you are allergic to dairy."],
    ["mixed berries", "strawberry", "Mixed berries may be or contain strawberry; you do not tolerate strawberry."],
    ["prosciutto", "no-pork", "Prosciutto is pork; you eat no pork."],
    ["white wine", "not-halal", "White wine contains alcohol; you eat halal."],
    ["white wine", "alcoholic-drink", "White wine contains alcohol; you avoid alcohol."],
  ])("%s against %s", (id, key, sentence) => {
    expect(said.filter((one) => one.id === id && one.setting.key === key).map(({ rule }) => rule)).toContain(sentence);
  });

  it.each([
    ["Prawn curry", "shellfish", "Prawn curry is made with shrimp; you are allergic to shellfish."],
    ["Clam chowder", "shellfish", "Clam chowder is made with clam; you are allergic to shellfish."],
    ["Prawns", "shellfish", "Prawns are shellfish; you are allergic to shellfish."],
    ["Cheddar", "dairy", "Cheddar is dairy; you are allergic to dairy."],
    ["Noodles 🦐", "shellfish", "The sign 🦐 may mean that it contains crustaceans; you are allergic to shellfish."],
    ["Soup, may contain nuts", "nut", "There may be traces of nuts in it; you are allergic to nuts."],
  ])("%s: the sentence states how the food is in the dish", (name, key, sentence) => {
    const [verdict] = judge([{ id: name, name }], [food(key, "allergy")], knowledge, {
      provenance: "venue",
      kind: "menu",
    });
    expect(verdict?.reasons.map(({ rule }) => rule)).toContain(sentence);
  });

  it("say when a fit rests on a food's name", () => {
    const fit = said.find(
      ({ id, setting, kind }) => id === "Vegan mac and cheese" && setting.key === "dairy" && kind === "match",
    );
    expect(fit?.rule).toContain("That rests on what");
  });
});

describe("a subject that ends in s", () => {
  const sentenceOn = (name: string, key: string) =>
    judge([{ id: "", name }], [food(key, "allergy")], knowledge, { provenance: "venue", kind: "menu" })[0]?.reasons[0]
      ?.rule;

  it.each([
    ["Geräucherter Lachs", "fish"],
    ["Räucherlachs", "fish"],
    ["Geitenkaas", "dairy"],
    ["Foie gras", "meat"],
    ["Flusskrebs", "crustacean"],
    ["Hummus", "sesame"],
  ])("%s is singular", (name, key) =>
    expect(sentenceOn(name, key)).toMatch(
      new RegExp(`^${name}: ${name} (?:is|contains|may) |^${name} (?:is|contains|may) `),
    ),
  );

  it.each([
    ["Walnuts", "tree nut"],
    ["Gambas", "crustacean"],
    ["Prawns", "crustacean"],
  ])("%s is plural", (name, key) => expect(sentenceOn(name, key)).toMatch(new RegExp(`^${name} (?:are|contain|may) `)));
});
