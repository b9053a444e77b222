import { describe, expect, it } from "vitest";
import { jsonLdPage, PLUM_CAKE, page, recipeOf } from "./pages";

/** Forms in which plugins, templates and authors write recipes; every page is written for these tests. */
const FOODS = ["500 g plums", "200 g flour", "3 eggs", "50 g walnuts"];
const METHOD = ["Halve the plums and mix the flour with the eggs.", "Add the walnuts and bake for 40 minutes."];
const items = (lines: readonly string[], attributes = ""): string =>
  lines.map((line) => `<li${attributes}>${line}</li>`).join("");
const json = (over: object): string =>
  JSON.stringify({ ...PLUM_CAKE, recipeIngredient: FOODS, recipeInstructions: METHOD, ...over });
const shown = `<h2>Ingredients</h2><ul>${items(FOODS)}</ul><h2>Method</h2><ol>${items(METHOD)}</ol>`;
const cell = (line: string): string => {
  const [amount = "", ...food] = line.split(/ (?=[a-z]+$)/);
  return `<tr><td>${amount}</td><td>${food.join(" ")}</td></tr>`;
};

describe("a rare form of a page gives title, foods and steps in order", () => {
  it.each<[string, string]>([
    [
      "the card of a recipe plugin, amount, unit and name apart",
      `<h1>Plum cake</h1><div class="wprm-recipe-container"><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3><ul class="wprm-recipe-ingredients">${FOODS.map(
        (line) => {
          const [, amount, unit, name] = /^(\d+)( g)? (.+)$/.exec(line) ?? [];
          return `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">&#x25a2;</span></label></span><span class="wprm-recipe-ingredient-amount">${amount}</span>&#32;<span class="wprm-recipe-ingredient-unit">${unit?.trim() ?? ""}</span>&#32;<span class="wprm-recipe-ingredient-name">${name}</span></li>`;
        },
      ).join(
        "",
      )}</ul></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul>${METHOD.map((step) => `<li><div class="wprm-recipe-instruction-text"><span>${step}</span></div></li>`).join("")}</ul></div></div>`,
    ],
    [
      "a print page without classes",
      `<h1>Plum cake</h1><p>Serves 8</p>${FOODS.map((line) => `<p>${line}</p>`).join("")}<p><b>Directions</b></p>${METHOD.map((step, i) => `<p>${i + 1}. ${step}</p>`).join("")}`,
    ],
    [
      "a table of amounts and foods",
      `<h1>Plum cake</h1><h2>Ingredients</h2><table>${FOODS.map(cell).join("")}</table><h2>Method</h2><ol>${items(METHOD)}</ol>`,
    ],
    [
      "one paragraph with line breaks",
      `<h1>Plum cake</h1><p><strong>Ingredients</strong><br>${FOODS.join("<br/>\n")}</p><p><strong>Method</strong><br>${METHOD.join("<br>")}</p>`,
    ],
    [
      "one paragraph with bullets",
      `<h1>Plum cake</h1><h2>Ingredients</h2><p>• ${FOODS.join(" • ")}</p><h2>Method</h2><ol>${items(METHOD)}</ol>`,
    ],
    [
      "one paragraph with commas",
      `<h1>Plum cake</h1><h2>Ingredients</h2><p>${FOODS.join(", ")}</p><h2>Method</h2><ol>${items(METHOD)}</ol>`,
    ],
    ["one text with commas in JSON-LD", jsonLdPage(json({ recipeIngredient: FOODS.join(", ") }))],
    ["one text with breaks in JSON-LD", jsonLdPage(json({ recipeIngredient: FOODS.join("<br />") }))],
    ["one text with a list in JSON-LD", jsonLdPage(json({ recipeIngredient: `<ul>${items(FOODS)}</ul>` }))],
    [
      "one text with bullets in a list of one",
      jsonLdPage(json({ recipeIngredient: [FOODS.map((line) => `• ${line}`).join("\n")] })),
    ],
    [
      "lists in lists in lists",
      jsonLdPage(
        json({ recipeIngredient: [[[FOODS.slice(0, 2)], [[FOODS.slice(2)]]]], recipeInstructions: [[[METHOD]]] }),
      ),
    ],
    ["a CDATA section", jsonLdPage(`//<![CDATA[\n${json({})}\n//]]>`)],
    ["a comment", jsonLdPage(`<!--\n${json({})}\n-->`)],
    ["a comment before the object", jsonLdPage(`/* recipe */ ${json({})}`)],
    [
      "entities encoded twice",
      jsonLdPage(
        json({ name: "Plum&amp;nbsp;cake", recipeIngredient: FOODS.map((line) => line.replace(" ", "&amp;nbsp;")) }),
      ),
    ],
    ["the whole object with entities", jsonLdPage(json({}).replaceAll('"', "&quot;"))],
    [
      "sections in sections",
      jsonLdPage(
        json({
          recipeInstructions: [
            {
              "@type": "HowToSection",
              name: "All",
              itemListElement: [
                { "@type": "HowToSection", itemListElement: [{ "@type": "HowToStep", text: METHOD[0] }] },
                { "@type": "HowToStep", itemListElement: [{ "@type": "HowToDirection", text: METHOD[1] }] },
              ],
            },
          ],
        }),
      ),
    ],
    ["steps as an object of numbers", jsonLdPage(json({ recipeInstructions: { 0: METHOD[0], 1: METHOD[1] } }))],
    [
      "types with whole addresses",
      jsonLdPage(json({ "@type": ["http://schema.org/Recipe", "http://schema.org/NewsArticle"] })),
    ],
    [
      "keys with a prefix",
      jsonLdPage(
        json({})
          .replace(/"(name|recipeIngredient|recipeInstructions|image)":/g, '"schema:$1":')
          .replace('"@type":"Recipe"', '"@type":"schema:Recipe"'),
      ),
    ],
    [
      "keys with whole addresses",
      jsonLdPage(
        json({})
          .replace(/"(name|recipeIngredient|recipeInstructions)":/g, '"https://schema.org/$1":')
          .replace('"@type":"Recipe"', '"@type":"https://schema.org/Recipe"'),
      ),
    ],
    [
      "the recipe as mainEntity of the page",
      jsonLdPage(JSON.stringify({ "@type": "WebPage", name: "A page", mainEntity: JSON.parse(json({})) })),
    ],
    [
      "the recipe inside an article's parts",
      jsonLdPage(JSON.stringify({ "@type": "Article", headline: "Plum cake", hasPart: [JSON.parse(json({}))] })),
    ],
    [
      "an item list of one",
      jsonLdPage(
        JSON.stringify({
          "@type": "ItemList",
          itemListElement: [{ "@type": "ListItem", position: 1, item: JSON.parse(json({})) }],
        }),
      ),
    ],
    [
      "an accelerated page",
      page(
        `<amp-sidebar><ul>${items(["Cakes", "Pies"])}</ul></amp-sidebar><h1>Plum cake</h1><amp-img src="/plum.jpg" alt="Plum cake"></amp-img>${shown}`,
        "<title>Plum cake</title><style amp-boilerplate>body{}</style>",
      ),
    ],
    [
      "microdata in microdata",
      `<article itemscope itemtype="http://schema.org/Article"><h1 itemprop="headline">Plum cake</h1><div itemprop="mainEntity" itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Plum cake</h2><span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></span><ul>${items(FOODS, ' itemprop="recipeIngredient"')}</ul><div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/ItemList">${METHOD.map((step) => `<p itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">${step}</span></p>`).join("")}</div></div></article>`,
    ],
    [
      "microdata with an itemref",
      `<h1>Plum cake</h1><ul id="foods">${items(FOODS, ' itemprop="recipeIngredient"')}</ul><div itemscope itemtype="https://schema.org/Recipe" itemref="foods"><meta itemprop="name" content="Plum cake"><ol itemprop="recipeInstructions">${items(METHOD)}</ol></div>`,
    ],
    [
      "microdata in meta elements",
      `<h1>Plum cake</h1><div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Plum cake">${FOODS.map((line) => `<meta itemprop="recipeIngredient" content="${line}">`).join("")}<div itemprop="recipeInstructions">${METHOD.map((step) => `<p>${step}</p>`).join("")}</div></div>`,
    ],
    [
      "RDFa with a vocabulary",
      `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Plum cake</h1><ul>${items(FOODS, ' property="recipeIngredient"')}</ul><div property="recipeInstructions" typeof="ItemList"><ol>${METHOD.map((step) => `<li property="itemListElement" typeof="HowToStep"><span property="text">${step}</span></li>`).join("")}</ol></div></div>`,
    ],
    [
      "the old RDFa of data-vocabulary",
      `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Plum cake</h1>${FOODS.map((line) => `<span rel="v:ingredient"><span typeof="v:Ingredient"><span property="v:amount">${line.split(" ")[0]}</span> <span property="v:name">${line.split(" ").slice(1).join(" ")}</span></span></span>`).join("")}<div property="v:instructions"><ol>${items(METHOD)}</ol></div></div>`,
    ],
    [
      "an old microformat",
      `<div class="hrecipe"><h1 class="fn">Plum cake</h1><ul>${items(FOODS, ' class="ingredient"')}</ul><div class="instructions"><ol>${items(METHOD)}</ol></div></div>`,
    ],
    [
      "elements never closed",
      `<h1>Plum cake<h2>Ingredients</h2><ul><li>${FOODS.join("<li>")}<h2>Method</h2><ol><li>${METHOD.join("<li>")}`,
    ],
    ["a thousand boxes in boxes", `<h1>Plum cake</h1>${"<div>".repeat(1000)}${shown}${"</div>".repeat(1000)}`],
    [
      "labels with checkboxes",
      `<h1>Plum cake</h1><h2>Ingredients</h2>${FOODS.map((line, i) => `<div><input type="checkbox" id="i${i}"><label for="i${i}">${line}</label></div>`).join("")}<h2>Method</h2>${METHOD.map((step, i) => `<div><strong>Step ${i + 1}</strong><p>${step}</p></div>`).join("")}`,
    ],
    [
      "custom elements",
      `<h1>Plum cake</h1><recipe-ingredients><h2>Ingredients</h2>${FOODS.map((line) => `<recipe-line><p>${line}</p></recipe-line>`).join("")}</recipe-ingredients><recipe-steps><h2>Method</h2>${METHOD.map((line) => `<recipe-line><p>${line}</p></recipe-line>`).join("")}</recipe-steps>`,
    ],
    [
      "a page in frames of tables",
      `<table><tr><td><table><tr><td><h1>Plum cake</h1><h2>Ingredients</h2>${FOODS.join("<br>")}</td></tr><tr><td><h2>Method</h2>${METHOD.join("<br>")}</td></tr></table></td></tr></table>`,
    ],
    [
      "preformatted text",
      `<h1>Plum cake</h1><pre>Ingredients\n${FOODS.join("\n")}\n\nMethod\n${METHOD.join("\n")}</pre>`,
    ],
    [
      "two scripts, the first of them empty",
      page(
        "<h1>Plum cake</h1>",
        `<title>Plum cake</title><script type="application/ld+json"></script><script type="application/ld+json">${json({})}</script>`,
      ),
    ],
    [
      "upper case",
      page("<H1>Plum cake</H1>", `<TITLE>Plum cake</TITLE><SCRIPT TYPE="APPLICATION/LD+JSON">${json({})}</SCRIPT>`),
    ],
  ])("%s", (_, body) => {
    const html = body.startsWith("<!doctype") ? body : page(body);
    const { title, ingredients, steps } = recipeOf(html);
    expect({ title, foods: ingredients.map(({ text }) => text), steps: steps.map(({ text }) => text) }).toEqual({
      title: "Plum cake",
      foods: FOODS,
      steps: METHOD,
    });
  });
});

