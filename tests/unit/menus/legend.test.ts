import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/csv/read-csv";
import { csvFile } from "@/lib/csv/write-csv";
import { leftOutInWords } from "@/lib/menus/left-out";
import { makeDishes } from "@/lib/menus/make-dishes";
import { isPlain, menuInText, openMenuFile } from "@/lib/menus/read-menu-file";

const open = (text: string) => openMenuFile(readCsv(text, 200));
function dishesOf(text: string) {
  const { table, match } = open(text);
  return table ? makeDishes(table, match).map(({ name, description }) => [name, description]) : null;
}

describe("the codes of a menu", () => {
  it.each([
    ["a row below", 'Dish;Allergens\nPie;A, G\n"A = gluten; G = milk";', [["Pie", "Contains: gluten, milk."]]],
    ["rows below", "Gericht;Allergene\nSuppe;L\nL = Sellerie;\nA = Gluten;", [["Suppe", "Contains: celery."]]],
    [
      "a heading",
      'Dish,"Allergens (1 = egg, 2 = fish)"\nPie,"1, 2"\nTart,1',
      [
        ["Pie", "Contains: egg, fish."],
        ["Tart", "Contains: egg."],
      ],
    ],
    ["a titled row", "Dish;Allergens\nPie;N\nLegend: N = nuts;", [["Pie", "Contains: nuts."]]],
    [
      "a title and pairs",
      "Dish;Contains\nPie;B\nLegende;\nB;Fisch\nD;Milch",
      [
        ["Pie", "Contains: fish."],
        ["D", "Contains: Milch."],
      ],
    ],
    [
      "a row with colons",
      'Dish;Contains\nPie;ACG\n"A: wheat | C: eggs | G: milk";',
      [["Pie", "Contains: wheat, egg, milk."]],
    ],
    [
      "words of its own",
      'Dish;Contains\nPie;S\n"S = Schalenfrüchte (Haselnuss); E = Ei";',
      [["Pie", "Contains: Schalenfrüchte (Haselnuss)."]],
    ],
  ])("are read by its legend in %s", (_, text, expected) => {
    expect(dishesOf(text)).toEqual(expected);
  });

  it("are read where they stand beside the name or in the text of a dish", () => {
    const text =
      'Dish;Description;Price\nSchnitzel (A, C);with lemon [G];12,50\nSoup A,C;;4,00\n"A = gluten; C = egg; G = milk";;';
    expect(dishesOf(text)).toEqual([
      ["Schnitzel", "with lemon. Contains: gluten, egg, milk."],
      ["Soup", "Contains: gluten, egg."],
    ]);
  });

  it("are named with what they stand for, and one that the legend lacks makes its dish unknown", () => {
    const text = 'Dish;Contains\nPie;"A, Q"\n"A = gluten; V = vegan";';
    const file = open(text);
    expect(dishesOf(text)).toEqual([["Pie", "Contains: gluten, allergens that are not named."]]);
    expect(file.table && leftOutInWords(file.table, file.match)).toBe(
      "Every column is used. Codes are read by the legend: A gluten. “V” is a claim and not read. The legend does not have “Q”: such a dish is unknown.",
    );
    expect(isPlain(file)).toBe(false);
  });

  it.each([
    [
      "Dish;Contains\n7 - Fish;milk\n8 - Egg rolls;",
      [
        ["7 - Fish", "Contains: milk."],
        ["8 - Egg rolls", ""],
      ],
    ],
    ["Dish;Contains\nPB;Peanut", [["PB", "Contains: Peanut."]]],
  ])("are not what names of dishes are: %j", (text, expected) => {
    expect(dishesOf(text)).toEqual(expected);
  });

  it("are each named by what the legend says, whatever the codes are, and no dish is lost", () => {
    const FOODS = ["gluten", "milk", "egg", "fish", "nuts", "celery", "mustard", "sesame"];
    const codes = fc.uniqueArray(fc.constantFrom(..."ABCDEFGHKLMNOPRW", "1", "2", "7", "12", "A1", "G2"), {
      minLength: FOODS.length,
      maxLength: FOODS.length,
    });
    const menu = fc.array(fc.subarray([...FOODS.keys()], { minLength: 1 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(codes, menu, fc.constantFrom(", ", ",", " ", "/", "; "), (names, dishes, between) => {
        const rows = dishes.map((foods, at) => [
          `Plate of the day ${"abcdef"[at]}`,
          foods.map((food) => names[food]).join(between),
        ]);
        const legend = FOODS.map((food, at) => `${names[at]} = ${food}`).join("; ");
        const read = dishesOf(csvFile(["Dish", "Allergens"], [...rows, [legend, ""]]));
        expect(read).toEqual(
          dishes.map((foods, at) => [
            `Plate of the day ${"abcdef"[at]}`,
            `Contains: ${foods.map((food) => FOODS[food]).join(", ")}.`,
          ]),
        );
      }),
    );
  });
});

describe("a text that is pasted as a menu", () => {
  it.each([
    "Dish\tContains\nFruit salad\tnuts",
    "Fruit salad\tmango\tnuts\nDal\tlentils\t",
    "Gericht;Zutaten;Hinweis\nObstsalat;Mango;Nüsse",
    "Dish,Description,Contains\nFruit salad,mango,nuts",
  ])("is a table, of which every column must be matched: %j", (text) => {
    expect(menuInText(text)?.rows.length).toBeGreaterThan(0);
  });

  it.each([
    "Dal: lentils, tomato, cumin\nRice: rice, butter, salt",
    "Dal, lentils, rice\nPie, apple, milk",
    "Dal | lentils, rice\nPie | apple, milk",
    "Dal\nlentils, rice\n\nPie\napple, milk",
    "",
  ])("is a menu in lines: %j", (text) => {
    expect(menuInText(text)).toBeNull();
  });

  it("is refused with its row where a row has more cells than headings", () => {
    expect(() => menuInText("Dish,Contains\nPie,milk, nuts\nDal,")).toThrow(/^Row 1 has more cells than the header/);
  });
});
