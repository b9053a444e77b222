import { describe, expect, it } from "vitest";
import { toNumber } from "@/lib/quantity/fraction";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Expected = readonly [line: string, low: number | null, high: number | null, unit: string | null, name: string];

const FAMILIES: Readonly<Record<string, readonly Expected[]>> = {
  "parts in words": [
    ["one and a half cups sugar", 1.5, null, "cup", "sugar"],
    ["1 and a half cups sugar", 1.5, null, "cup", "sugar"],
    ["three quarters of a cup milk", 0.75, null, "cup", "milk"],
    ["three-quarters cup milk", 0.75, null, "cup", "milk"],
    ["one-half cup milk", 0.5, null, "cup", "milk"],
    ["half a cup of sugar", 0.5, null, "cup", "sugar"],
    ["2 quarts water", 2, null, "quart", "water"],
    ["1&1/2 cups milk", 1.5, null, "cup", "milk"],
    ["1 + 1/2 cups flour", 1.5, null, "cup", "flour"],
    ["1¹⁄₂ cups flour", 1.5, null, "cup", "flour"],
  ],
  ranges: [
    ["one or two chillies", 1, 2, null, "chillies"],
    ["between 2 and 3 cups water", 2, 3, "cup", "water"],
    ["200g-250g flour", 200, 250, "g", "flour"],
    ["1 tsp to 1 tbsp sugar", 1, 3, "tsp", "sugar"],
    ["4- to 5-pound chicken", 4, 5, "lb", "chicken"],
    ["1 cup - 240 ml milk", 1, null, "cup", "milk"],
    ["15 ml - 1 tbsp oil", 15, null, "ml", "oil"],
  ],
  "amounts without a number": [
    ["a few sprigs of thyme", null, null, "sprig", "thyme"],
    ["a couple pinches salt", null, null, "pinch", "salt"],
    ["heaping cup of flour", null, null, "cup", "flour"],
    ["tsp vanilla extract", null, null, "tsp", "vanilla extract"],
    ["a cup of flour", 1, null, "cup", "flour"],
    ["Parsley sprigs, for serving", null, null, "sprig", "Parsley"],
  ],
  "amounts behind the name": [
    ["flour: 200g", 200, null, "g", "flour"],
    ["Garlic - 3 cloves", 3, null, "clove", "Garlic"],
    ["eggs x 2", 2, null, null, "eggs"],
    ["butter (100g), softened", 100, null, "g", "butter"],
    ["Juice of .25 lemon", 0.25, null, null, "lemon"],
    ["Juice of 1 or 2 limes", 1, 2, null, "limes"],
  ],
  "sizes of a piece": [
    ["1 1-inch piece of ginger", 1, null, "piece", "ginger"],
    ["1 (2-inch) piece ginger, peeled", 1, null, "piece", "ginger"],
    ["Four ½-inch-thick slices bread", 4, null, "slice", "bread"],
    ["1-inch piece ginger", 1, null, "inch", "ginger"],
    ["1 (packed) cup brown sugar", 1, null, "cup", "brown sugar"],
    ["2 x eggs", 2, null, null, "eggs"],
    ["4 x small duck breasts", 4, null, null, "duck breasts"],
  ],
  "weights inside a name": [
    ["1 whole 4-lb. chicken, cut up", 1, null, null, "whole chicken"],
    ["4 skinless 6-ounce salmon fillets", 4, null, null, "skinless salmon fillets"],
    ["4 approx. 6–8-oz salmon fillets", 4, null, null, "salmon fillets"],
    ["2 large 8-oz chicken breasts", 2, null, null, "chicken breasts"],
    ["one 2-3 pound chuck roast", 1, null, null, "chuck roast"],
    ["1 large (1-1/2 lb.) head of cauliflower", 1, null, "head", "cauliflower"],
    ["1 small (about 2-pound) head cabbage", 1, null, "head", "cabbage"],
    ["2 tomatoes or 8 oz canned tomatoes", 2, null, null, "tomatoes"],
    ["half of a 28-oz can tomatoes", 0.5, null, "can", "tomatoes"],
    ["1/2 of a 28-ounce can tomatoes", 0.5, null, "can", "tomatoes"],
    ["1 can, 14.5 oz, diced tomatoes", 1, null, "can", "diced tomatoes"],
    ["1 28-ounce can whole peeled tomatoes", 1, null, "can", "whole peeled tomatoes"],
    ["1 4-serving-size package instant pudding", 1, null, "package", "instant pudding"],
    ["1 (4-serving size) package instant pudding", 1, null, "package", "instant pudding"],
    ["8 1/2-inch-thick slices bread", 8, null, "slice", "bread"],
    ["2 1/4-oz. envelopes gelatin", 2, null, "envelope", "gelatin"],
    ["2 1/2-pound pork tenderloin", 2.5, null, "lb", "pork tenderloin"],
    ["9-inch pie crust", null, null, null, "9-inch pie crust"],
    ["1-inch ginger", 1, null, "inch", "ginger"],
    ["1.000 g Mehl", 1000, null, "g", "Mehl"],
    ["1 500 g de farine", 1500, null, "g", "farine"],
  ],
  "numbers of something else": [
    ["Brownies, cut into 1-inch cubes", null, null, null, "Brownies"],
    ["Broccoli, blanched for 1 minute", null, null, null, "Broccoli"],
    ["5% milk", null, null, null, "5% milk"],
    ["15 cloves", 15, null, null, "cloves"],
    ["2 cinnamon sticks", 2, null, null, "cinnamon sticks"],
  ],
  "lists as they are pasted": [
    ["- [x] 2 eggs", 2, null, null, "eggs"],
    ["☑ 2 eggs", 2, null, null, "eggs"],
    ["1. 2 eggs", 2, null, null, "eggs"],
    ["- **2 cups** *flour*", 2, null, "cup", "flour"],
    ["2 cups [flour](https://shop.example/flour)", 2, null, "cup", "flour"],
    ["2 cups <b>flour</b>", 2, null, "cup", "flour"],
    ["３００ｇ flour", 300, null, "g", "flour"],
    ["1’000 g flour", 1000, null, "g", "flour"],
    ["3‒4 potatoes", 3, 4, null, "potatoes"],
    ["~200 g rice", 200, null, "g", "rice"],
    ["1 cup sugar¹", 1, null, "cup", "sugar"],
  ],
  "units of other languages": [
    ["2 EL Olivenöl", 2, null, "tbsp", "Olivenöl"],
    ["1 geh. TL Salz", 1, null, "tsp", "Salz"],
    ["1 Pfund Hackfleisch", 1, null, "pfund", "Hackfleisch"],
    ["eine Prise Salz", null, null, "pinch", "Salz"],
    ["2 c. à soupe de sucre", 2, null, "tbsp", "sucre"],
    ["1 cuillère à café de sel", 1, null, "tsp", "sel"],
    ["1 cuillère à soupe d'huile", 1, null, "tbsp", "huile"],
    ["2 gousses d’ail", 2, null, "clove", "ail"],
    ["3 cucchiai di olio", 3, null, "tbsp", "olio"],
    ["2 cucharadas de aceite", 2, null, "tbsp", "aceite"],
    ["1 colher (chá) de sal", 1, null, "tsp", "sal"],
    ["1 el olijfolie", 1, null, "tbsp", "olijfolie"],
    ["2 msk socker", 2, null, "tbsp", "socker"],
    ["1 krm salt", 1, null, "krm", "salt"],
    ["200 g de farine", 200, null, "g", "farine"],
  ],
};

