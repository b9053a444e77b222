import { describe, expect, it } from "vitest";
import { readCsv } from "@/lib/csv/read-csv";
import { leftOutInWords, questionAbout, undecided } from "@/lib/menus/left-out";
import { makeDishes, menuProblem } from "@/lib/menus/make-dishes";
import { isPlain, openMenuFile, withUse } from "@/lib/menus/read-menu-file";

const open = (text: string, isHeading?: boolean) => openMenuFile(readCsv(text, 200), isHeading);
const dishesOf = (text: string, isHeading?: boolean) => {
  const { table, match } = open(text, isHeading);
  return table ? makeDishes(table, match).map(({ name, description }) => [name, description]) : null;
};

describe("the columns of a menu", () => {
  it.each([
    // English
    ['Dish,Description,Contains\nFruit salad,"mango, papaya",nuts', ["Fruit salad", "mango, papaya. Contains: nuts."]],
    ["Dish,Ingredients\nDal,lentils", ["Dal", "lentils"]],
    [
      "Menu item;Dish description;Allergen information;May contain traces\nPie;apple;milk;nuts",
      ["Pie", "apple. Contains: milk. May contain: nuts."],
    ],
    ["Price,Allergens,Name\n£9.50,Sesame,Hummus", ["Hummus", "Contains: Sesame."]],
    ["Item\tWhat is in it\tAllergy advice\nToast\tbread\twheat", ["Toast", "bread. Contains: wheat."]],
    ["Name|Ingredients & allergens|Course\nPie|pastry (wheat), apple|Sweet", ["Pie", "pastry (wheat), apple"]],
    // German
    ["Gericht;Zutaten\nSpätzle;Ei, Mehl", ["Spätzle", "Ei, Mehl"]],
    [
      "Speise;Beschreibung;Enthält Allergene;Kann Spuren enthalten;Preis in €\nKuchen;Apfel;Milch, Ei;Nüsse;4,50 €",
      ["Kuchen", "Apfel. Contains: Milch, Ei. May contain: Nüsse."],
    ],
    ["Nr.;Bezeichnung;Allergene\n12;Salat;keine", ["Salat", ""]],
    ["Kategorie;Gericht;Zutatenliste\nSuppen;Gulasch;Rind", ["Gulasch", "Rind"]],
    // French
    [
      "Nom du plat;Ingrédients;Allergènes;Prix\nTarte;pommes;lait, œufs;6 €",
      ["Tarte", "pommes. Contains: lait, œufs."],
    ],
    ["Plat;Descriptif;Peut contenir\nSalade;verte;noix", ["Salade", "verte. May contain: noix."]],
    // Spanish
    [
      "Plato;Ingredientes;Contiene;Trazas;Precio\nFlan;huevo;leche;frutos secos;5,00",
      ["Flan", "huevo. Contains: leche. May contain: frutos secos."],
    ],
    ["Nombre;Descripción;Alérgenos\nGazpacho;tomate;apio", ["Gazpacho", "tomate. Contains: apio."]],
    // Italian
    ["Piatto;Descrizione;Allergeni\nPesto;basilico;frutta a guscio", ["Pesto", "basilico. Contains: frutta a guscio."]],
    ["Nome;Ingredienti;Può contenere\nPane;farina;sesamo", ["Pane", "farina. May contain: sesamo."]],
    // An allergen table
    ["Dish,Gluten,Milk,Nuts,Sesame,Fish\nPie,x,(x),✓,,–", ["Pie", "Contains: gluten, nuts. May contain: milk."]],
    [
      "Gericht;Glutenhaltiges Getreide;Schalenfrüchte;Sellerie;Weichtiere\nSuppe;ja;Spuren;1;nein",
      ["Suppe", "Contains: gluten, celery. May contain: nuts."],
    ],
    ["Plat;Lait;Œufs;Fruits à coque\nQuiche;oui;●;trace", ["Quiche", "Contains: milk, egg. May contain: nuts."]],
    ["Name;Contains nuts;May contain sesame\nBar;yes;yes", ["Bar", "Contains: nuts. May contain: sesame."]],
    ["Dish,Nuts,Milk\nCake,walnuts,?", ["Cake", "Contains: nuts, walnuts. May contain: milk."]],
    ["Dish,Nuts,Milk\nCake,✗,✓\nPie,✓,✗", ["Cake", "Contains: milk."]],
    ["Dish,Nuts\nCake,✗", ["Cake", "Contains: nuts."]],
    // Claims
    ["Dish,Ingredients,Gluten free,Vegan\nPasta,semolina,no,yes", ["Pasta", "semolina. Not gluten-free."]],
    ["Gericht;Zutaten;Glutenfrei;Laktosefrei\nNudeln;Hartweizen;ja;nein", ["Nudeln", "Hartweizen. Not lactose-free."]],
    ['Dish,Ingredients,Free from\nRice,rice,"nuts, milk"', ["Rice", "rice"]],
    // Cells
    ["Dish,Contains\nCake,yes", ["Cake", "Contains: allergens that are not named."]],
    ['Dish,Allergens\nCake,"A, C, G"', ["Cake", "Contains: A, C, G."]],
    ['Dish,Ingredients\n"Cake\nof the day","flour\nalmonds"', ["Cake, of the day", "flour, almonds"]],
    ["Dish,Description,Beschreibung\nCake,flour,Mandeln", ["Cake", "flour. Mandeln."]],
  ])("%j become the dish %j", (text, expected) => {
    const { table, match } = open(text);
    expect(table && questionAbout(table, match)).toBeNull();
    expect(dishesOf(text)?.[0]).toEqual(expected);
  });

  it.each([
    ["Dish,Ingredients,Notes\nPie,apple,walnut crust", ["Notes"]],
    ["Dish,Ingredients,Not suitable for\nPie,apple,nut allergy", ["Not suitable for"]],
    ["Dish,Ingredients,\nPie,apple,walnuts", ["column 3"]],
    ["Dish,Ingredients,Dietary\nPie,apple,GFO N", ["Dietary"]],
    ["Dish,Ingredients,Price\nPie,apple,9.50 with walnuts", ["Price"]],
    ["Dish,Ingredients,Nr.\nPie,apple,A C G", ["Nr."]],
    ["Dish,Ingredients,Gluten free\nPie,apple,yes but has walnuts", ["Gluten free"]],
    ["Dish,Name,Ingredients\nPie,Apfelkuchen,apple", ["Name"]],
    ["Dish,Ingredients,Nuts removed on request\nPie,apple,x", ["Nuts removed on request"]],
    ["Dish,Ingredients,No nuts\nPie,apple,x", ["No nuts"]],
  ])("%j must be decided about by a person: %j", (text, names) => {
    const { table, match } = open(text);
    expect(table && undecided(table, match)).toEqual(names);
    expect(table && questionAbout(table, match)).toContain(names[0]);
  });

  it.each([
    ["Dish,Ingredients,Price,Section,Photo\nPie,apple,9.50,Sweet,pie.jpg", "Left out: “Price”, “Section”, “Photo”."],
    ["Dish,Ingredients,Gluten free\nPie,apple,yes", "“Gluten free” only counts where a cell says no."],
    ["Dish,Ingredients\nPie,apple", "Every column is used."],
    ["Pie,9.50\nDal,8.00", "Left out: “column 2”."],
  ])("%j: a person reads %j", (text, sentence) => {
    const { table, match } = open(text);
    expect(table && leftOutInWords(table, match)).toBe(sentence);
  });
});

