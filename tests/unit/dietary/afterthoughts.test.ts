import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

function substancesOf(text: string) {
  const { yes, may, unknown } = readFood(text, knowledge, { kind: "menu" }).profile;
  return { yes: substancesIn(yes), possible: substancesIn(yes | may | unknown) };
}

/** The substances that a text states for certain, leaves possible, and excludes. */
type Case = [text: string, yes: Substance[], possible: Substance[], free: Substance[]];

const FAMILIES: Record<string, Case[]> = {
  "a state in brackets or behind a comma is the food's own": [
    ["lemon juice (bottled)", [], ["sulphite"], []],
    ["lemon juice, bottled", [], ["sulphite"], []],
    ["apricots (dried)", [], ["sulphite"], []],
    ["tuna (tinned)", ["fish"], [], []],
  ],
  "a claim in brackets is about the food before it": [
    ["cheese (vegan)", [], [], ["milk"]],
    ["cheese (vegan), ham", ["meat"], [], ["milk"]],
    ["pasta (gluten free)", [], [], ["gluten"]],
    ["bread (gf), butter", ["milk"], [], ["gluten"]],
    ["walnut salad (nut free)", ["tree_nut"], [], []],
    ["almonds (nut free)", [], ["tree_nut"], []],
  ],
  "a claim before two foods of one name is about the dish": [
    ["GF lemon & almond cake", ["tree_nut"], [], ["gluten"]],
    ["vegan lemon and almond cake", ["tree_nut"], [], ["milk", "egg"]],
    ["dairy-free coconut & lime tart", ["wheat"], [], ["milk"]],
    ["gluten-free oats and chocolate cake", ["gluten"], [], []],
    ["gluten free rice and chocolate cake", ["gluten"], [], []],
    ["nut-free chicken and pesto pasta", ["milk"], ["tree_nut"], []],
  ],
  "a dish that is led by a vegan food is perhaps vegan": [
    ["vegan cheese burger", [], ["meat", "milk"], []],
    ["vegan mayo beef burger", ["meat"], [], []],
    ["vegan mayo chicken sandwich", ["meat"], [], []],
  ],
  "of a choice each food is possible": [
    ["stir fry with choice of chicken, beef, prawn or tofu", [], ["crustacean", "meat", "soy"], []],
    ["choice of chicken or tofu", [], ["meat", "soy"], []],
    ["choice of beef or lamb with peanut sauce", ["peanut"], ["meat"], []],
    ["choice of rice or chips, peanut sauce", ["peanut"], [], []],
  ],
  "a picture in the place of an allergen's name": [
    ["noodles 🥜", [], ["peanut", "tree_nut"], []],
    ["🦐 fried rice", [], ["crustacean"], []],
    ["salad 🌾", [], ["gluten"], []],
  ],
  "additives whose number stands apart": [
    ["colour (E 120)", ["insect"], [], []],
    ["Colour INS 120", ["insect"], [], []],
    ["E-471, E 472e", [], ["slaughter"], []],
  ],
  coeliacs: [
    ["suitable for coeliacs. Rice", [], [], ["gluten"]],
    ["rice. Not suitable for coeliacs", [], ["gluten"], []],
  ],
};

describe.each(Object.entries(FAMILIES))("%s", (_, cases) => {
  it.each(cases)("'%s' contains %j, may contain %j, is free of %j", (text, yes, possible, free) => {
    const reading = substancesOf(text);
    expect(reading.yes).toEqual(expect.arrayContaining(yes));
    expect(reading.possible).toEqual(expect.arrayContaining(possible));
    for (const substance of free) expect(reading.possible).not.toContain(substance);
  });
});
