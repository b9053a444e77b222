import { linesOf, type WrittenRecipe } from "./written-recipe";

/** A page as a system of sites writes it. `without`: languages that such a page is not written in. */
export interface Site {
  name: string;
  html(recipe: WrittenRecipe): string;
}

const tags = (tag: string, texts: readonly string[], attributes = ""): string =>
  texts.map((text) => `<${tag}${attributes && ` ${attributes}`}>${text}</${tag}>`).join("\n");
const ul = (texts: readonly string[]): string => `<ul>${tags("li", texts)}</ul>`;
const ol = (texts: readonly string[]): string => `<ol>${tags("li", texts)}</ol>`;
const cells = (recipe: WrittenRecipe): (readonly [string, string])[] =>
  recipe.foods.map(([amount, food]) => (recipe.isAmountLast ? [food, amount] : [amount, food]));
const names = ({ foods }: WrittenRecipe): string[] => foods.map(([, food]) => food);
const data = (recipe: WrittenRecipe, changed: object = {}): string =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.title,
    recipeIngredient: linesOf(recipe),
    recipeInstructions: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
    recipeYield: String(recipe.servings),
    ...changed,
  })}</script>`;
const page = (recipe: WrittenRecipe, body: string, head = ""): string =>
  `<!doctype html><html lang="${recipe.lang}"><head><meta charset="utf-8"><title>${recipe.title} | ${recipe.site}</title>${head}</head>
<body><header><a href="/">${recipe.site}</a><nav><a href="/a">A</a><a href="/b">B</a></nav></header><main><h1>${recipe.title}</h1><p>${recipe.story}</p>${body}</main><footer><p>© ${recipe.site}</p></footer></body></html>`;
const both = (recipe: WrittenRecipe, list: string, method = ol(recipe.steps)): string =>
  `<p>${recipe.serves}</p><h2>${recipe.list}</h2>${list}<h2>${recipe.method}</h2>${method}`;

/** Data and page, which do not say the same. */
const DATA_AND_PAGE: readonly Site[] = [
  {
    name: "data without amounts, a table with them",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<table>${cells(r)
            .map(([a, f]) => `<tr><td>${a}</td><td>${f}</td></tr>`)
            .join("")}</table>`,
        ),
        data(r, { recipeIngredient: names(r) }),
      ),
  },
  {
    name: "data without amounts, spans with them",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<ul>${cells(r)
            .map(
              ([a, f]) =>
                `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">${a}</span> <span class="wprm-recipe-ingredient-name">${f}</span></li>`,
            )
            .join("")}</ul>`,
        ),
        data(r, { recipeIngredient: names(r) }),
      ),
  },
  {
    name: "data whole, the page in halves",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<div class="c">${cells(r)
            .map(([a, f]) => `<div class="r"><p>${a}</p><p>${f}</p></div>`)
            .join("")}</div>`,
        ),
        data(r),
      ),
  },
  {
    name: "data with every amount twice",
    html: (r) =>
      page(
        r,
        both(r, ul(linesOf(r))),
        data(r, {
          recipeIngredient: r.foods.map(([a, f]) =>
            r.isAmountLast ? `${f} ${a}` : `${/^\d+$/.test(a) ? `${a} ` : ""}${a} ${f}`.trim(),
          ),
        }),
      ),
  },
  {
    name: "data in one line, the page a list",
    html: (r) => page(r, both(r, ul(linesOf(r))), data(r, { recipeIngredient: [linesOf(r).join(", ")] })),
  },
  {
    name: "data lacks the last two lines",
    html: (r) => page(r, both(r, ul(linesOf(r))), data(r, { recipeIngredient: linesOf(r).slice(0, -2) })),
  },
  {
    name: "data with a teaser cut in mid-word",
    html: (r) =>
      page(
        r,
        both(r, ul(linesOf(r))),
        data(r, {
          recipeInstructions: `${r.steps.join(" ").slice(0, r.lang === "ja" || r.lang === "zh" ? 20 : 62)}...`,
        }),
      ),
  },
  {
    name: "data with the first two steps",
    html: (r) =>
      page(
        r,
        both(r, ul(linesOf(r)), r.steps.map((step) => `<div class="step"><p>${step}</p></div>`).join("")),
        data(r, { recipeInstructions: r.steps.slice(0, 2) }),
      ),
  },
  {
    name: "data with one numbered text",
    html: (r) =>
      page(
        r,
        both(r, ul(linesOf(r))),
        data(r, {
          recipeInstructions: r.steps
            .map((step, i) => (r.lang === "zh" || r.lang === "ja" ? `${i + 1}、${step}` : `${i + 1}.${step}`))
            .join(" "),
        }),
      ),
  },
  {
    name: "data with the whole article as method",
    html: (r) =>
      page(
        r,
        both(r, ul(linesOf(r))),
        data(r, { recipeInstructions: [r.story, r.list, ...linesOf(r), r.method, ...r.steps].join("\n") }),
      ),
  },
  { name: "data without a method", html: (r) => page(r, both(r, ul(linesOf(r))), data(r, { recipeInstructions: [] })) },
  {
    name: "data with titles of the steps only",
    html: (r) =>
      page(
        r,
        both(
          r,
          ul(linesOf(r)),
          r.steps
            .map(
              (step, i) => `<h3>${r.lang === "ja" || r.lang === "zh" ? "手順" : "No."} ${"ABC"[i]}</h3><p>${step}</p>`,
            )
            .join(""),
        ),
        data(r, {
          recipeInstructions: r.steps.map((_, i) => ({
            "@type": "HowToStep",
            name: `${r.lang === "ja" || r.lang === "zh" ? "手順" : "No."} ${"ABC"[i]}`,
          })),
        }),
      ),
  },
];

