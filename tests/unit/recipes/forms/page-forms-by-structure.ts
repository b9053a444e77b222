import type { WrittenRecipe } from "./recipes-by-language";

/** The two lists of a recipe, as pages of different builders write them. No class names a section. */
export interface PageForm {
  name: string;
  body(recipe: WrittenRecipe, ingredients: string, method: string): string;
}

const wrapped = (tag: string, lines: readonly string[], className = ""): string =>
  lines.map((line) => `<${tag}${className && ` class="${className}"`}>${line}</${tag}>`).join("\n");
const title = ({ title: text }: WrittenRecipe): string => `<h1>${text}</h1>`;
const split = (food: string): [string, string] => {
  const [, amount = "", rest = food] =
    /^([\d.,/½]+(?: (?:e 1\/2))? ?(?:kg|g|ml|cl|dl|litro|el|tl|msk|spsk|ss|rkl)?) (.+)$/.exec(food) ?? [];
  return [amount, rest];
};

export const FORMS: readonly PageForm[] = [
  {
    name: "headings and lists",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<h2>${ingredients}</h2><ul>${wrapped("li", recipe.foods)}</ul><h2>${method}</h2><ol>${wrapped("li", recipe.steps)}</ol>`,
  },
  {
    name: "headings and boxes",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<section><h3>${ingredients}</h3><div class="c1">${wrapped("div", recipe.foods, "c2")}</div></section><section><h3>${method}</h3><div class="c1">${wrapped("div", recipe.steps, "c3")}</div></section>`,
  },
  {
    name: "bold lines and paragraphs",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<p><strong>${ingredients}:</strong></p>${wrapped("p", recipe.foods)}<p><strong>${method}:</strong></p>${wrapped("p", recipe.steps)}`,
  },
  {
    name: "line breaks in one paragraph",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<p><b>${ingredients}</b><br>${recipe.foods.join("<br>")}</p><p><b>${method}</b><br>${recipe.steps.join("<br>")}</p>`,
  },
  {
    name: "plain labels in boxes",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<div><div>${ingredients}</div><ul>${wrapped("li", recipe.foods)}</ul></div><div><div>${method}</div>${wrapped("p", recipe.steps)}</div>`,
  },
  {
    name: "a table of amounts",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<h2>${ingredients}</h2><table>${recipe.foods
        .map((food) => `<tr><td>${split(food)[0]}</td><td>${split(food)[1]}</td></tr>`)
        .join("")}</table><h2>${method}</h2>${wrapped("p", recipe.steps)}`,
  },
  {
    name: "amount and food in elements of their own",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<h2>${ingredients}</h2><ul>${recipe.foods
        .map((food) => {
          const [amount, rest] = split(food);
          return amount
            ? `<li><span>${amount}</span><span>${rest}</span></li>`
            : `<li><span></span><span>${rest}</span></li>`;
        })
        .join("")}</ul><h2>${method}</h2><ol>${wrapped("li", recipe.steps)}</ol>`,
  },
  {
    name: "numbered boxes",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<h2>${ingredients}</h2><ul>${wrapped("li", recipe.foods)}</ul><h2>${method}</h2><div>${recipe.steps
        .map((step, i) => `<div class="c4"><span>${i + 1}</span><p>${step}</p></div>`)
        .join("")}</div>`,
  },
  {
    name: "tabs of which the second is hidden",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<div role="tablist"><a href="#a">${ingredients}</a><a href="#b">${method}</a></div><div id="a"><ul>${wrapped("li", recipe.foods)}</ul></div><div id="b" style="display:none"><ol>${wrapped("li", recipe.steps)}</ol></div>`,
  },
  {
    name: "the method before the ingredients",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<div><h2>${method}</h2><ol>${wrapped("li", recipe.steps)}</ol></div><aside><h2>${ingredients}</h2><ul>${wrapped("li", recipe.foods)}</ul></aside>`,
  },
  {
    name: "a head and paragraphs that are never closed",
    body: (recipe, ingredients, method) =>
      `${title(recipe)}<h2>${ingredients}</h2><ul>${recipe.foods.map((food) => `<li>${food}`).join("")}</ul><h2>${method}</h2>${recipe.steps.map((step) => `<p>${step}`).join("")}<div></div>`,
  },
];
