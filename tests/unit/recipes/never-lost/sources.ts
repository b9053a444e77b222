import { isRead } from "@/server/recipes/carried/carried-recipe";
import { readCarriedFile } from "@/server/recipes/carried/read-file";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import type { ExtractionResult } from "@/server/recipes/extraction/recipe";
import type { PlainRecipe } from "./recipes";

/** What was read: the lines, and what the account names. Null if the import was refused, which nobody takes for a fit. */
export type Outcome = { lines: string[]; leftOut: string[] } | null;

/** A way in which a recipe comes, with the list split into the main part and a last part under a heading of its own. */
export interface Source {
  name: string;
  read(recipe: PlainRecipe, main: readonly string[], part: readonly string[]): Outcome;
}

const tags = (tag: string, lines: readonly string[], inside = (line: string) => line, open = tag): string =>
  lines.map((line) => `<${open}>${inside(line)}</${tag}>`).join("");
const list = (tag: string, lines: readonly string[], inside?: (line: string) => string): string =>
  `<${tag}>${tags("li", lines, inside)}</${tag}>`;

const outcome = (result: ExtractionResult): Outcome =>
  result.recipe && {
    lines: result.recipe.ingredients.map(({ text }) => text),
    leftOut: result.recipe.leftOut.map(({ text }) => text),
  };
