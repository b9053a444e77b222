import { describe, expect, it } from "vitest";
import { isOpened, openFiles } from "@/lib/recipes/carried/open-archive";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { readCarriedFile } from "@/server/recipes/carried/read-file";

const lineOf = ({ quantity, unit, name }: { quantity: string | null; unit: string | null; name: string }): string =>
  [quantity, unit, name].filter(Boolean).join(" ");
const recipesIn = (text: string, name: string) =>
  readCarriedFile(text, name).map((each) =>
    isRead(each)
      ? [each.recipe.title, each.recipe.ingredients.map(lineOf), each.recipe.instructions.map((step) => step.text)]
      : each,
  );

const SOUP = ["Leek soup", ["2 leeks", "1 l stock", "salt"], ["Slice the leeks.", "Simmer them in the stock."]];
const DIP = ["Bean dip", ["1 can beans", "2 tbsp tahini"], ["Blend."]];

const PROGRAMS: readonly (readonly [name: string, file: string, text: string])[] = [
  [
    "Mela",
    "a.melarecipe",
    JSON.stringify({
      id: "1",
      title: "Leek soup",
      yield: "4",
      ingredients: "2 leeks\n1 l stock\nsalt",
      instructions: "Slice the leeks.\nSimmer them in the stock.",
      link: "",
    }),
  ],
  [
    "Crouton",
    "a.crumb",
    JSON.stringify({
      name: "Leek soup",
      serves: 4,
      ingredients: [
        { order: 1, quantity: { amount: 1, quantityType: "LITRES" }, ingredient: { name: "stock" } },
        { order: 0, quantity: { amount: 2, quantityType: "ITEM" }, ingredient: { name: "leeks" } },
        { order: 2, ingredient: { name: "salt" } },
      ],
      steps: [
        { order: 0, isSection: false, step: "Slice the leeks." },
        { order: 1, isSection: false, step: "Simmer them in the stock." },
      ],
    }),
  ],
  [
    "Markdown with a list in its head",
    "leek.md",
    '---\ntitle: "Leek soup"\ntags: [soups, quick]\n\ningredients:\n- 2 leeks\n- 1 l stock\n- salt\n\ndirections:\n- Slice the leeks.\n- Simmer them in the stock.\n---\nFor cold days.\n',
  ],
  [
    "MasterCook as text",
    "a.mxp",
    "  *  Exported from  MasterCook  *\n\n         Leek soup\n\nRecipe By     : Ema\nServing Size  : 4     Preparation Time :0:15\nCategories    : Soups\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  2                     leeks\n  1       l             stock\n                        salt\n\nSlice the leeks.\n\nSimmer them in\nthe stock.\n\n         - - - - - - - - - - - - - - - -\n",
  ],
  [
    "MasterCook as XML",
    "a.mx2",
    '<?xml version="1.0"?><mx2 source="MasterCook"><RcpE name="Leek soup"><Serv qty="4"/><IngR name="leeks" qty="2"/><IngR name="stock" unit="l" qty="1"/><IngR name="salt"/><DirS><DirT>Slice the leeks.</DirT><DirT>Simmer them in the stock.</DirT></DirS></RcpE></mx2>',
  ],
  [
    "RecipeML",
    "a.xml",
    '<?xml version="1.0"?><recipeml><recipe><head><title>Leek soup</title><yield>4</yield></head><ingredients><ing><amt><qty>2</qty></amt><item>leeks</item></ing><ing><amt><qty>1</qty><unit>l</unit></amt><item>stock</item></ing><ing><item>salt</item></ing></ingredients><directions><step>Slice the leeks.</step><step>Simmer them in the stock.</step></directions></recipe></recipeml>',
  ],
  [
    "Gourmet",
    "a.grmt",
    '<?xml version="1.0"?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1"><title>Leek soup</title><yields>4 servings</yields><ingredient-list><ingredient><amount>2</amount><item>leeks</item></ingredient><inggroup><groupname>Pot</groupname><ingredient><amount>1</amount><unit>l</unit><item>stock</item></ingredient><ingredient><item>salt</item></ingredient></inggroup></ingredient-list><instructions>Slice the leeks.\nSimmer them in the stock.</instructions></recipe></gourmetDoc>',
  ],
  [
    "a table with columns of its own program",
    "a.csv",
    'Title,Course,Source,Url,Servings,Yield,Ingredients,Directions,Private,Created At\nLeek soup,Soup,Aunt Ema,,4,1 pot,"2 leeks\n1 l stock\nsalt","Slice the leeks.\nSimmer them in the stock.",no,2021-03-04\n',
  ],
];

