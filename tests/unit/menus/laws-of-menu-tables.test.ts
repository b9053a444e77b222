import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/csv/read-csv";
import { csvFile } from "@/lib/csv/write-csv";
import type { DietKey } from "@/lib/dietary/diets";
import { ALLERGEN_WORDS } from "@/lib/menus/allergen-words";
import { HEADING_WORDS } from "@/lib/menus/heading-words";
import { leftOutInWords, undecided } from "@/lib/menus/left-out";
import { makeDishes, menuProblem } from "@/lib/menus/make-dishes";
import { columnName } from "@/lib/menus/menu-uses";
import { type MenuFile, openMenuFile } from "@/lib/menus/read-menu-file";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Every column names a food of its own, so that a lost column is a lost food. */
const COLUMNS = [
  ["Dish", "Walnut plate"],
  ["Description", "with sesame dip"],
  ["Zutaten", "mango, prawns"],
  ["Contains", "mustard"],
  ["Peut contenir", "celery"],
  ["Milk", "goat milk"],
  ["Sezione", "Fish"],
  ["Price", "9.50"],
  ["Notes", "served on barley"],
] as const;

const headingWords = fc.constantFrom(...HEADING_WORDS.keys(), ...ALLERGEN_WORDS.keys());
const heading = fc.oneof(
  headingWords,
  fc.array(headingWords, { minLength: 2, maxLength: 3 }).map((words) => words.join(" ")),
  fc.string({ maxLength: 20 }).map((text) => text.trim()),
  fc.constantFrom("", "Chef says", "Wichtig!", "Remarques"),
);

function expectNothingLost({ table, match }: MenuFile, cells: readonly string[]): void {
  if (!table || menuProblem(table, match) !== null) return;
  const said = makeDishes(table, match).flatMap(({ name, description }) => [name, description]);
  for (const [at, cell] of cells.entries()) {
    const name = columnName(table.headings[at], at);
    const isRead = said.some((text) => text.includes(cell));
    const isNamed = leftOutInWords(table, match).includes(`“${name}”`) || undecided(table, match).includes(name);
    expect(isRead || isNamed, `“${cell}” under “${name}” is in none of ${said}`).toBe(true);
  }
}

const verdictOf = (text: string, key: DietKey, heading?: string): string | undefined => {
  const { table, match } = openMenuFile(readCsv(text, 10), true);
  if (!table) throw new Error("The first row was said to be headings");
  if (heading) expect(undecided(table, match), heading).toEqual([]);
  const dishes = makeDishes(table, match).map((dish, at) => ({ id: `${at}`, ...dish }));
  return writtenVerdicts(dishes, loadKnowledge())[0]?.diets[key]?.kind;
};

const KEY_OF: Partial<Record<string, DietKey>> = {
  ...Object.fromEntries(["gluten", "wheat", "rye", "barley", "spelt"].map((each) => [each, "gluten_free"])),
  ...Object.fromEntries(["crustaceans", "shellfish", "molluscs"].map((each) => [each, "shellfish_free"])),
  ...Object.fromEntries(["milk", "dairy", "lactose"].map((each) => [each, "dairy_free"])),
  ...Object.fromEntries(
    ["nuts", "almond", "hazelnut", "walnut", "cashew", "pistachio"].map((each) => [each, "nut_free"]),
  ),
  ...{ peanut: "nut_free", egg: "egg_free", fish: "fish_free", soya: "soy_free", sesame: "sesame_free" },
  ...{ mustard: "mustard_free", corn: "corn_free" },
};
const CHECKED = [...ALLERGEN_WORDS].flatMap(([word, allergen]): [string, DietKey][] => {
  const key = KEY_OF[allergen];
  return key ? [[word, key]] : [];
});

describe("a column of a menu", () => {
  it("is read, named as left out or asked about, whatever it is called, wherever it stands, whatever is missing", () => {
    const table = fc
      .shuffledSubarray([...COLUMNS], { minLength: 2 })
      .chain((columns) => fc.record({ columns: fc.constant(columns), at: fc.nat(columns.length - 1), heading }));
    fc.assert(
      fc.property(table, fc.boolean(), fc.boolean(), ({ columns, at, heading: other }, isRenamed, isHeading) => {
        const headings = columns.map(([name], place) => (isRenamed && place === at ? other : name));
        const cells = columns.map(([, cell]) => cell);
        const file = openMenuFile(readCsv(csvFile(headings, [cells]), 10), isHeading);
        expectNothingLost(file, cells);
      }),
      { numRuns: 600 },
    );
  });
});

describe("a mark below an allergen", () => {
  it("reaches the verdict in each language: certain, in brackets, as a trace, and in words", () => {
    for (const [word, key] of CHECKED) {
      const table = (mark: string) => `Dish;Ingredients;${word}\nFruit salad;mango, papaya;${mark}`;
      expect([word, verdictOf(table("x"), key, word)]).toEqual([word, "conflict"]);
      expect([word, verdictOf(table("(x)"), key)]).toEqual([word, "may_contain"]);
      expect([word, verdictOf(table("Spuren"), key)]).toEqual([word, "may_contain"]);
      expect([word, verdictOf(table("yes, lots"), key)]).toEqual([word, "conflict"]);
    }
  });

  it("that is missing says nothing: the dish is judged by its ingredients, and never free of them", () => {
    for (const blank of ["", "-", "no", "nein", "0"]) {
      expect(verdictOf(`Dish;Ingredients;Nuts;Milk\nPie;walnuts;${blank};x`, "nut_free")).toBe("conflict");
      expect(verdictOf(`Dish;Ingredients;Nuts;Milk\nZorbel;;${blank};x`, "nut_free")).toBe("unknown");
    }
  });
});

describe("what a column says", () => {
  it.each([
    ['Dish,Description,Contains\nFruit salad,"mango, papaya",nuts', "nut_free", "conflict"],
    ["Gericht;Zutaten;Kann enthalten\nObstsalat;Mango, Papaya;Nüsse", "nut_free", "may_contain"],
    ['Dish,Ingredients,Allergens\nFruit salad,"mango, papaya","A, C, G"', "nut_free", "unknown"],
    ['Dish,Ingredients,Allergens\nFruit salad,"mango, papaya",yes', "nut_free", "unknown"],
    ['Dish,Ingredients,Free from\nFruit salad,"mango, walnuts",nuts', "nut_free", "conflict"],
    ['Dish,Ingredients,Gluten free\nFruit salad,"mango, papaya",no', "gluten_free", "may_contain"],
    ['Dish,Ingredients,Milchfrei\nFruit salad,"mango, papaya",nein', "dairy_free", "may_contain"],
    ['Dish,Ingredients,Vegan\nFruit salad,"mango, papaya",no', "vegan", "may_contain"],
    ['Dish,Ingredients,Kiwi\nFruit salad,"mango, papaya",x', "nut_free", "match"],
  ] as const)("%j makes %s %s", (text, key, kind) => {
    expect(verdictOf(text, key)).toBe(kind);
  });
});