describe("amounts written in rare ways", () => {
  it.each([
    ["&frac12; cup milk", "½ cup milk"],
    ["&#189; cup milk", "½ cup milk"],
    ["1&amp;frac14; cups milk", "1¼ cups milk"],
    ["<sup>1</sup>&frasl;<sub>2</sub> cup milk", "1⁄2 cup milk"],
    ["1<sup>1</sup>/<sub>2</sub> cups milk", "1 1/2 cups milk"],
    ["1 \\u00bd cups milk", "1 ½ cups milk"],
    ["1&nbsp;1/2&nbsp;cups milk", "1 1/2 cups milk"],
    ["１２０g milk", "１２０g milk"],
  ])("'%s' is read as '%s'", (written, expected) => {
    const escaped = JSON.stringify([written, "2 eggs", "200 g flour"]).replaceAll("\\\\u", "\\u");
    expect(
      recipeOf(jsonLdPage(json({ recipeIngredient: "LIST" }).replace('"LIST"', escaped))).ingredients[0]?.text,
    ).toBe(expected);
    if (written.includes("\\u")) return;
    const onPage = page(
      `<h1>Plum cake</h1><h2>Ingredients</h2><ul>${items([written, "2 eggs", "200 g flour"])}</ul><h2>Method</h2><ol>${items(METHOD)}</ol>`,
    );
    expect(recipeOf(onPage).ingredients[0]?.text).toBe(expected);
  });
});

