import { describe, expect, it } from "vitest";
import { labelFood } from "@/server/dietary/engine/judging/label";
import { ALL_SUBSTANCES, BIT } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const onMenu = (text: string) => readFood(text, knowledge, { kind: "menu" });

const CUTS = {
  "a cut of the food before it": ["lemon wedges", "carrot sticks", "pineapple chunks", "apple rings", "melon balls"],
  "said after the food": ["1 lime, in wedges", "2 carrots, cut into sticks", "1 mango, in cubes", "3 pears (halves)"],
};

describe.each(Object.entries(CUTS))("%s", (_, texts) => {
  it.each(texts)("'%s' contains what the food contains", (text) => {
    expect(labelFood(text, knowledge)).toMatchObject({
      vegan: true,
      nut_free: true,
      gluten_free: true,
      dairy_free: true,
      egg_free: true,
    });
    const { profile } = onMenu(text);
    expect((profile.yes | profile.may | profile.unknown) & BIT.tree_nut).toBe(0);
  });
});

describe("preparations and shapes without a food", () => {
  const UNNAMED = {
    "styled shapes": ["seasoned wedges", "loaded wedges", "crusted bites", "stuffed rings", "glazed strips"],
    "bare shapes": ["wedges", "crispy rings", "golden nubs", "house slices", "spicy bites", "two-bite poppers"],
    "bare styling": ["seasoned", "crusted", "loaded", "dressed", "stuffed", "glazed", "marinated", "breaded"],
  };
  describe.each(Object.entries(UNNAMED))("%s", (_, texts) => {
    it.each(texts)("'%s' fits nobody's diet", (text) => {
      expect(Object.values(labelFood(text, knowledge))).not.toContain(true);
      const { mentions, profile } = onMenu(text);
      expect(mentions.length === 0 || (profile.yes | profile.may | profile.unknown) === ALL_SUBSTANCES).toBe(true);
    });
  });

  it.each([
    "crispy rings, tomato salsa",
    "soup and wedges",
    "burger, wedges, slaw",
    "beef fillet, golden fingers and peas",
    "with lettuce and crunchy bites",
  ])("'%s' contains an unnamed dish", (text) => {
    expect(onMenu(text).profile.unknown & BIT.lupin).toBe(BIT.lupin);
  });

  it.each(["6 pieces", "cod, in chunks", "carrots, cut into sticks", "rice bowl (2 pieces)"])(
    "'%s' contains no unnamed food",
    (text) => {
      expect(onMenu(text).profile.unknown).toBe(0);
    },
  );
});

describe("shapes that are not only cut produce", () => {
  it.each(["prawn balls", "calamari rings", "halloumi sticks", "chicken strips", "rice balls", "turkey skewers"])(
    "'%s' may be coated",
    (text) => {
      const coated = BIT.wheat | BIT.gluten | BIT.egg;
      expect(onMenu(text).profile.yes | onMenu(text).profile.may).toBe(
        onMenu(text).profile.yes | onMenu(text).profile.may | coated,
      );
      expect(labelFood(text, knowledge).nut_free).toBe(true);
    },
  );
});

describe("words that describe a food, and are foods themselves without one", () => {
  it.each([
    "sweet apples",
    "crisp apples",
    "pan-roasted carrots",
    "dessert pears",
    "watermelon rind",
    "crunchy lettuce",
  ])("'%s' contains what its food contains", (text) => {
    expect(labelFood(text, knowledge)).toMatchObject({ vegan: true, gluten_free: true, nut_free: true });
  });

  it.each<[string, number]>([
    ["danish", BIT.wheat],
    ["crumble", BIT.wheat],
    ["pan con tomate", BIT.wheat],
    ["apple crumble", BIT.wheat],
    ["sweets", BIT.slaughter],
    ["brazils", BIT.tree_nut],
    ["coffee, brazils", BIT.tree_nut],
  ])("'%s' is the food", (text, mask) => {
    const { profile } = onMenu(text);
    expect((profile.yes | profile.may | profile.unknown) & mask).toBe(mask);
  });
});

describe("what is only said to be absent", () => {
  it.each(["no nuts", "without cheese", "free from gluten and milk"])("'%s' names no food, so nothing fits", (text) => {
    expect(Object.values(labelFood(text, knowledge))).not.toContain(true);
  });
});