describe("a recipe in the file of a program", () => {
  it.each(PROGRAMS)("%s has its name, its foods with their amounts and its steps", (_, file, text) => {
    expect(recipesIn(text, file)).toEqual([SOUP]);
  });

  it("Cooklang marks its foods inside the method, and its file is named after it", () => {
    const text =
      ">> servings: 4\n\nSlice the @leeks{2}(only the white).\n\nSimmer them in the @stock{1%l} with @salt for ~{20%minutes}. -- not too much\n";
    expect(recipesIn(text, "recipes/Leek soup.cook")).toEqual([
      [
        "Leek soup",
        ["2 leeks, only the white", "1 l stock", "salt"],
        ["Slice the leeks.", "Simmer them in the stock with salt for 20 minutes."],
      ],
    ]);
  });

  it("Meal-Master has a second column wherever its program put it", () => {
    const text =
      "MMMMM----- Recipe via Meal-Master (tm) v8.02\n\n      Title: Leek soup\n Categories: Soups\n      Yield: 4 servings\n\n      2    Leeks                         1/2 c  Whole almonds\n      1 sm Onion                           1 tb Lemon juice\n\n  Simmer everything.\n\nMMMMM\n";
    expect(recipesIn(text, "a.mmf")).toEqual([
      [
        "Leek soup",
        ["2 Leeks", "1 small Onion", "1/2 cup Whole almonds", "1 tablespoon Lemon juice"],
        ["Simmer everything."],
      ],
    ]);
  });
});

describe("several recipes in the file of a program are never one", () => {
  const recipe = (named: string, foods: readonly string[], steps: readonly string[]) =>
    `<div class="recipe"><div id="name">${named}</div><ul id="recipeIngredients">${foods.map((food) => `<li class="recipeIngredient">\n ${food}</li>`).join("")}</ul><ol id="recipeInstructions">${steps.map((step) => `<li class="instruction">${step}</li>`).join("")}</ol></div>`;
  const kept = (named: string, foods: readonly string[], steps: readonly string[]) =>
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${named}</h2><div itemprop="recipeIngredients">${foods.map((food) => `<p>${food}</p>`).join("")}</div><div itemprop="recipeDirections">${steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join("")}</div></div>`;
  const [soup, dip] = [SOUP, DIP].map(([named, foods, steps]) => ({
    title: named,
    ingredients: foods as string[],
    instructions: steps as string[],
  }));

  it.each([
    [
      "elements named by class",
      "a.html",
      `<html><body>${[soup, dip].map((each) => recipe(String(each?.title), each?.ingredients ?? [], each?.instructions ?? [])).join("")}</body></html>`,
    ],
    [
      "elements with older names of properties",
      "a.html",
      `<html><body>${[soup, dip].map((each) => kept(String(each?.title), each?.ingredients ?? [], each?.instructions ?? [])).join("")}</body></html>`,
    ],
    ["a wrapped list of JSON", "a.json", JSON.stringify({ recipes: [soup, dip] })],
    [
      "XML",
      "a.xml",
      `<?xml version="1.0"?><recipes>${[soup, dip].map((each) => `<recipe><title>${each?.title}</title>${each?.ingredients.map((food) => `<ingredient>${food}</ingredient>`).join("")}<instructions>${each?.instructions.join("\n")}</instructions></recipe>`).join("")}</recipes>`,
    ],
  ])("%s", (_, file, text) => {
    expect(recipesIn(text, file)).toEqual([SOUP, DIP]);
  });
});

describe("what a file holds and a recipe does not", () => {
  it("makes a recipe unknown only if it can name food", () => {
    const [read] = readCarriedFile(
      'Name,Ingredients,Directions,Created At,Extras\nDip,"1 can beans\n2 tbsp oil",Blend.,2021-03-04,with peanuts\n',
      "a.csv",
    );
    expect(read && isRead(read) && read.recipe.left_out).toEqual([{ text: "Extras: with peanuts", why: "column" }]);
    expect(read && isRead(read) && read.left_out).toEqual(["column “Created At”", "column “Extras”"]);
  });

  it("is a component of another file, which is named", () => {
    const [read] = readCarriedFile(
      "---\ntitle: Tacos\ncomponents:\n- Peanut sauce\ningredients:\n- 4 tortillas\n- 1 lime\n---\nFill them.\n",
      "a.md",
    );
    expect(read && isRead(read) && read.left_out).toEqual(["the recipe “Peanut sauce”, which is a part of it"]);
  });
});

describe("a file that is not read", () => {
  it.each([
    ["a PDF", "%PDF-1.7 ...", "It seems to be a PDF."],
    ["a formatted text", "{\\rtf1 soup", "It seems to be a formatted text"],
    ["a database", "SQLite format 3\0", "It seems to be the database of an app."],
    ["a picture", "\x89PNG\r\n", "It seems to be a picture."],
  ])("is named with what it seems to be: %s", async (_, begins, sentence) => {
    const bytes = Uint8Array.from(begins, (sign) => sign.charCodeAt(0));
    const opened = [];
    for await (const file of openFiles([{ name: "soup.txt", bytes }])) opened.push(file);
    expect(opened.map((file) => (isOpened(file) ? file.text : file.reason))).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  it.each(["<!--", "<![CDATA[", "<recipe>", "<a ", "@a{", "[-", "---\n", "- a\n"])(
    "made of %j costs no more than its length",
    (piece) => {
      for (const head of ['<?xml version="1.0"?>', ">> a: b\n@a{1}\n", "---\n"]) {
        const started = performance.now();
        readCarriedFile(head + piece.repeat(Math.floor(300_000 / piece.length)), "a.cook");
        expect(performance.now() - started).toBeLessThan(6000);
      }
    },
  );
});