describe("languages", () => {
  it.each([
    [
      "de",
      "Zutaten",
      ["500 g Pflaumen", "200 g Mehl", "3 Eier", "Salz"],
      "Zubereitung",
      ["Mehl und Eier in einer Schüssel verrühren.", "Die Pflaumen darauf verteilen und 40 Minuten im Ofen backen."],
    ],
    [
      "fr",
      "Ingrédients",
      ["500 g de prunes", "200 g de farine", "3 œufs", "une pincée de sel"],
      "Préparation",
      ["Mélangez la farine et les œufs dans un saladier.", "Ajoutez les prunes et faites cuire 40 minutes au four."],
    ],
    [
      "es",
      "Ingredientes",
      ["500 g de ciruelas", "200 g de harina", "3 huevos", "sal"],
      "Elaboración",
      ["Mezcla la harina con los huevos en un bol.", "Añade las ciruelas y hornea durante 40 minutos."],
    ],
    [
      "it",
      "Ingredienti",
      ["500 g di prugne", "200 g di farina", "3 uova", "sale q.b."],
      "Preparazione",
      ["Mescolate la farina con le uova in una ciotola.", "Aggiungete le prugne e cuocete in forno per 40 minuti."],
    ],
    [
      "pt",
      "Ingredientes",
      ["500 g de ameixas", "200 g de farinha", "3 ovos", "sal a gosto"],
      "Modo de preparo",
      ["Misture a farinha e os ovos em uma tigela.", "Adicione as ameixas e leve ao forno por 40 minutos."],
    ],
    [
      "nl",
      "Ingrediënten",
      ["500 g pruimen", "200 g bloem", "3 eieren", "snufje zout"],
      "Bereiding",
      ["Meng de bloem en de eieren in een kom.", "Voeg de pruimen toe en bak 40 minuten in de oven."],
    ],
    [
      "pl",
      "Składniki",
      ["500 g śliwek", "200 g mąki", "3 jajka", "szczypta soli"],
      "Przygotowanie",
      ["Mąkę wymieszać z jajkami w misce.", "Dodać śliwki i piec 40 minut w piekarniku."],
    ],
    [
      "sv",
      "Ingredienser",
      ["500 g plommon", "2 dl vetemjöl", "3 ägg", "1 krm salt"],
      "Gör så här",
      ["Blanda vetemjöl och ägg i en skål.", "Lägg på plommonen och grädda i ugnen i 40 minuter."],
    ],
    [
      "tr",
      "Malzemeler",
      ["500 g erik", "2 su bardağı un", "3 yumurta", "1 çay kaşığı tuz"],
      "Yapılışı",
      ["Un ve yumurtaları bir kapta karıştırın.", "Erikleri ekleyin ve 40 dakika fırında pişirin."],
    ],
    [
      "ru",
      "Ингредиенты",
      ["500 г слив", "200 г муки", "3 яйца", "соль"],
      "Приготовление",
      ["Муку смешайте с яйцами в миске.", "Добавьте сливы и выпекайте 40 минут."],
    ],
  ])("headings, foods and steps are recognised in '%s'", (language, foodHeading, foods, methodHeading, steps) => {
    const body = `<h1>X</h1><nav><a href="/">A</a><a href="/b">B</a></nav><h2>${foodHeading}</h2><ul>${items(foods)}</ul><h2>${methodHeading}</h2><ol>${items(steps)}</ol>`;
    const recipe = recipeOf(page(body).replace('lang="en"', `lang="${language}"`));
    expect(recipe.language).toBe(language);
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(foods);
    expect(recipe.steps.map(({ text }) => text)).toEqual(steps);
  });
});
