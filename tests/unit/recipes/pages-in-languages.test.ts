import { describe, expect, it } from "vitest";
import { page, recipeOf } from "./pages";

const textsOf = (body: string) => {
  const recipe = recipeOf(page(body));
  return {
    title: recipe.title,
    ingredients: recipe.ingredients.map(({ text }) => text),
    steps: recipe.steps.map(({ text }) => text),
  };
};
const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");
const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("");

/** Headings, three foods and two steps in each language. No word is English. */
const LANGUAGES: [string, string, string[], string, string[]][] = [
  [
    "German",
    "Kürbiscurry: Zutaten",
    ["1 Hokkaidokürbis", "400 ml Kokosmilch", "2 rote Linsen"],
    "So wird das Curry zubereitet",
    ["Den Kürbis halbieren, entkernen und würfeln.", "Mit der Kokosmilch aufkochen, dann köcheln und abschmecken."],
  ],
  [
    "Dutch",
    "Ingrediënten pompoencurry",
    ["1 pompoen", "400 ml kokosmelk", "2 sjalotten"],
    "Zo maak je pompoencurry",
    ["Schil de pompoen en snijd hem in blokjes.", "Fruit de sjalotten, giet de kokosmelk erbij en klop glad."],
  ],
  [
    "French",
    "Les ingrédients",
    ["1 potiron", "40 cl de crème", "2 échalotes"],
    "Préparation du velouté",
    ["Épluchez le potiron et émincez les échalotes.", "Faites mijoter 20 minutes, puis mixez et assaisonnez."],
  ],
  [
    "Norwegian",
    "Ingredienser",
    ["2 stk. mango", "0,5 stk. rødløk", "0,5 bunt koriander"],
    "Slik gjør du",
    ["Skrell mangoen og kutt rødløken i tynne skiver.", "Bland alt, press over lime og dryss over koriander."],
  ],
  [
    "Czech",
    "Suroviny",
    ["2 cukety", "50 g tvarůžků", "200 g smetany"],
    "Postup přípravy",
    ["Cukety omyjte a nakrájejte na plátky.", "Smetanu zahřejte, posypte tvarůžky a servírujte."],
  ],
  [
    "Turkish",
    "Tavuklu Patates İçin Malzemeler",
    ["5 adet patates", "1 kilogram tavuk", "2 yemek kaşığı tereyağı"],
    "Tavuklu Patates Nasıl Yapılır?",
    ["Patatesleri haşlayın, suyunu süzüp tuz ekleyin.", "Tavukları tavada kavurun ve 10 dakika pişirin."],
  ],
];

describe("pages in other languages", () => {
  it.each(LANGUAGES)(
    "%s: headings, foods and steps are recognised by their words",
    (_language, list, foods, method, steps) => {
      const body = `<h1>Kurbis</h1><h2>${list}</h2><ul>${items(foods)}</ul><h2>${method}</h2><ol>${items(steps)}</ol>`;
      expect(textsOf(body)).toMatchObject({ ingredients: foods, steps });
    },
  );

  it("the food in one cell and its amount in the next are one line, the amount first", () => {
    const rows = [
      ["Hühnerbrust", "250 g"],
      ["Zwiebeln", "2 kleine"],
      ["Tvaroh (měkký)", "500 g (2 kostky)"],
      ["Pfeffer", ""],
    ];
    const table = rows.map(([food, amount]) => `<tr><td>${food}</td><td>${amount}</td></tr>`).join("");
    const body = `<h1>Ragout</h1><h2>Zutaten</h2><table>${table}</table><h2>Zubereitung</h2>${paragraphs(["Die Hühnerbrust würfeln und anbraten.", "Mit den Zwiebeln 20 Minuten garen."])}`;
    expect(textsOf(body).ingredients).toEqual([
      "250 g Hühnerbrust",
      "2 kleine Zwiebeln",
      "500 g (2 kostky) Tvaroh (měkký)",
      "Pfeffer",
    ]);
  });

  it("amount, unit and food in separate elements stay separate", () => {
    const foods = [
      ["2", "su bardağı", "süt"],
      ["300", "gram", "mantar"],
      ["1", "adet", "soğan"],
    ].map((parts) => parts.map((part) => `<span>${part}</span>`).join(""));
    const body = `<h1>Sos</h1><h2>Malzemeler</h2><ul>${items(foods)}</ul><h2>Yapılışı</h2>${paragraphs(["Soğanları doğrayın ve kavurun.", "Sütü ekleyin ve 5 dakika pişirin."])}`;
    expect(textsOf(body).ingredients).toEqual(["2 su bardağı süt", "300 gram mantar", "1 adet soğan"]);
  });

  it("foods in one paragraph under their heading are separated by commas, except inside brackets", () => {
    const body = `<h1>Tourte</h1><h2>Zutaten für eine Tourte</h2><p>4-5 <a href="/f">Feigen</a>, 3 Schalotten, 1 <a href="/t">Rolle</a> Blätterteig (rund, oder eckig), 50 g Mandeln, Salz und Pfeffer.</p><h2>Zubereitung</h2>${paragraphs(["Die Schalotten schälen und anbraten.", "Den Teig ausrollen, belegen und 40 Minuten backen."])}`;
    expect(textsOf(body).ingredients).toEqual([
      "4-5 Feigen",
      "3 Schalotten",
      "1 Rolle Blätterteig (rund, oder eckig)",
      "50 g Mandeln",
      "Salz und Pfeffer",
    ]);
  });

  it("links and spans inside a sentence do not cut it", () => {
    const step = `Die <a href="/m">Mandeln</a> in einer <a href="/p">Pfanne</a> rösten und <span>7</span> Minuten <span>8</span> rühren.`;
    const body = `<h1>Mandeln</h1><h2>Zutaten</h2><ul>${items(["200 g Mandeln", "100 g Zucker", "1 TL Zimt"])}</ul><h2>Zubereitung</h2><div>${paragraphs([step, "Den Zucker schmelzen und abkühlen lassen."])}</div>`;
    expect(textsOf(body).steps).toEqual([
      "Die Mandeln in einer Pfanne rösten und 7 Minuten 8 rühren.",
      "Den Zucker schmelzen und abkühlen lassen.",
    ]);
  });

  it("what follows the steps and addresses the reader is no step", () => {
    const steps = ["Die Mandeln rösten.", "Den Zucker schmelzen und unterrühren."];
    const foods = items(["200 g Mandeln", "100 g Zucker", "1 TL Zimt"]);
    const promo = ["Hat es dir geschmeckt? Bewerte das Rezept und hilf anderen.", "Folge uns auf Instagram!"];
    const asParagraphs = `<h1>Mandeln</h1><h2>Zutaten</h2><ul>${foods}</ul><h2>Zubereitung</h2>${paragraphs([...steps, ...promo])}`;
    expect(textsOf(asParagraphs).steps).toEqual(steps);
    const belowList = `<h1>Mandeln</h1><h2>Zutaten</h2><ul>${foods}</ul><h2>Zubereitung</h2><ol>${items(steps)}</ol><p>Die Mandeln sind seit dem Mittelalter bekannt und werden gern verschenkt.</p>`;
    expect(textsOf(belowList).steps).toEqual(steps);
  });

  it("a recipe is read whatever the element around it is named", () => {
    const foods = ["200 g Mandeln", "100 g Zucker", "1 TL Zimt"];
    const steps = ["Die Mandeln rösten.", "Den Zucker schmelzen und unterrühren."];
    const recipe = `<div class="review-product"><h2>Zutaten</h2><ul>${items(foods)}</ul><h2>Zubereitung</h2><ol>${items(steps)}</ol></div>`;
    expect(textsOf(`<h1>Mandeln</h1>${recipe}`)).toMatchObject({ ingredients: foods, steps });
  });
});

