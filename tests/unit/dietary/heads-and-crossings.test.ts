import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/** Substances that must stay possible, although a word before, after or inside the name seems to exclude them. */
const STAYS_POSSIBLE: Record<string, [text: string, substances: Substance[]][]> = {
  "a named butter keeps its milk after nuts": [
    ["hazelnut brown butter", ["milk", "tree_nut"]],
    ["almond ghee", ["milk", "tree_nut"]],
    ["coconut buttermilk", ["milk"]],
    ["almond goat milk", ["milk"]],
  ],
  "a named noodle keeps its wheat after another grain": [
    ["corn ramen", ["wheat", "corn"]],
    ["rice yakisoba", ["wheat"]],
    ["buckwheat soba noodles", ["wheat"]],
    ["chickpea udon", ["wheat"]],
  ],
  "words that can be cut in two ways": [
    ["coconut butter chicken", ["milk", "meat"]],
    ["soy milk chocolate", ["milk", "soy"]],
    ["almond milk chocolate", ["milk", "tree_nut"]],
  ],
  "a class of foods is no food": [
    ["baked goods", ["wheat", "milk", "egg"]],
    ["prepared foods", ["meat", "milk"]],
  ],
  "dishes whose last word sounds like a cut or a part": [
    ["almond crescents", ["wheat", "tree_nut"]],
    ["raisin bran", ["wheat"]],
    ["honey nut cereal", ["bee", "tree_nut"]],
    ["vegetable cutlet", ["wheat", "egg"]],
    ["egg roll", ["wheat", "egg", "meat"]],
    ["veal parm", ["wheat", "milk", "egg"]],
    ["corn salad", ["corn"]],
    ["pepper pot", ["meat"]],
    ["tostada", ["milk", "meat"]],
  ],
  "what people may do is no claim about the food": [
    ["chicken stock (vegetarians may use vegetable stock)", ["meat"]],
    ["bacon lardons, vegans can leave them out", ["meat"]],
  ],
};

/** Texts from which the same rules must not derive these substances. */
const HOLDS_NONE: [text: string, substances: Substance[]][] = [
  ["almond butter", ["milk"]],
  ["rice noodles", ["wheat", "egg"]],
  ["coconut milk powder drink", ["meat", "egg"]],
  ["vegan burger patty", ["meat"]],
  ["tofu curry, suitable for vegetarians", ["meat", "fish"]],
];

describe.each(Object.entries(STAYS_POSSIBLE))("%s", (_, cases) => {
  it.each(cases)("%s", (text, substances) => {
    const { yes, may, unknown } = readFood(text, knowledge, { kind: "menu" }).profile;
    expect(substancesIn(yes | may | unknown)).toEqual(expect.arrayContaining(substances));
  });
});

it.each(HOLDS_NONE)("contains none of the substances: %s", (text, substances) => {
  const { yes, may, unknown } = readFood(text, knowledge, { kind: "ingredient" }).profile;
  expect(substancesIn(yes | may | unknown).filter((each) => substances.includes(each))).toEqual([]);
});
