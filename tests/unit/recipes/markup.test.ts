import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../server/recipes/extraction/extract-from-text";
import { page, recipeOf } from "./pages";

const FOODS = ["500 g plums", "200 g flour", "3 eggs", "salt"];
const METHOD = [
  "Halve the plums and remove the stones.",
  "Mix the flour with the eggs.",
  "Bake for 40 minutes at 180 °C.",
];
const list = (lines: readonly string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("");
const STORY = paragraphs(["I love plums.", "My aunt had a tree, and every summer we filled 3 baskets with its fruit."]);

const textsOf = (body: string) => {
  const recipe = recipeOf(page(`<h1>Plum cake</h1>${body}`));
  return { ingredients: recipe.ingredients.map(({ text }) => text), steps: recipe.steps.map(({ text }) => text) };
};

describe("recipes that only the page's own markup contains", () => {
  it.each<[string, string]>([
    ["headings and lists", `${STORY}<h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${list(METHOD, "ol")}`],
    ["headings and paragraphs", `<h3>Ingredients:</h3>${paragraphs(FOODS)}<h3>Directions</h3>${paragraphs(METHOD)}`],
    [
      "bold lines as headings",
      `<p><b>Ingredients</b></p>${list(FOODS)}<p><strong>How to make it</strong></p>${list(METHOD)}`,
    ],
    [
      "lines broken by br",
      `<h2>You will need</h2><p>${FOODS.join("<br>")}</p><h2>Steps</h2><p>${METHOD.join("<br/>")}</p>`,
    ],
    [
      "class names without headings",
      `<div class="recipe-ingredients">${list(FOODS)}</div><div class="recipeDirections">${list(METHOD, "ol")}</div>`,
    ],
    [
      "boxes of a grid",
      `<h2>Ingredients</h2><div class="grid">${FOODS.map((f) => `<div class="box"><span>${f.replace(" ", "</span> <span>")}</span></div>`).join("")}</div><h2>Preparation</h2>${paragraphs(METHOD)}`,
    ],
    [
      "table rows",
      `<h2>Ingredients</h2><table>${FOODS.map((f) => `<tr><td>${f.replace(" ", "</td><td>")}</td></tr>`).join("")}</table><h2>Method</h2>${list(METHOD)}`,
    ],
    ["lists without any heading", `${STORY}${list(FOODS)}${list(METHOD, "ol")}`],
    ["a list shown twice", `<div class="ingredients">${list(FOODS)}${list(FOODS)}</div><h2>Method</h2>${list(METHOD)}`],
    [
      "numbers written into the steps",
      `<h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${paragraphs(METHOD.map((s, i) => `${i + 1}. ${s}`))}`,
    ],
    [
      "labels written into the steps",
      `<h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${paragraphs(METHOD.map((s, i) => `STEP ${i + 1} | ${s}`))}`,
    ],
    [
      "checkboxes in front of lines",
      `<h2>Ingredients</h2>${list(FOODS.map((f) => `▢ ${f}`))}<h2>Method</h2>${list(METHOD)}`,
    ],
    [
      "unclosed items",
      `<h2>Ingredients</h2><ul><li>${FOODS.join("<li>")}</ul><h2>Method</h2><ol><li>${METHOD.join("<li>")}</ol>`,
    ],
    [
      "notes, comments and links after it",
      `<h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${list(METHOD)}<h2>Notes</h2><p>Keeps for three days in a tin.</p><h2>You may also like</h2>${list(["<a href=/x>2 ways to bake apples</a>"])}<div id="comments"><p>I baked it for 50 minutes and added 1 cup of nuts.</p></div>`,
    ],
  ])("reads %s", (_, body) => {
    expect(textsOf(body)).toEqual({ ingredients: FOODS, steps: METHOD });
  });

  it.each<[string, string, string, string[], string[]]>([
    [
      "German",
      "Zutaten",
      "Zubereitung",
      ["500 g Zwetschgen", "200 g Mehl", "3 Eier"],
      ["Die Zwetschgen halbieren.", "Mehl mit den Eiern verrühren und 40 Minuten backen."],
    ],
    [
      "French",
      "Ingrédients",
      "Préparation",
      ["500 g de prunes", "200 g de farine", "3 œufs"],
      ["Coupez les prunes en deux.", "Mélangez la farine et les œufs, puis laissez cuire 40 minutes au four."],
    ],
    [
      "Spanish",
      "Ingredientes",
      "Preparación",
      ["500 g de ciruelas", "200 g de harina", "3 huevos"],
      ["Parte las ciruelas por la mitad.", "Mezcla la harina con los huevos y pon en el horno 40 minutos."],
    ],
    [
      "Italian",
      "Ingredienti",
      "Procedimento",
      ["500 g di prugne", "200 g di farina", "3 uova"],
      ["Tagliate le prugne a metà.", "Mescolate la farina con le uova e infornate in forno per 40 minuti."],
    ],
    [
      "Dutch",
      "Ingrediënten",
      "Bereiding",
      ["500 g pruimen", "200 g bloem", "3 eieren"],
      ["Halveer de pruimen en haal de pit eruit.", "Meng de bloem met de eieren en bak 40 minuten in de oven."],
    ],
    [
      "Portuguese",
      "Ingredientes",
      "Modo de preparo",
      ["500 g de ameixas", "200 g de farinha", "3 ovos"],
      ["Corte as ameixas ao meio.", "Misture a farinha com os ovos e leve ao forno por 40 minutos."],
    ],
    [
      "Swedish",
      "Ingredienser",
      "Gör så här",
      ["500 g plommon", "200 g vetemjöl", "3 ägg"],
      ["Dela plommonen på mitten.", "Blanda mjölet med äggen och grädda i ugnen 40 minuter."],
    ],
    [
      "Polish",
      "Składniki",
      "Przygotowanie",
      ["500 g śliwek", "200 g mąki", "3 jajka"],
      ["Śliwki przekroić na pół.", "Mąkę wymieszać z jajkami i piec 40 minut."],
    ],
    [
      "Turkish",
      "Malzemeler",
      "Yapılışı",
      ["500 g erik", "2 su bardağı un", "3 yumurta"],
      ["Erikleri ikiye bölün.", "Unu yumurta ile karıştırın ve 40 dakika pişirin."],
    ],
    [
      "Japanese",
      "材料",
      "作り方",
      ["プラム 500 g", "小麦粉 200 g", "卵 3個"],
      ["プラムを半分に切り、種を取り除きます。", "粉と卵を混ぜて、180度のオーブンで40分焼きます。"],
    ],
  ])("reads %s headings", (_, foods, method, lines, steps) => {
    const body = `<h2>${foods}</h2>${list(lines)}<h2>${method}</h2>${list(steps, "ol")}`;
    expect(textsOf(body)).toEqual({ ingredients: lines, steps });
  });

  it("sub-headings are the groups of what follows", () => {
    const body = `<h1>Plum cake</h1><h2>Ingredients</h2><h3>For the dough</h3>${list(["200 g flour", "3 eggs"])}
      <h3>For the topping</h3>${list(["500 g plums", "1 tsp cinnamon"])}<h2>Method</h2><h3>Dough</h3>${paragraphs(METHOD.slice(1, 2))}<h3>Topping</h3>${paragraphs(METHOD.slice(0, 1))}`;
    const recipe = recipeOf(page(body));
    expect(recipe.ingredients.map(({ group }) => group)).toEqual([
      "For the dough",
      "For the dough",
      "For the topping",
      "For the topping",
    ]);
    expect(recipe.steps.map(({ group }) => group)).toEqual(["Dough", "Topping"]);
  });

  it("servings and times are read by their labels", () => {
    const body = `<h1>Plum cake</h1><ul><li>Serves 8</li><li>Prep time: 20 mins</li></ul><dl><dt>Cook time</dt><dd>1 hr 10 min</dd></dl>
      <h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${list(METHOD)}`;
    expect(recipeOf(page(body))).toMatchObject({
      servings: { count: 8 },
      prepMinutes: 20,
      cookMinutes: 70,
      totalMinutes: 90,
    });
  });

  it("the title is the heading, and the picture is the one named like it", () => {
    const body = `<header><img src="/logo.svg" alt="Kitchen"></header><h1>Plum cake</h1><img src="/ad.jpg"><img data-src="/plum-cake-1200.jpg" src="data:image/gif;base64,R0" alt="Plum cake">
      <h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${list(METHOD)}`;
    expect(recipeOf(page(body, "<title>Plum cake | Kitchen</title>"))).toMatchObject({
      source: "markup",
      title: "Plum cake",
      imageUrl: "https://kitchen.example/plum-cake-1200.jpg",
    });
  });

  it("one of two unit systems is shown", () => {
    const both =
      FOODS.map((f) => `<li class="metric">${f}</li>`).join("") +
      `<li class="imperial">18 oz plums</li><li class="imperial">7 oz flour</li>`;
    expect(textsOf(`<h2>Ingredients</h2><ul>${both}</ul><h2>Method</h2>${list(METHOD)}`).ingredients).toEqual(FOODS);
  });
});

describe("a pasted text", () => {
  it("is read by its headings", () => {
    const text = `Plum cake\n\nServes 8\n\nIngredients\n${FOODS.join("\n")}\n\nMethod\n${METHOD.map((s, i) => `${i + 1}. ${s}`).join("\n")}\n`;
    const { recipe } = extractPastedRecipe(text, null);
    expect(recipe).toMatchObject({ source: "text", title: "Plum cake", servings: { count: 8 } });
    expect(recipe?.ingredients.map(({ text: line }) => line)).toEqual(FOODS);
    expect(recipe?.steps.map(({ text: line }) => line)).toEqual(METHOD);
  });

  it("that is a page's HTML is read like the page", () => {
    const html = page(`<h1>Plum cake</h1><h2>Ingredients</h2>${list(FOODS)}<h2>Method</h2>${list(METHOD)}`);
    expect(extractPastedRecipe(html, null).recipe).toMatchObject({ source: "markup", title: "Plum cake" });
  });

  it("without a recipe says so", () => {
    expect(extractPastedRecipe("Hello there.\nHow are you?", null)).toEqual({ recipe: null, reason: "no_recipe" });
    expect(extractPastedRecipe("  \n ", null)).toEqual({ recipe: null, reason: "empty" });
  });
});
