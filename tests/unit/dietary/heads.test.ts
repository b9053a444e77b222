import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

const possibleIn = (text: string): Substance[] => {
  const { yes, may, unknown } = readFood(text, knowledge, { kind: "menu" }).profile;
  return substancesIn(yes | may | unknown);
};

/** A noun may change the meaning of the word before it, but must never remove a food that is in the dish. */
const KEPT: Record<string, [text: string, substances: Substance[]][]> = {
  "a seasoning before flesh": [
    ["garlic seafood", ["fish", "crustacean", "mollusc"]],
    ["seafood marinara", ["fish", "crustacean", "mollusc"]],
    ["marinara seafood", ["fish", "crustacean", "mollusc"]],
    ["chilli seafood", ["crustacean"]],
    ["crab seafood salad", ["crustacean", "fish"]],
    ["garlic meat", ["meat"]],
    ["tomato meat", ["meat"]],
    ["lemon poultry", ["meat"]],
  ],
  "flesh before eggs, dairy or mushrooms": [
    ["ham egg", ["meat", "egg"]],
    ["chicken egg fried rice", ["meat", "egg"]],
    ["bacon cream", ["meat", "milk"]],
    ["ham cheese toastie", ["meat", "milk", "wheat"]],
    ["beef mushroom", ["meat"]],
    ["prawn mushroom", ["crustacean"]],
    ["lamb yogurt", ["meat", "milk"]],
  ],
  "a plant before flour": [
    ["herb flour", ["wheat", "gluten"]],
    ["onion flour", ["wheat"]],
    ["mushroom flour", ["wheat"]],
  ],
  "plant milk before chocolate": [
    ["almond milk chocolate", ["milk", "tree_nut"]],
    ["coconut milk chocolate", ["milk"]],
    ["oat milk chocolate bar", ["milk"]],
  ],
  "dishes that sound like one ingredient": [
    ["lasagne", ["milk", "egg", "meat"]],
    ["mashed potatoes", ["milk"]],
    ["osso buco", ["celery"]],
    ["cottage pie", ["celery", "milk"]],
    ["bouquet garni", ["celery"]],
    ["trail mix", ["peanut", "tree_nut"]],
    ["bombay mix", ["peanut"]],
    ["dan dan noodles", ["peanut", "sesame", "meat"]],
    ["chow mein", ["crustacean", "mollusc", "sesame"]],
    ["instant ramen", ["fish", "crustacean", "meat"]],
    ["Welsh rarebit", ["fish"]],
    ["clam chowder", ["mollusc"]],
    ["vegetable stir fry", ["mollusc", "sesame", "soy"]],
  ],
  "condiments with more in them than their name": [
    ["buffalo sauce", ["milk"]],
    ["sambal", ["crustacean", "fish"]],
    ["salsa verde", ["fish"]],
    ["salsa macha", ["peanut"]],
    ["green chutney", ["milk"]],
    ["chilli bean paste", ["soy"]],
    ["toum", ["egg"]],
    ["pickles", ["mustard"]],
    ["okonomiyaki sauce", ["mollusc"]],
    ["jelly", ["slaughter"]],
    ["fruit gums", ["slaughter"]],
    ["licorice", ["wheat"]],
    ["everything seasoning", ["sesame"]],
  ],
};

describe.each(Object.entries(KEPT))("%s", (_, cases) => {
  it.each(cases)("'%s' may contain %j", (text, substances) => {
    expect(possibleIn(text)).toEqual(expect.arrayContaining(substances));
  });
});

describe("a noun that decides the meaning of the word before it", () => {
  it.each<[string, Substance[]]>([
    ["walnut meats", ["meat"]],
    ["coconut meat", ["meat"]],
    ["crab meat", ["meat"]],
    ["cow's milk", ["meat"]],
    ["sheep yogurt", ["meat"]],
    ["lobster mushroom", ["crustacean"]],
    ["potato flour", ["wheat", "gluten"]],
    ["cassava flour", ["wheat", "gluten"]],
  ])("'%s' contains none of %j", (text, substances) => {
    for (const each of substances) expect(possibleIn(text)).not.toContain(each);
  });
});