describe("the first row of a menu", () => {
  it("without headings is a dish: prices are left out, and texts are read", () => {
    expect(dishesOf("Ribollita,9.50,kale\nSorbet,6.00,lemon")).toEqual([
      ["Ribollita", "kale"],
      ["Sorbet", "lemon"],
    ]);
  });

  it.each(["Dal,lentils\nRice,rice", "Fish,Milk\nCod,cream", "Our menu,autumn\nDal,lentils"])(
    "%j may be headings or a dish, which a person must say",
    (text) => {
      expect(open(text).table).toBeNull();
      expect(dishesOf(text, false)).toHaveLength(2);
    },
  );
});

describe("a row of a menu", () => {
  it("without a name is refused if a used column says something of it", () => {
    const { table, match } = open("Dish,Contains\nPie,milk\n,nuts");
    expect(table && menuProblem(table, match)).toBe(
      "Row 2 says what is in a dish, but names none: put its name into the file.",
    );
  });
});

describe("the choice of a person", () => {
  it("moves the name to another column and asks about the former one", () => {
    expect(withUse(["name", "description", "price"], 1, "name")).toEqual([null, "name", "price"]);
    expect(withUse(["name", "contains", null], 2, "contains")).toEqual(["name", "contains", "contains"]);
  });

  it("is not asked for where the headings say it all and each column is read", () => {
    expect(isPlain(open("Dish,Ingredients,Contains\nPie,apple,milk"))).toBe(true);
    expect(isPlain(open("Dish,Ingredients,Price\nPie,apple,3.50"))).toBe(false);
    expect(isPlain(open("Dish,Ingredients,Notes\nPie,apple,x"))).toBe(false);
    expect(isPlain(open("Pie,3.50\nDal,2.00"))).toBe(false);
  });
});