/** Pages without any data. */
const MARKUP: readonly Site[] = [
  {
    name: "terms and definitions, amount first",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<dl>${cells(r)
            .map(([a, f]) => `<dt>${a}</dt><dd>${f}</dd>`)
            .join("")}</dl>`,
        ),
      ),
  },
  {
    name: "two-part rows of boxes",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<div class="il">${cells(r)
            .map(([a, f]) => `<div class="row"><div class="q">${a}</div><div class="n">${f}</div></div>`)
            .join("")}</div>`,
        ),
      ),
  },
  {
    name: "lines between breaks",
    html: (r) =>
      page(
        r,
        `<p>${r.serves}</p><p><b>${r.list}:</b><br>${linesOf(r).join("<br>")}</p><p><b>${r.method}:</b><br>${r.steps.join("<br>")}</p>`,
      ),
  },
  {
    name: "a text with commas",
    html: (r) =>
      page(
        r,
        `<p>${r.serves}</p><p><strong>${r.list}:</strong> ${linesOf(r)
          .map((line) => line.replaceAll(",", ""))
          .join(", ")}</p><p><strong>${r.method}:</strong></p>${tags("p", r.steps)}`,
      ),
  },
  {
    name: "a list in a list",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<ul><li>A:<ul>${tags("li", linesOf(r).slice(0, 3))}</ul></li><li>B:<ul>${tags("li", linesOf(r).slice(3))}</ul></li></ul>`,
        ),
      ),
  },
  {
    name: "a blog of boxes",
    html: (r) =>
      page(
        r,
        `<div class="post-body entry-content"><div>${r.serves}</div><div><br></div><div><b>${r.list}</b></div>${tags("div", linesOf(r))}<div><br></div><div><b>${r.method}</b></div>${tags("div", r.steps)}</div>`,
      ),
  },
  {
    name: "Squarespace blocks",
    html: (r) =>
      page(
        r,
        `<div class="sqs-block html-block"><div class="sqs-block-content"><p>${r.serves}</p><h3>${r.list}</h3>${linesOf(
          r,
        )
          .map((line) => `<p data-rte-preserve-empty="true">${line}</p>`)
          .join("")}<h3>${r.method}</h3>${ol(r.steps.map((step) => `<p>${step}</p>`))}</div></div>`,
      ),
  },
  {
    name: "Drupal fields",
    html: (r) =>
      page(
        r,
        `<div class="field field--name-field-servings"><div class="field__item">${r.serves}</div></div><div class="field field--name-field-ingredients"><div class="field__label">${r.list}</div><div class="field__items">${linesOf(
          r,
        )
          .map((line) => `<div class="field__item">${line}</div>`)
          .join(
            "",
          )}</div></div><div class="field field--name-field-method"><div class="field__label">${r.method}</div><div class="field__item">${tags("p", r.steps)}</div></div>`,
      ),
  },
  {
    name: "a news site",
    html: (r) =>
      page(
        r,
        `<article><p>${r.story}</p><div class="factbox"><h4>${r.list}</h4><p>${r.serves}</p><p>${linesOf(r).join("<br/>\n")}</p></div><p>${r.story}</p><h4>${r.method}</h4>${tags(
          "p",
          r.steps.map((step, i) => `<strong>${i + 1}.</strong> ${step}`),
        )}</article>`,
      ),
  },
  {
    name: "a table of the whole page",
    html: (r) =>
      page(
        r,
        `<table><tr><td valign="top"><b>${r.list}</b><br>${linesOf(r).join("<br>")}<br><br>${r.serves}</td><td valign="top"><b>${r.method}</b><br>${r.steps.join("<br>")}</td></tr></table>`,
      ),
  },
  {
    name: "a list of bakers' percentages",
    html: (r) =>
      page(
        r,
        both(
          r,
          `<table><thead><tr><th></th><th></th><th>%</th></tr></thead><tbody>${r.foods.map(([a, f], i) => `<tr><td>${f}</td><td>${a}</td><td>${i * 10 + 10}%</td></tr>`).join("")}</tbody></table>`,
        ),
      ),
  },
];

/** Microdata, RDFa, microformats. */
const ANNOTATED: readonly Site[] = [
  {
    name: "EasyRecipe",
    html: (r) =>
      page(
        r,
        `<div class="easyrecipe" itemscope itemtype="http://schema.org/Recipe"><div itemprop="name" class="ERSName">${r.title}</div><div class="ERSServes"><span itemprop="recipeYield">${r.servings}</span></div><div class="ERSIngredients"><div class="ERSIngredientsHeader">${r.list}</div><ul>${linesOf(
          r,
        )
          .map((line) => `<li class="ingredient" itemprop="ingredients">${line}</li>`)
          .join(
            "",
          )}</ul></div><div class="ERSInstructions"><div>${r.method}</div><ol>${r.steps.map((step) => `<li class="instruction" itemprop="recipeInstructions">${step}</li>`).join("")}</ol></div></div>`,
      ),
  },
  {
    name: "Zip Recipes",
    html: (r) =>
      page(
        r,
        `<div id="zlrecipe-container" itemscope itemtype="http://schema.org/Recipe"><div id="zlrecipe-title" itemprop="name">${r.title}</div><p id="zlrecipe-yield"><span itemprop="recipeYield">${r.serves}</span></p><p id="zlrecipe-ingredients">${r.list}</p><ul id="zlrecipe-ingredients-list">${linesOf(
          r,
        )
          .map((line) => `<li class="ingredient" itemprop="ingredients">${line}</li>`)
          .join(
            "",
          )}</ul><p id="zlrecipe-instructions">${r.method}</p><ol id="zlrecipe-instructions-list" class="instructions">${r.steps.map((step) => `<li class="instruction" itemprop="recipeInstructions">${step}</li>`).join("")}</ol></div>`,
      ),
  },
  {
    name: "microdata on words alone",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${r.title}</h2><p itemprop="recipeYield">${r.serves}</p><h3>${r.list}</h3><ul>${r.foods.map(([a, f]) => `<li>${r.isAmountLast ? `<span itemprop="recipeIngredient">${f}</span> ${a}` : `${a} <span itemprop="recipeIngredient">${f}</span>`}</li>`).join("")}</ul><h3>${r.method}</h3><div itemprop="recipeInstructions">${ol(r.steps)}</div></div>`,
      ),
  },
  {
    name: "microdata without amounts beside a table",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${r.title}"><p itemprop="recipeYield">${r.serves}</p><h3>${r.list}</h3><table>${r.foods.map(([a, f]) => (r.isAmountLast ? `<tr><td itemprop="recipeIngredient">${f}</td><td>${a}</td></tr>` : `<tr><td>${a}</td><td itemprop="recipeIngredient">${f}</td></tr>`)).join("")}</table><h3>${r.method}</h3><div itemprop="recipeInstructions">${tags("p", r.steps)}</div></div>`,
      ),
  },
  {
    name: "RDFa Lite",
    html: (r) =>
      page(
        r,
        `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">${r.title}</h2><span property="recipeYield">${r.serves}</span><h3>${r.list}</h3><ul>${linesOf(
          r,
        )
          .map((line) => `<li property="recipeIngredient">${line}</li>`)
          .join("")}</ul><h3>${r.method}</h3><ol property="recipeInstructions">${tags("li", r.steps)}</ol></div>`,
      ),
  },
  {
    name: "microdata of the list without its method",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${r.title}"><meta itemprop="recipeYield" content="${r.servings}"><h3>${r.list}</h3><ul>${linesOf(
          r,
        )
          .map((line) => `<li itemprop="recipeIngredient">${line}</li>`)
          .join("")}</ul></div><h3>${r.method}</h3>${tags("p", r.steps)}`,
      ),
  },
];

/** Plugins that write a card beside the data. */
const CARDS: readonly Site[] = [
  {
    name: "WP Recipe Maker",
    html: (r) =>
      page(
        r,
        `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">${r.title}</h2><span class="wprm-recipe-servings">${r.servings}</span><div class="wprm-recipe-ingredients-container"><h3>${r.list}</h3><ul class="wprm-recipe-ingredients">${r.foods.map(([a, f]) => `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">${r.isAmountLast ? f : a}</span>&#32;<span class="wprm-recipe-ingredient-name">${r.isAmountLast ? a : f}</span></li>`).join("")}</ul></div><div class="wprm-recipe-instructions-container"><h3>${r.method}</h3><ul class="wprm-recipe-instructions">${r.steps.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${step}</div></li>`).join("")}</ul></div></div></div>`,
      ),
  },
  {
    name: "Tasty Recipes",
    html: (r) =>
      page(
        r,
        `<div class="tasty-recipes"><h2 class="tasty-recipes-title">${r.title}</h2><ul><li class="yield"><span class="tasty-recipes-yield">${r.servings}</span></li></ul><div class="tasty-recipes-ingredients"><h3>${r.list}</h3><div class="tasty-recipes-ingredients-body"><ul>${r.foods.map(([a, f]) => `<li data-tr-ingredient-checkbox=""><span data-amount="1">${r.isAmountLast ? f : a}</span> ${r.isAmountLast ? a : f}</li>`).join("")}</ul></div></div><div class="tasty-recipes-instructions"><h3>${r.method}</h3>${ol(r.steps)}</div></div>`,
      ),
  },
  {
    name: "Mediavine Create",
    html: (r) =>
      page(
        r,
        `<section class="mv-create-card"><h2 class="mv-create-title mv-create-title-primary">${r.title}</h2><div class="mv-create-time mv-create-time-yield"><em>Yield:</em> <span>${r.servings}</span></div><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">${r.list}</h3><ul>${tags("li", linesOf(r))}</ul></div><div class="mv-create-hands-free"></div><div class="mv-create-instructions"><h3 class="mv-create-instructions-title">${r.method}</h3>${ol(r.steps)}</div></section>`,
      ),
  },
];

const state = (r: WrittenRecipe): object => ({
  page: {
    id: 7,
    recipe: {
      title: r.title,
      portions: r.servings,
      ingredients: r.foods.map(([amount, food]) =>
        r.isAmountLast ? { text: `${food} ${amount}` } : { amount, name: food },
      ),
      steps: r.steps.map((text, i) => ({ id: i, text })),
    },
  },
  menu: ["a", "b"],
});

/** What scripts hand to the browser. */
const DATA_OF_SCRIPTS: readonly Site[] = [
  {
    name: "state of a framework",
    html: (r) =>
      page(r, `<div id="root"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify(state(r))};</script>`),
  },
  {
    name: "state in a JSON script",
    html: (r) =>
      page(
        r,
        `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: state(r) } })}</script>`,
      ),
  },
  {
    name: "data in an attribute",
    html: (r) =>
      page(
        r,
        `<div id="app" data-page="${JSON.stringify({ ...state(r), filling: "x".repeat(300) }).replaceAll('"', "&quot;")}"></div>`,
      ),
  },
];

export const FIRST_SITES: readonly Site[] = [...DATA_AND_PAGE, ...MARKUP, ...ANNOTATED, ...CARDS, ...DATA_OF_SCRIPTS];
