import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../../server/recipes/extraction/extract-recipe";
import { ADDRESS, ingredientsOf, page, recipeOf, stepsOf } from "../pages";

const FOODS = ["500 g plums", "200 g flour", "3 eggs"];
const STEPS = ["Halve the plums and mix the flour with the eggs.", "Bake for 40 minutes in the oven until golden."];
const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");
const recipe = (foods = FOODS, steps = STEPS): string =>
  `<h3>Ingredients</h3><ul>${items(foods)}</ul><h3>Instructions</h3><ol>${items(steps)}</ol>`;

describe("a head that is never closed", () => {
  it("ends where the first element of the page begins", () => {
    const html = `<html><head><title>Plum cake</title><meta charset="utf-8"><div><h1>Plum cake</h1>${recipe()}</div></html>`;
    expect(recipeOf(html)).toMatchObject({ title: "Plum cake" });
    expect(ingredientsOf(html)).toEqual(FOODS);
  });
});

describe("content that a style hides until a script shows it", () => {
  const hidden = (body: string): string => page(`<h1>Plum cake</h1><div style="display: none">${body}</div>`);

  it("is read if nothing else is a recipe", () => {
    expect(ingredientsOf(hidden(recipe()))).toEqual(FOODS);
    expect(stepsOf(hidden(recipe()))).toEqual(STEPS);
  });

  it("is not read beside a visible recipe", () => {
    const nuts = recipe(["100 g hazelnuts", "2 apples"], ["Roast the hazelnuts and mix them with the apples."]);
    expect(ingredientsOf(page(`<h1>Plum cake</h1>${recipe()}<div style="display:none">${nuts}</div>`))).toEqual(FOODS);
  });

  it("stays unread if it is for screen readers only", () => {
    const html = page(`<h1>Plum cake</h1><div class="sr-only">${recipe()}</div>`);
    expect(extractRecipe(html, ADDRESS)).toEqual({ recipe: null, reason: "no_recipe" });
  });
});

describe("data in an attribute", () => {
  const data = (value: object): string => JSON.stringify(value).replaceAll('"', "&quot;");
  const props = {
    recipe: { name: "Plum cake", ingredients: FOODS, steps: [...STEPS, "Let it cool and cut it into slices."] },
  };
  const filling = { texts: "a".repeat(300) };

  it("is read like the data of a script", () => {
    const html = page(`<div id="app" data-page="${data({ props, filling })}"></div>`);
    expect(ingredientsOf(html)).toEqual(FOODS);
  });

  it("about another dish is not the page's recipe", () => {
    const other = { recipe: { ...props.recipe, name: "Nut pie" } };
    const html = page(`<div id="app" data-page="${data({ other, filling })}"></div>`);
    expect(extractRecipe(html, ADDRESS).recipe).toBeNull();
  });
});

describe("foods that a card repeats below each step", () => {
  const step = (text: string, foods: string): string =>
    `<li><div class="text">${text}</div>${foods && `<div class="uses"><span>${foods}</span></div>`}<div class="picture"><img src="a.jpg"></div></li>`;
  const nested = (depth: number, text: string): string => `${"<div>".repeat(depth)}${text}${"</div>".repeat(depth)}`;
  const card = (first: string, second: string): string =>
    page(
      `<h1>Plum cake</h1><h3>Ingredients</h3><ul>${items(FOODS)}</ul><h3>Instructions</h3><ol>${step(STEPS[0] ?? "", first)}${step(STEPS[1] ?? "", second)}</ol>`,
    );

  it("are no part of the step", () => {
    expect(stepsOf(card("500 g plums, 200 g flour, 3 eggs", ""))).toEqual(STEPS);
    expect(stepsOf(card("500 g plums, 200 g flour", "3 eggs"))).toEqual(STEPS);
  });

  it("are omitted, too, if a few elements contain each step, and stay if hundreds do", () => {
    const boxed = (depth: number): string => {
      const inside = (text: string, foods: string): string =>
        `<li>${nested(depth, `<div class="text">${text}</div>${foods && `<div class="uses">${foods}</div>`}`)}</li>`;
      return page(
        `<h1>Plum cake</h1><h3>Ingredients</h3><ul>${items(FOODS)}</ul><h3>Instructions</h3><ol>${inside(STEPS[0] ?? "", "500 g plums, 200 g flour")}${inside(STEPS[1] ?? "", "3 eggs")}</ol>`,
      );
    };
    expect(stepsOf(boxed(5))).toEqual(STEPS);
    expect(stepsOf(boxed(60)).join(" ")).toContain("500 g plums");
  });

  it("stay if the list does not name them, because an omitted food could be the harmful one", () => {
    expect(stepsOf(card("500 g plums, 80 g hazelnuts", "3 eggs"))[0]).toContain("80 g hazelnuts");
  });
});