const page = (title: string, body: string, head = ""): Outcome =>
  outcome(
    extractRecipe(
      `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
      ADDRESS,
    ),
  );
const ADDRESS = "https://kitchen.example/salad";

const script = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
const data = ({ title, steps }: PlainRecipe, recipeIngredient: unknown) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: title,
  recipeIngredient,
  recipeInstructions: steps,
});

type Markup = (lines: readonly string[]) => string;
/** A page without structured data: heading, list, the part's heading and list, method. */
const plain = (name: string, foods: Markup, rank = "h2", partRank = "h3", wrap = (body: string) => body): Source => ({
  name,
  read: (recipe, main, part) =>
    page(
      recipe.title,
      wrap(
        `<h1>${recipe.title}</h1><${rank}>${recipe.ingredients}</${rank}>${foods(main)}${part.length > 0 ? `<${partRank}>${recipe.part}</${partRank}>${foods(part)}` : ""}<${rank}>${recipe.method}</${rank}>${list("ol", recipe.steps)}`,
      ),
    ),
});

/** Structured data beside the page's own list. */
const structured = (name: string, lines: (all: readonly string[]) => unknown, shown: Markup | null): Source => ({
  name,
  read: (recipe, main, part) => {
    const all = [...main, ...part];
    const body = shown ? `<h2>${recipe.ingredients}</h2>${shown(all)}` : "";
    return page(recipe.title, `<h1>${recipe.title}</h1>${body}`, script(data(recipe, lines(all))));
  },
});

const annotated = (
  name: string,
  foods: Markup,
  attributes: { recipe: string; title: string; steps: string },
): Source => ({
  name,
  read: (recipe, main, part) =>
    page(
      recipe.title,
      `<div ${attributes.recipe}><h1 ${attributes.title}>${recipe.title}</h1>${foods([...main, ...part])}<div ${attributes.steps}>${tags("p", recipe.steps)}</div></div>`,
    ),
});
const MICRODATA = {
  recipe: 'itemscope itemtype="https://schema.org/Recipe"',
  title: 'itemprop="name"',
  steps: 'itemprop="recipeInstructions"',
};

const text = (
  name: string,
  write: (recipe: PlainRecipe, main: readonly string[], part: readonly string[]) => string[],
): Source => ({
  name,
  read: (recipe, main, part) => outcome(extractPastedRecipe(write(recipe, main, part).join("\n"), null)),
});

const file = (
  name: string,
  write: (recipe: PlainRecipe, all: readonly string[]) => string,
  of = "recipe.json",
): Source => ({
  name,
  read: (recipe, main, part) => {
    const [first] = readCarriedFile(write(recipe, [...main, ...part]), of);
    if (!first || !isRead(first)) return null;
    return {
      lines: first.recipe.ingredients.map(({ quantity, unit, name: food, note }) =>
        [quantity, unit, food, note].filter(Boolean).join(" "),
      ),
      leftOut: first.left_out,
    };
  },
});

const cells = (line: string): string => {
  const [, amount = "", food = line] = /^([\d½,.]+ ?(?:g|EL|TL|tbsp|tsp)?) (.+)$/.exec(line) ?? [];
  return `<td>${amount}</td><td>${food}</td>`;
};

export const SOURCES: readonly Source[] = [
  plain("headings and lists", (lines) => list("ul", lines)),
  plain("headings of one rank", (lines) => list("ul", lines), "h2", "h2"),
  plain("a part of a higher rank", (lines) => list("ul", lines), "h3", "h2"),
  plain("boxes", (lines) => `<div class="c1">${tags("div", lines, undefined, 'div class="c2"')}</div>`),
  plain("nested boxes", (lines) => `<div>${tags("div", lines, (line) => `<div><span>${line}</span></div>`)}</div>`),
  plain("paragraphs", (lines) => tags("p", lines)),
  plain("line breaks", (lines) => `<p>${lines.join("<br>")}</p>`),
  plain("a table", (lines) => `<table>${tags("tr", lines, cells)}</table>`),
  plain("bold lines", (lines) => list("ul", lines, (line) => `<strong>${line}</strong>`)),
  plain("buttons in a list", (lines) => list("ul", lines, (line) => `<button type="button">${line}</button>`)),
  plain("labels with boxes to tick", (lines) =>
    list("ul", lines, (line) => `<label><input type="checkbox"> ${line}</label>`),
  ),
  plain("links", (lines) => list("ul", lines, (line) => `<a href="/food">${line}</a>`)),
  plain("a class that means a review", (lines) => `<div class="preview-content">${list("ul", lines)}</div>`),
  plain("a carousel", (lines) => `<div class="carousel-item">${list("ul", lines)}</div>`),
  plain(
    "headings as bold paragraphs",
    (lines) => list("ul", lines),
    "strong",
    "b",
    (body) => body.replace(/<(strong|b)>(.*?)<\/\1>/g, "<p><strong>$2</strong></p>"),
  ),
  structured("JSON-LD alone", (all) => all, null),
  structured(
    "JSON-LD beside the same list",
    (all) => all,
    (lines) => list("ul", lines),
  ),
  structured(
    "JSON-LD beside a bold list",
    (all) => all,
    (lines) => list("ul", lines, (line) => `<b>${line}</b>`),
  ),
  structured(
    "JSON-LD as one text",
    (all) => all.join("\n"),
    (lines) => list("ul", lines),
  ),
  structured("JSON-LD of objects", (all) => all.map((line) => ({ "@type": "HowToSupply", name: line })), null),
  structured("JSON-LD of objects with names of their own", (all) => all.map((line) => ({ line })), null),
  structured(
    "JSON-LD with a list in another property",
    (all) => all.slice(0, -1),
    (lines) => list("ul", lines),
  ),
  annotated(
    "microdata in a list",
    (lines) => `<ul>${tags("li", lines, undefined, 'li itemprop="recipeIngredient"')}</ul>`,
    MICRODATA,
  ),
  annotated(
    "microdata in words",
    (lines) => list("ul", lines, (line) => `<span itemprop="ingredients">${line}</span>`),
    MICRODATA,
  ),
  annotated(
    "microdata in boxes",
    (lines) => tags("div", lines, undefined, 'div itemprop="recipeIngredient"'),
    MICRODATA,
  ),
  annotated(
    "microdata that forgets the last line",
    (lines) =>
      `<ul>${tags("li", lines.slice(0, -1), undefined, 'li itemprop="recipeIngredient"')}${tags("li", lines.slice(-1))}</ul>`,
    MICRODATA,
  ),
  annotated("RDFa", (lines) => list("ul", lines, (line) => `<span property="recipeIngredient">${line}</span>`), {
    recipe: 'vocab="https://schema.org/" typeof="Recipe"',
    title: 'property="name"',
    steps: 'property="recipeInstructions"',
  }),
  annotated("h-recipe", (lines) => list("ul", lines, (line) => `<span class="p-ingredient">${line}</span>`), {
    recipe: 'class="h-recipe"',
    title: 'class="p-name"',
    steps: 'class="e-instructions"',
  }),
  annotated(
    "hrecipe that marks single words",
    (lines) => list("ul", lines, (line) => line.replace(/\S+$/, '<a class="ingredient">$&</a>')),
    { recipe: 'class="hrecipe"', title: 'class="fn"', steps: 'class="instructions"' },
  ),
  text("a pasted text", (recipe, main, part) => [
    recipe.title,
    recipe.ingredients,
    ...main,
    ...(part.length > 0 ? [`${recipe.part}:`, ...part] : []),
    recipe.method,
    ...recipe.steps,
  ]),
  text("a pasted text with bullets and blank lines", (recipe, main, part) => [
    recipe.title,
    "",
    `${recipe.ingredients}:`,
    ...[...main, ...part].map((line) => `- ${line}`),
    "",
    `${recipe.method}:`,
    ...recipe.steps.map((step, i) => `${i + 1}. ${step}`),
  ]),
  text("Markdown", (recipe, main, part) => [
    `# ${recipe.title}`,
    `## ${recipe.ingredients}`,
    ...main.map((line) => `* ${line}`),
    ...(part.length > 0 ? [`### ${recipe.part}`, ...part.map((line) => `* ${line}`)] : []),
    `## ${recipe.method}`,
    ...recipe.steps.map((step, i) => `${i + 1}. ${step}`),
  ]),
  text("pasted JSON-LD", (recipe, main, part) => [JSON.stringify(data(recipe, [...main, ...part]))]),
  file("a file of Paprika", ({ title, steps }, all) =>
    JSON.stringify({ name: title, ingredients: all.join("\n"), directions: steps.join("\n") }),
  ),
  file("a file of Mealie", ({ title, steps }, all) =>
    JSON.stringify({
      slug: "salad",
      name: title,
      recipeIngredient: all.map((note) => ({ note })),
      recipeInstructions: steps.map((step) => ({ text: step })),
    }),
  ),
  file("a file of Tandoor", ({ title, steps }, all) =>
    JSON.stringify({
      name: title,
      steps: [{ instruction: steps.join("\n\n"), ingredients: all.map((name) => ({ food: { name } })) }],
    }),
  ),
  file("a file of Tandoor with plain lines", ({ title, steps }, all) =>
    JSON.stringify({ name: title, steps: [{ instruction: steps.join("\n\n"), ingredients: all }] }),
  ),
  file("a file of schema.org", (recipe, all) => JSON.stringify(data(recipe, all))),
  file(
    "a saved page",
    (recipe, all) =>
      `<!doctype html><html><head><title>${recipe.title}</title></head><body><h1>${recipe.title}</h1><h2>${recipe.ingredients}</h2>${list("ul", all)}<h2>${recipe.method}</h2>${list("ol", recipe.steps)}</body></html>`,
    "salad.html",
  ),
];
