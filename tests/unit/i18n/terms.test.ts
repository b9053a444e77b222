import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIETS } from "@/lib/dietary/diets";
import { MORE_WAYS } from "@/lib/dietary/more-ways";
import { sayIn } from "@/lib/i18n/area";
import { titleCase } from "@/lib/id-card/id-card";
import { foods } from "@/messages/de/foods";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";

const SAME = new Set([
  "Vegan",
  "Keto",
  "Paleo",
  "Atkins",
  "Gluten",
  "Halal",
  "Jain",
  "Diabetes",
  "SIBO",
  "PCOS",
  "Kiwi",
]);
const SAME_FOODS = new Set(["Avocado", "Mango", "Aubergine"]);
const german = sayIn(terms, "de", translationOf("de", "terms"));
const isTranslated = (english: string) =>
  german.known(english) !== english || SAME.has(english) || SAME_FOODS.has(english);

const rowsOf = (file: string) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

describe("the German terms of the reference data", () => {
  it("exist for every diet, allergy and other way of eating, with their descriptions", () => {
    const words = [
      ...DIETS.flatMap(({ label, noun, description }) => [label, description, ...(noun ? [noun] : [])]),
      // Those of allergies are sentences around their noun.
      ...DIETS.filter(({ kind }) => kind === "way_of_eating").flatMap(({ match, conflict }) => [match, conflict]),
      ...MORE_WAYS.flatMap(({ label, avoided, description, doubt }) => [label, avoided, description, doubt]),
    ];
    expect(words.filter((word) => !isTranslated(word))).toEqual([]);
  });

  it("exist for every health concern that a person can have, with its effect", () => {
    const rows = rowsOf("prisma/reference/health-concerns.tsv");
    const words = rows.flatMap(([name = "", meaning = ""]) => [titleCase(name), meaning]);
    expect(words.filter((word) => !isTranslated(word))).toEqual([]);
  });

  it("name foods as the travel card names them in a German kitchen", () => {
    const foods = rowsOf("lib/travel/words/de.tsv").filter(([, , , source]) => source !== "phrase");
    const wrong = foods.flatMap(([key = "", words = "", english = ""]) => {
      const translated = german.known(english.replace(/ \(.*/, ""));
      const isOne = translated === words || words.startsWith(translated) || NAMED_SHORTER[key] === translated;
      return isOne ? [] : [[key, translated, words]];
    });
    expect(wrong).toEqual([]);
  });
});

/** Dishes and drinks that bear the same name in both languages, with or without a hyphen. */
const SAME_DISHES = new Set(
  (
    "Arancini|Bibimbap|Biryani|Bruschetta|Burger|Burrito|Caponata|Carbonara|Ceviche|Chana masala|Chicken tikka masala|" +
    "Congee|Crème brûlée|Croissant|Dal|Dim sum|Dolma|Eggs Benedict|Enchiladas|Falafel|Fattoush|Fish and chips|Focaccia|" +
    "Gazpacho|Gnocchi|Granola|Guacamole|Gumbo|Gyoza|Jambalaya|Koshari|Lasagne|Mapo tofu|Minestrone|Moussaka|Nachos|" +
    "Nasi goreng|Okonomiyaki|Onigiri|Overnight oats|Pad thai|Paella|Paneer tikka|Pasta primavera|Pho|Poke bowl|Porridge|" +
    "Pulled pork|Quesadilla|Quiche|Ramen|Ratatouille|Ribollita|Saag paneer|Samosas|Sashimi|Shakshuka|Shepherd's pie|" +
    "Som tam|Souvlaki|Spanakopita|Sushi|Tabbouleh|Tacos al pastor|Tagine|Tamales|Tempura|Tiramisu|Tom yum|" +
    "Tortilla española|Udon|Vindaloo|Americano|Ayran|Bubble tea|Chai|Cider|Cappuccino|Cola|Cold brew|Cortado|Earl Grey|" +
    "Espresso|Flat white|Ginger ale|Ginger beer|Horchata|Kombucha|Lassi|Latte|Macchiato|Masala chai|Matcha|Milkshake|" +
    "Mocha|Mojito|Negroni|Prosecco|Rooibos|Root beer|Sake|Sangria|Spritz|Tonic water"
  ).split("|"),
);
const DISHES_OF_A_COMMON_FOOD = 12;

describe("the foods of the reference that people choose most", () => {
  const concepts = rowsOf("prisma/reference/foods/concepts.tsv");
  const favorites = rowsOf("prisma/reference/favorite-items.tsv").map(([, name = ""]) => name);
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

  it("have a German name, on the card and in the list", () => {
    expect(german.known("Fresh coriander")).toBe("Koriander");
    expect(german.known("fresh coriander")).toBe("Koriander");
    expect(german.known("Mushroom risotto")).toBe("Pilzrisotto");
    expect(favorites.filter((name) => !isNamed(name) && !SAME_DISHES.has(name))).toEqual([]);
  });

  it("have a German name if many dishes contain them", () => {
    const dishes = new Map<string, number>();
    for (const [, food = ""] of rowsOf("prisma/reference/foods/holdings.tsv"))
      dishes.set(food, (dishes.get(food) ?? 0) + 1);
    const common = concepts.filter(([id = ""]) => (dishes.get(id) ?? 0) >= DISHES_OF_A_COMMON_FOOD);
    expect(common.length).toBeGreaterThan(100);
    const unnamed = common.map(([, name = ""]) => capital(name)).filter((name) => !isNamed(name));
    expect(unnamed).toEqual([]);
  });

  it("are all foods of the reference, each named once", () => {
    const known = new Set([...concepts.map(([, name = ""]) => name), ...favorites.map((name) => name.toLowerCase())]);
    expect(Object.keys(foods).filter((name) => !known.has(name))).toEqual([]);
    const texts = new Set(Object.values(terms.messages).map((text) => text.toLowerCase()));
    expect(Object.keys(foods).filter((name) => texts.has(name))).toEqual([]);
  });

  it("are the only translated foods: typed text stays as it was typed", () => {
    for (const typed of ["Grandma's butter cake", "butter (salted)", "Constructor", "toString"])
      expect(german.known(typed)).toBe(typed);
  });
});

const isNamed = (name: string) =>
  name.toLowerCase() in foods || german.known(name) !== name || SAME_FOODS.has(name) || SAME.has(name);

/** The diner's own card uses the group's short name. */
const NAMED_SHORTER: Readonly<Record<string, string>> = { dairy: "Milchprodukte" };