describe("a recipe in the data that the page hands to the browser", () => {
  const recipe = {
    name: "Udon mit Pak Choi",
    ingredients: [
      { id: "1", name: "Pak Choi", displayQuantity: 3, displayUnitOfMeasurement: "Stk.", image: "a1b2" },
      { id: "2", name: "Tahin", displayQuantity: 0.5, displayUnitOfMeasurement: "EL", image: "c3d4" },
      { id: "3", name: "Sesam", displayQuantity: null, displayUnitOfMeasurement: null, image: "e5f6" },
      { id: "4", name: "Zwiebel", displayQuantity: 1, displayUnitOfMeasurement: null, image: "e5f6" },
    ],
    preparationInstructions: [
      { header: "Schritt 1", body: "**2 Pak Choi** waschen, halbieren und würfeln." },
      { header: "Schritt 2", body: "In einer Pfanne mit Tahin anbraten und abschmecken." },
    ],
  };
  const EXPECTED = {
    ingredients: ["3 Stk. Pak Choi", "0.5 EL Tahin", "Sesam", "1 Zwiebel"],
    steps: ["2 Pak Choi waschen, halbieren und würfeln.", "In einer Pfanne mit Tahin anbraten und abschmecken."],
  };
  const stream = `7:["$","div",null,{"recipe":${JSON.stringify(recipe)}}]\n8:null\n`;
  const pushed = (text: string): string => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;

  it.each([
    ["data of a script", `<script type="application/json">${JSON.stringify({ props: { recipe } })}</script>`],
    ["a value given to a global", `<script>window.__STATE__ = ${JSON.stringify({ a: { recipe } })};</script>`],
    ["a stream in two pieces", pushed(stream.slice(0, 150)) + pushed(stream.slice(150))],
  ])("is read from %s", (_form, script) => {
    expect(textsOf(`<h1>Udon mit Pak Choi</h1>${script}`)).toMatchObject(EXPECTED);
  });

  it.each([
    ["another page's", JSON.stringify({ recipe: { ...recipe, name: "Apfelkuchen" } })],
    [
      "one of several of the same name",
      JSON.stringify([recipe, { ...recipe, ingredients: recipe.ingredients.slice(1) }]),
    ],
    ["cut off", JSON.stringify({ recipe }).slice(0, -20)],
    ["without a method", JSON.stringify({ recipe: { ...recipe, preparationInstructions: [] } })],
  ])("is omitted if it is %s", (_form, json) => {
    const script = `<script type="application/json">${json}</script>`;
    expect(() => textsOf(`<h1>Udon mit Pak Choi</h1>${script}`)).toThrow();
  });
});
