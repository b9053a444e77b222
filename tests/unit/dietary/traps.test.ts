import { describe, expect, it } from "vitest";
import type { DietKey } from "@/lib/dietary/diets";
import { labelFood } from "@/server/dietary/engine/judging/label";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
type Expected = Partial<Record<DietKey, boolean | null>>;

const yes = true;
const no = false;
const cannotTell = null;

const TABLE: Record<string, [text: string, expected: Expected][]> = {
  "plant foods named like dairy": [
    ["almond milk", { vegan: yes, dairy_free: yes, nut_free: no }],
    ["unsweetened oat milk", { dairy_free: yes, gluten_free: cannotTell }],
    ["coconut cream", { vegan: yes, dairy_free: yes, nut_free: yes }],
    ["cream of coconut", { vegan: yes, dairy_free: yes }],
    ["peanut butter", { vegan: yes, dairy_free: yes, nut_free: no }],
    ["cocoa butter", { vegan: yes, dairy_free: yes }],
    ["shea butter", { vegan: yes, dairy_free: yes }],
    ["cream of tartar", { vegan: yes, dairy_free: yes }],
    ["butter bean", { vegan: yes, dairy_free: yes }],
    ["quinoa milk", { vegan: yes, dairy_free: yes }],
  ],
  "dairy named like plants": [
    ["pistachio ice cream", { vegan: no, dairy_free: no, nut_free: no }],
    ["strawberry milk", { vegan: no, dairy_free: no }],
    ["garlic butter", { vegan: no, dairy_free: no }],
    ["lactose free milk", { vegan: no, dairy_free: no }],
    ["goat cheese", { vegan: no, dairy_free: no, vegetarian: cannotTell, pescatarian: cannotTell }],
  ],
  "nuts that are none": [
    ["butternut squash", { nut_free: yes, vegan: yes }],
    ["nutmeg", { nut_free: yes }],
    ["water chestnut", { nut_free: yes }],
    ["coconut", { nut_free: yes }],
    ["doughnut", { gluten_free: no }],
  ],
  "eggs and flesh that are none": [
    ["eggplant", { vegan: yes, egg_free: yes }],
    ["egg plant", { vegan: yes, egg_free: yes }],
    ["oyster mushroom", { vegan: yes, shellfish_free: yes }],
    ["lobster mushroom", { vegan: yes, shellfish_free: yes }],
    ["beefsteak tomato", { vegan: yes, vegetarian: yes }],
    ["duck egg", { vegan: no, vegetarian: yes, egg_free: no }],
    ["lamb's lettuce", { vegan: yes }],
  ],
  "gluten by the grain and not by the form": [
    ["rice noodles", { gluten_free: yes, vegan: yes }],
    ["buckwheat", { gluten_free: yes }],
    ["rice flour", { gluten_free: yes }],
    ["almond flour", { gluten_free: yes, nut_free: no }],
    ["lentil pasta", { gluten_free: cannotTell }],
    ["spelt", { gluten_free: no }],
    ["couscous", { gluten_free: no }],
    ["oats", { gluten_free: cannotTell }],
    ["gluten free oats", { gluten_free: yes }],
    ["soy sauce", { gluten_free: no, soy_free: no }],
    ["gluten-free soy sauce", { gluten_free: yes, soy_free: no }],
    ["malt vinegar", { gluten_free: no }],
  ],
  "plant versions": [
    ["vegan cheese", { vegan: yes, dairy_free: yes, nut_free: cannotTell, soy_free: cannotTell }],
    ["vegan sausage", { vegetarian: yes, gluten_free: cannotTell }],
    ["dairy-free yogurt", { dairy_free: yes }],
    ["egg replacer", { egg_free: yes }],
  ],
  "compound foods": [
    ["pesto", { dairy_free: no, nut_free: cannotTell }],
    ["Worcestershire sauce", { vegan: no, fish_free: no }],
    ["miso", { soy_free: no, gluten_free: cannotTell, vegan: yes }],
    ["seitan", { gluten_free: no, vegan: yes }],
    ["tempura", { gluten_free: no }],
    ["mayonnaise", { egg_free: no, vegan: no }],
    ["Thai red curry paste", { shellfish_free: cannotTell, vegan: cannotTell }],
    ["tahini", { sesame_free: no }],
    ["surimi", { fish_free: no }],
  ],
  additives: [
    ["E120", { vegan: no, vegetarian: no }],
    ["E322", { vegan: cannotTell, soy_free: cannotTell }],
    ["E441", { vegan: no, vegetarian: no }],
    ["E471", { vegan: cannotTell }],
    ["E904", { vegan: no }],
    ["E966", { dairy_free: no }],
    ["E450iv", { vegan: yes }],
    ["magnesium citrate", { vegan: yes }],
  ],
  "words nobody knows": [
    ["zorblax", { vegan: cannotTell, nut_free: cannotTell, gluten_free: cannotTell }],
    ["zorblax sauce", { vegan: cannotTell, nut_free: cannotTell }],
    ["zorblax potatoes", { vegan: cannotTell, nut_free: cannotTell }],
    ["powder", { vegan: cannotTell }],
    ["", { vegan: cannotTell, nut_free: cannotTell }],
  ],
  "foreign menu words": [
    ["crème fraîche", { dairy_free: no }],
    ["gambas", { shellfish_free: no }],
    ["Haselnüsse", { nut_free: no }],
    ["poulet", { vegetarian: no, dairy_free: yes }],
    ["huevos", { egg_free: no }],
    ["nam pla", { fish_free: no }],
    ["paneer", { dairy_free: no }],
    ["farina 00", { gluten_free: no }],
  ],
};

describe.each(Object.entries(TABLE))("%s", (_, cases) => {
  it.each(cases)("labels '%s' as %j", (text, expected) => {
    expect(labelFood(text, knowledge)).toMatchObject(expected);
  });
});