describe("an article with the recipe's own card at its end", () => {
  const story = `<h2>Ingredients for a plum cake</h2><ul>${items(["plums: the ripest you find", "flour: plain is best", "eggs: from the market"])}</ul><h2>How to make plum cake</h2><p>First I halve the plums and mix the flour with the eggs.</p><p>Then I bake it in the oven.</p><h2>Substitutions</h2><p>Use 2 cups of apples instead and bake it longer.</p>`;

  it("is read from the card", () => {
    const html = page(
      `<article><h1>Plum cake that my grandmother made every autumn</h1>${story}<div><div><h2>Plum cake</h2>${recipe()}</div></div></article>`,
    );
    expect(recipeOf(html)).toMatchObject({ title: "Plum cake" });
    expect(ingredientsOf(html)).toEqual(FOODS);
    expect(stepsOf(html)).toEqual(STEPS);
  });
});

describe("the numbers of steps", () => {
  it.each([
    ["glued to the text", (i: number) => `${i}`],
    ["after the word for a step", (i: number) => `Step ${i} `],
    ["after a foreign word for a step", (i: number) => `Schritt ${i} `],
    ["in front of the text", (i: number) => `${i} `],
  ])("%s are removed", (_, label) => {
    const numbered = STEPS.map((step, i) => label(i + 1) + step);
    expect(stepsOf(page(`<h1>Plum cake</h1>${recipe(FOODS, numbered)}`))).toEqual(STEPS);
  });

  it("stay if they count food", () => {
    const foods = ["1 Zucchini", "2 Äpfel", "3 Eier"];
    expect(ingredientsOf(page(`<h1>Plum cake</h1>${recipe(foods)}`))).toEqual(foods);
  });
});

describe("names of parts in paragraphs between lists of food", () => {
  const lists = (name: string): string =>
    page(
      `<h1>Cupcakes</h1><h3>Ingredients</h3><p>Cupcakes</p><ul>${items(FOODS)}</ul><p>${name}</p><ul>${items(["100 g sugar", "200 ml cream"])}</ul><h3>Instructions</h3><ol>${items(STEPS)}</ol>`,
    );

  it("are groups", () => {
    const { ingredients } = recipeOf(lists("Strawberry Frosting"));
    expect(ingredients.map(({ text }) => text)).toEqual([...FOODS, "100 g sugar", "200 ml cream"]);
    expect(ingredients.at(-1)?.group).toBe("Strawberry Frosting");
  });

  it.each(["Salt", "Peanuts", "Butter"])("that are food to buy stay lines: %s", (food) => {
    expect(ingredientsOf(lists(food))).toContain(food);
  });
});

describe("a title", () => {
  it("in two headings is what the page calls itself", () => {
    const head =
      "<title>Smoky eggplant dip with potato chips | Kitchen</title><meta property='og:site_name' content='Kitchen'>";
    const html = page(`<h1>Smoky eggplant dip</h1><h1>with potato chips</h1>${recipe()}`, head);
    expect(recipeOf(html).title).toBe("Smoky eggplant dip with potato chips");
  });

  it("excludes the name of the site's section", () => {
    const html = page(recipe(), "<title>Recipes | Plum cake</title>");
    expect(recipeOf(html).title).toBe("Plum cake");
  });
});

describe("a first step inside the element of the list", () => {
  it("is not an ingredient", () => {
    const method = [
      "Halve the plums, mix them with the flour and the eggs, and pour everything into a buttered tin.",
      ...STEPS,
    ];
    const box = [...FOODS, method[0]].join("<br>");
    const html = page(
      `<h1>Plum cake</h1><p><b>Ingredients</b><br>${box}</p><p><b>Method</b></p><p>${STEPS.join("</p><p>")}</p>`,
    );
    expect(ingredientsOf(html)).toEqual(FOODS);
  });
});
