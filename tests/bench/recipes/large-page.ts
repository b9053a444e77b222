const STORY =
  "The plums of that autumn were small and dark, and my neighbour brought more of them than anybody could eat. ";
const FOODS = ["500 g plums", "200 g flour", "3 eggs", "50 g walnuts", "1 tsp cinnamon"];
const METHOD = ["Halve the plums and mix the flour with the eggs.", "Add the walnuts and bake for 40 minutes."];
const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join("");

/**
 * A page of a given size, like those of the heaviest food blogs: style and script in the head, a story with pictures,
 * the recipe in the middle, and some thousand nested comments below.
 */
export function largePage(bytes: number): string {
  const style = `<style>${".card{margin:0;padding:1px}".repeat(Math.floor(bytes / 260))}</style>`;
  const script = `<script>${"window.x=window.x||[];".repeat(Math.floor(bytes / 220))}</script>`;
  const story = Array.from(
    { length: Math.floor(bytes / 2600) },
    (_, i) => `<p>${STORY.repeat(3)}</p><figure><img src="/plum-${i}.jpg" alt="plums ${i}"></figure>`,
  ).join("");
  const recipe = `<div class="recipe-card"><h2>Ingredients</h2><ul>${items(FOODS)}</ul><h2>Method</h2><ol>${items(METHOD)}</ol></div>`;
  const before = `<!doctype html><html><head><title>Plum cake</title>${style}${script}</head><body><h1>Plum cake</h1>${story}${recipe}<div id="comments">`;
  const thread = (i: number): string =>
    `${`<div class="comment" id="c${i}"><b>Reader ${i}</b><p>I took 2 cups of flour and baked it for 50 minutes.</p>`.repeat(6)}${"</div>".repeat(6)}`;
  let comments = "";
  for (let i = 0; before.length + comments.length < bytes; i++) comments += thread(i);
  return `${before}${comments}</div></body></html>`;
}
