import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadKnowledge();
const tagsOf = (name: string, description = "") =>
  markMenu([{ id: "1", name, description }], null, knowledge)[0]?.tags ?? [];

describe("the highlights of a dish for everybody", () => {
  it.each([
    ["Grilled chicken breast", "Chicken, lemon, broccoli", ["High Protein"]],
    ["Cheese board", "Parmesan, cheddar, brie", ["High Saturated Fat", "High Calcium", "Contains Dairy"]],
    ["Olives", "", ["High Sodium"]],
    ["Grilled salmon", "", ["High Protein", "Contains Fish"]],
    ["Granola", "Oats, almonds, honey, yogurt", ["Contains Nuts", "Contains Dairy"]],
    ["Satay", "Chicken with peanut sauce", ["Contains Peanuts"]],
  ])("include for %s (%s): %j", (name, description, tags) => {
    expect(tagsOf(name, description)).toEqual(expect.arrayContaining(tags));
  });

  it.each([
    ["Green salad", "Leaves, cucumber", "High Protein"],
    ["Grilled chicken", "with zorgle, wibble, florp and blarg", "High Protein"],
    ["Salad", "Leaves, no nuts", "Contains Nuts"],
    ["Curry", "may contain nuts", "Contains Nuts"],
    ["Tomato soup", "Tomatoes, salt", "High Sodium"],
    ["Thyme potatoes", "Potatoes, thyme", "High Iron"],
    ["House salad", "Leaves, house dressing", "High Protein"],
    ["Almond milk latte", "Espresso, almond milk", "Contains Dairy"],
  ])("do not include for %s (%s): %s", (name, description, tag) => {
    expect(tagsOf(name, description)).not.toContain(tag);
  });

  it("are empty for an unknown dish", () => {
    expect(markMenu([{ id: "1", name: "Zorgle", description: "wibbleberry" }], null, knowledge)).toEqual([
      {
        name: "Zorgle",
        description: "wibbleberry",
        containerClass: "",
        tags: [],
        settings: [],
        verdict: null,
        reasons: [],
        unknownFoods: ["Zorgle", "wibbleberry"].map((text) => expect.stringMatching(new RegExp(text, "i"))),
        adaptable: null,
      },
    ]);
  });

  it("never say that anything fits, is free of something or is absent, whatever the text", () => {
    const words = fc.constantFrom("vegan", "nuts", "gluten-free", "milk", "salmon", "no", "oat", "zorgle", ",", "<b>");
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(words, { maxLength: 8 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, texts, (name, description) => {
        const [dish] = markMenu([{ id: "1", name, description }], null, knowledge);
        expect(dish?.verdict).toBeNull();
        expect(dish?.containerClass).toBe("");
        expect(dish?.tags.every((tag) => /^(High|Contains) /.test(tag))).toBe(true);
        expect(dish?.reasons.every(({ kind, setting }) => kind === "info" && setting === null)).toBe(true);
        expect(`${dish?.name}${dish?.description}`).not.toMatch(/pfai-(title|container|match|conflict)/);
      }),
    );
  });
});