describe.each(Object.entries(FAMILIES))("%s", (_, lines) => {
  it.each(lines)("'%s' is read as quantity %s, at most %s, unit %s, food '%s'", (line, low, high, unit, name) => {
    const parsed = parseLine(line, knowledge);
    expect(parsed.quantity && toNumber(parsed.quantity)).toBe(low);
    expect(parsed.quantityMax && toNumber(parsed.quantityMax)).toBe(high);
    expect(parsed.unit?.key ?? null).toBe(unit);
    expect(parsed.name).toBe(name);
  });
});

describe("confidence", () => {
  it.each([
    ["2 cups flour", "about 4 or so of the nice ones from 2 shops and the market, whatever"],
    ["1 onion, chopped", "1 zorbly flimflam"],
    ["1 cup milk", "milk"],
    ["2 tbsp butter", "2 tbsp butter or margarine and 3 more"],
    ["1 lb beef", "1 lb beef, or use lamb"],
  ])("'%s' is more certain than '%s'", (plain, odd) => {
    const sure = parseLine(plain, knowledge).confidence;
    expect(sure).toBeGreaterThan(0.95);
    expect(parseLine(odd, knowledge).confidence).toBeLessThan(sure);
    expect(parseLine(odd, knowledge).confidence).toBeGreaterThan(0);
  });
});

describe("hostile lines", () => {
  const HOSTILE = [
    "1 ",
    "(",
    "[",
    "**",
    "<a ",
    "1/",
    "1-",
    "½",
    "c. à ",
    "of ",
    ", ",
    " x 2",
    "2 half ",
    "-",
    "’000",
    "`",
    "(1 g ",
  ];
  it.each(HOSTILE)("ten thousand characters of '%s' are read in time", (part) => {
    const line = part.repeat(Math.ceil(10_000 / part.length));
    for (const text of [line, `1 cup ${line}`, `${line} flour`]) expect(parseLine(text, knowledge).name).not.toBe("");
  });
});

describe("a unit with a slip in it", () => {
  it.each([
    ["2 tablespoos chili powder", "tbsp", "chili powder"],
    ["1 teapsoon salt", "tsp", "salt"],
    ["1 tablespon peanut butter", "tbsp", "peanut butter"],
    ["1 1/4 cupsall-purpose flour", "cup", "all-purpose flour"],
    ["2 tablespoonfuls oil", "tbsp", "oil"],
  ])("is the unit that it resembles: %s", (line, unit, name) => {
    const parsed = parseLine(line, knowledge);
    expect([parsed.unit?.key, parsed.name]).toEqual([unit, name]);
  });

  it.each(["2 cupcakes", "2 teacakes", "2 tapenades"])("is no food: %s", (line) => {
    expect(parseLine(line, knowledge).unit).toBeNull();
  });
});
