import type { Site } from "./first-sites";
import { linesOf, type WrittenRecipe } from "./written-recipe";

const tags = (tag: string, texts: readonly string[], attributes = ""): string =>
  texts.map((text) => `<${tag}${attributes && ` ${attributes}`}>${text}</${tag}>`).join("");
const list = (texts: readonly string[], tag = "ul"): string => `<${tag}>${tags("li", texts)}</${tag}>`;
const cells = (recipe: WrittenRecipe): (readonly [string, string])[] =>
  recipe.foods.map(([amount, food]) => (recipe.isAmountLast ? [food, amount] : [amount, food]));
const data = (recipe: WrittenRecipe, changed: object): string =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebPage", name: recipe.title },
      {
        "@type": "Recipe",
        name: recipe.title,
        recipeIngredient: linesOf(recipe),
        recipeInstructions: [
          {
            "@type": "HowToSection",
            name: recipe.method,
            itemListElement: recipe.steps.map((text) => ({ "@type": "HowToStep", text })),
          },
        ],
        ...changed,
      },
    ],
  })}</script>`;
const page = ({ lang, title, site, story }: WrittenRecipe, body: string, head = ""): string =>
  `<html lang="${lang}"><head><title>${title} - ${site}</title><meta property="og:site_name" content="${site}">${head}</head><body class="single"><div id="top"><a href="/">${site}</a></div><div id="content"><article><h1 class="entry-title">${title}</h1><p>${story}</p><p><img src="/a.jpg" alt=""></p>${body}</article></div><div id="sidebar"><h3>${site}</h3><ul><li><a href="/1">1</a></li><li><a href="/2">2</a></li></ul></div></body></html>`;

export const SECOND_SITES: readonly Site[] = [
  {
    name: "data of foods, the page a list with the amount behind",
    html: (r) =>
      page(
        r,
        `<p>${r.serves}</p><h2>${r.list}</h2><ul>${r.foods.map(([a, f]) => `<li><span class="food">${f}</span> <span class="qty">${a}</span></li>`).join("")}</ul><h2>${r.method}</h2>${list(r.steps, "ol")}`,
        data(r, { recipeIngredient: r.foods.map(([, f]) => f) }),
      ),
  },
  {
    name: "data whole, the page in two lists side by side",
    html: (r) =>
      page(
        r,
        `<h2>${r.list}</h2><div class="cols">${list(cells(r).map(([a]) => a))}${list(cells(r).map(([, f]) => f))}</div><h2>${r.method}</h2>${list(r.steps, "ol")}`,
        data(r, {}),
      ),
  },
  {
    name: "data with the list twice, once in lines of its own",
    html: (r) =>
      page(
        r,
        `<h2>${r.list}</h2>${list(linesOf(r))}<h2>${r.method}</h2>${list(r.steps, "ol")}`,
        data(r, { recipeIngredient: [...linesOf(r), ...linesOf(r)] }),
      ),
  },
  {
    name: "data with the method cut by an ellipsis sign",
    html: (r) =>
      page(
        r,
        `<h2>${r.list}</h2>${list(linesOf(r))}<h2>${r.method}</h2>${tags("p", r.steps)}`,
        data(r, { recipeInstructions: [{ "@type": "HowToStep", text: `${r.steps[0]} ${r.steps[1]?.slice(0, 12)}…` }] }),
      ),
  },
  {
    name: "data with foods in one text of lines",
    html: (r) =>
      page(r, `<h2>${r.method}</h2>${list(r.steps, "ol")}`, data(r, { recipeIngredient: linesOf(r).join("\n") })),
  },
  {
    name: "data with the method as HTML",
    html: (r) =>
      page(
        r,
        `<h2>${r.list}</h2>${list(linesOf(r))}`,
        data(r, { recipeInstructions: `<ol>${tags("li", r.steps)}</ol>` }),
      ),
  },
  {
    name: "data with the first step only, steps in numbered boxes",
    html: (r) =>
      page(
        r,
        `<h2>${r.list}</h2>${list(linesOf(r))}<h2>${r.method}</h2><div class="steps">${r.steps.map((step, i) => `<div class="step-row"><span class="no">${i + 1}</span><div class="step-text">${step}</div></div>`).join("")}</div>`,
        data(r, { recipeInstructions: r.steps.slice(0, 2).map((text) => ({ "@type": "HowToStep", text })) }),
      ),
  },
  {
    name: "terms and definitions, food first",
    html: (r) =>
      page(
        r,
        `<p>${r.serves}</p><h2>${r.list}</h2><dl class="ingr">${(r.isAmountLast ? cells(r) : cells(r).filter(([a]) => a !== "")).map(([a, f]) => (r.isAmountLast ? `<dt>${a}</dt><dd>${f}</dd>` : `<dt>${f}</dt><dd>${a}</dd>`)).join("")}</dl>${
          r.isAmountLast
            ? ""
            : cells(r)
                .filter(([a]) => a === "")
                .map(([, f]) => `<p>${f}</p>`)
                .join("")
        }<h2>${r.method}</h2>${tags("p", r.steps)}`,
      ),
  },
  {
    name: "a table of amount, unit and food",
    html: (r) =>
      page(
        r,
        `<h3>${r.list}</h3><table class="t">${r.foods
          .map(([a, f]) => {
            const [n = "", ...u] = a.split(" ");
            return r.isAmountLast
              ? `<tr><td>${f}</td><td>${a}</td></tr>`
              : `<tr><td>${n}</td><td>${u.join(" ")}</td><td>${f}</td></tr>`;
          })
          .join("")}</table><h3>${r.method}</h3>${tags("p", r.steps)}`,
      ),
  },
  {
    name: "spans with breaks",
    html: (r) =>
      page(
        r,
        `<p><span style="font-weight:bold">${r.list}</span><br>${linesOf(r)
          .map((line) => `<span>- ${line}</span>`)
          .join(
            "<br>",
          )}</p><p><span style="font-weight:bold">${r.method}</span><br>${r.steps.map((step, i) => `<span>${i + 1}. ${step}</span>`).join("<br>")}</p>`,
      ),
  },
  {
    name: "tabs",
    html: (r) =>
      page(
        r,
        `<div class="tabs"><button>${r.list}</button><button>${r.method}</button></div><div class="tab" id="tab1"><h3>${r.list}</h3>${list(linesOf(r))}</div><div class="tab" id="tab2" style="display:none"><h3>${r.method}</h3>${list(r.steps, "ol")}</div>`,
      ),
  },
  {
    name: "check boxes and labels",
    html: (r) =>
      page(
        r,
        `<h3>${r.list}</h3><div class="checks">${linesOf(r)
          .map(
            (line, i) =>
              `<div class="check"><input type="checkbox" id="i${i}"><label for="i${i}">${line}</label></div>`,
          )
          .join(
            "",
          )}</div><h3>${r.method}</h3><div class="steps">${r.steps.map((step, i) => `<div class="s"><b>${i + 1}</b><p>${step}</p></div>`).join("")}</div>`,
      ),
  },
  {
    name: "a box of bold words",
    html: (r) =>
      page(
        r,
        `<div class="box"><p><strong>${r.list}</strong></p><p>${linesOf(r).join("<br>")}</p></div><p><strong>${r.method}</strong></p><p>${r.steps.join(" ")}</p>`,
      ),
  },
  {
    name: "microdata with content of meta elements",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="http://schema.org/Recipe"><meta itemprop="name" content="${r.title}">${linesOf(r)
          .map((line) => `<meta itemprop="recipeIngredient" content="${line}">`)
          .join(
            "",
          )}<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToSection">${r.steps.map((step) => `<div itemprop="itemListElement" itemscope itemtype="http://schema.org/HowToStep"><p itemprop="text">${step}</p></div>`).join("")}</div></div>`,
      ),
  },
  {
    name: "microdata with the list in one element",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${r.title}</h2><h3>${r.list}</h3><div itemprop="recipeIngredient">${linesOf(r).join("<br>")}</div><h3>${r.method}</h3><div itemprop="recipeInstructions">${r.steps.join("<br>")}</div></div>`,
      ),
  },
  {
    name: "microdata of amount and name apart",
    html: (r) =>
      page(
        r,
        `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h2 itemprop="name">${r.title}</h2><h3>${r.list}</h3><ul>${cells(
          r,
        )
          .map(
            ([a, f]) =>
              `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${a}</span> <span itemprop="name">${f}</span></li>`,
          )
          .join("")}</ul><h3>${r.method}</h3><div itemprop="instructions">${tags("p", r.steps)}</div></div>`,
      ),
  },
  {
    name: "RDFa with prefixes",
    html: (r) =>
      page(
        r,
        `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">${r.title}</h2><ul>${linesOf(
          r,
        )
          .map((line) => `<li rel="v:ingredient"><span property="v:name">${line}</span></li>`)
          .join("")}</ul><div property="v:instructions">${list(r.steps, "ol")}</div></div>`,
      ),
  },
  {
    name: "an h-recipe",
    html: (r) =>
      page(
        r,
        `<div class="h-recipe"><h2 class="p-name">${r.title}</h2><ul>${linesOf(r)
          .map((line) => `<li class="p-ingredient">${line}</li>`)
          .join("")}</ul><div class="e-instructions">${list(r.steps, "ol")}</div></div>`,
      ),
  },
  {
    name: "state with sections of ingredients",
    html: (r) =>
      page(
        r,
        `<div id="app"></div><script>window.__PRELOADED__={"recipe":${JSON.stringify({ name: r.title, ingredientGroups: [{ title: "", ingredients: cells(r).map(([a, f]) => ({ quantity: a, name: f })) }], instructions: r.steps.map((step) => ({ description: step })) })}};</script>`,
      ),
  },
  {
    name: "state with lines of text",
    html: (r) =>
      page(
        r,
        `<div id="app"></div><script type="application/json" data-state>${JSON.stringify({ a: { b: { name: r.title, ingredientLines: linesOf(r), directions: r.steps } } })}</script>`,
      ),
  },
];
