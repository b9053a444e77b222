import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readReference } from "@/server/dietary/read-reference";
import { readTable, readTableHeader } from "@/server/dietary/read-table";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";

const path = (name: string) => join(REFERENCE_DIR, `${name}.tsv`);
const columns = readTableHeader(path("usda-foods"));
const foods = readTable(path("usda-foods")).map((cells) => {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
  const value = (column: string) => (cell(column) === "" ? null : Number(cell(column)));
  return { id: cell("ndb_id"), description: cell("description"), value };
});
const byId = new Map(foods.map((food) => [food.id, food]));
const links = readTable(path("nutrient-links")).map(([concept = "", id = ""]) => ({ concept, id }));
const { concepts, synonyms } = readReference();

/** Rows of the table that no rule of thumb explains: acids and minerals contribute, or two analyses were combined. */
const ODD_ENERGY = new Set(["02048", "02053", "02068", "02075", "18369", "20033"]);
const ODD_SUGAR = new Set(["01050", "04017"]);

/** The same food under a name that the table does not use. Each pair was checked by hand. */
const OTHER_NAME = new Set(
  `arborio 20452;candy-cane 19107;jelly 19300;redcurrant-jelly 19300;basmati 20044;black-gram 16083;brandy 14037;cheetos 19008;chilli-flakes 02031;cognac 14037
  cornflour 20027;creme-fraiche 01056;cupuacu-butter 04541;custard 19168;daikon 11430;digestive-biscuit 18173
  doritos 19057;emmental 01040;fior-di-latte 01026;fritos 19003;fruit-crumble 19186;gherkin 11937;gorgonzola 01004
  halva 19117;jambon-cru 10141;kahlua 14414;kitkat 19109;lollipop 19107;mangetout 11300;miracle-whip 04018
  mint 02065;moringa 11222;oreo 18166;osso-buco 17435;pancetta 10123;passata 11547;picanha 23281;plaice 15028
  polenta 20022;prosciutto 10141;rollmop 15041;san-daniele 10141;sona-masoori 20044;sorrel 11616
  sugar-snap-pea 11300;sweetbread-offal 13337;sweet-cider 09016;tequila 14037;treacle 19304;vinaigrette 04135
  water-spinach 11503;weakfish 15093;jam 19297;strawberry-jam 19297;raspberry-jam 19297;plum-jam 19297;apple-jam 19297
  baby-back-ribs 10192;boiled-sweets 19107;conchiglie 20120;edamame 11450;fruit-pastilles 19106;head-cheese 07034
  jelly-crystals 19172;lamb-s-quarters 11244;lambs-lettuce 11190;m-ms 19141;muesli-bar 19020;nutella 19125
  shortcrust-pastry 18402;hot-dog-bun 18350;hot-dog-sandwich 21118;pili-nut 12145;mourvedre 14159;moth-bean 16078
  fatback 10004;crisp 19411;corn-nuts 19009;soy-nut 16410;ketchup 11935;pig-s-ear 10100;oat-cookie 18178
  stock-powder 06080;vegetable-stock-powder 06080;kala-namak 02047;sazon 02074;sea-legs 15138`
    .split(/[;\n]/)
    .map((pair) => pair.trim()),
);
/** All shapes of dry pasta share one row. */
const PASTA = "20120";

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
const alike = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && a.slice(0, 5) === b.slice(0, 5)) || `${a}s` === b || `${b}s` === a;

describe("the rows of the public table", () => {
  it("are those to which a food is linked, each with its household measures, and no others", () => {
    const linked = new Set(links.map((link) => link.id));
    expect(foods.map((food) => food.id).filter((id) => !linked.has(id))).toEqual([]);
    expect([...linked].filter((id) => !byId.has(id))).toEqual([]);
    const measured = readTable(path("usda-portions")).map(([id = ""]) => id);
    expect(measured.filter((id) => !linked.has(id))).toEqual([]);
  });

  it("have the energy of their nutrients: 4 kcal a gram of protein and carbohydrate, 9 of fat, 7 of alcohol", () => {
    const off = foods.filter(({ id, value }) => {
      const grams = (column: string) => value(column) ?? 0;
      const most = 4 * grams("protein_g") + 4 * grams("carbohydrates_g") + 9 * grams("fat_g") + 7 * grams("alcohol_g");
      const least = most - 4 * grams("fiber_g");
      const energy = grams("calories_kcal");
      return !ODD_ENERGY.has(id) && (energy < least * 0.8 - 15 || energy > most * 1.15 + 15);
    });
    expect(off.map((food) => food.description)).toEqual([]);
  });

  it("contain no more of a part than of the whole", () => {
    const off = foods.filter(({ id, value }) => {
      const more = (part: string, whole: string) => (value(part) ?? 0) > (value(whole) ?? 0) + 0.5;
      const sugar = more("sugar_g", "carbohydrates_g") && !ODD_SUGAR.has(id);
      return (
        sugar || more("fiber_g", "carbohydrates_g") || more("saturated_fat_g", "fat_g") || more("omega3_g", "fat_g")
      );
    });
    expect(off.map((food) => food.description)).toEqual([]);
  });
});

describe("the links of foods to rows", () => {
  it("are many, at most one for a food, and each food exists", () => {
    const known = new Set(concepts.map((row) => row.id));
    expect(links.length).toBeGreaterThan(1500);
    expect(new Set(links.map((link) => link.concept)).size).toBe(links.length);
    expect(links.filter((link) => !known.has(link.concept))).toEqual([]);
  });

  it("share a word with one of the food's names, or were checked by hand", () => {
    const names = new Map(concepts.map((row) => [row.id, words(row.name)]));
    for (const row of synonyms) names.get(row.concept)?.push(...words(row.text));
    const strange = links.filter(({ concept, id }) => {
      const described = words(byId.get(id)?.description ?? "");
      const named = names.get(concept) ?? [];
      const isSame = named.some((a) => described.some((b) => alike(a, b)));
      return !isSame && id !== PASTA && !OTHER_NAME.has(`${concept} ${id}`);
    });
    expect(strange.map(({ concept, id }) => `${concept} = ${byId.get(id)?.description}`)).toEqual([]);
  });

  it("keep the state: a food that is named salted, smoked, dried, canned or pickled has such a row", () => {
    const states: readonly [name: RegExp, row: RegExp][] = [
      [/^salted /, /with salt|salt added|salted/i],
      [/^smoked /, /smoke|paprika|cured/i],
      [/^dried /, /dried|dehydrated|dry|raisin|ground/i],
      [/^canned /, /canned/i],
      [/^pickled /, /pickle/i],
      [/^roasted /, /roast/i],
      [/^unsalted /, /without salt/i],
    ];
    const name = new Map(concepts.map((row) => [row.id, row.name]));
    const off = links.filter(({ concept, id }) =>
      states.some(([named, row]) => named.test(name.get(concept) ?? "") && !row.test(byId.get(id)?.description ?? "")),
    );
    expect(off.map(({ concept, id }) => `${concept} = ${byId.get(id)?.description}`)).toEqual([]);
  });

  it.each([
    "snack",
    "sauce",
    "spice",
    "pastry",
    "sweetener",
    "fruit",
    "vegetable",
    "cake",
    "seasoning",
    "herb",
    "fish",
    "meat",
  ])("do not exist for a class word: %s", (concept) => {
    expect(links.some((link) => link.concept === concept)).toBe(false);
  });
});
