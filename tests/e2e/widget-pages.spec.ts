import { build } from "esbuild";
import { outlineRows } from "../../lib/menus/outline-rows";
import { proposeSelectors } from "../../lib/menus/propose-selectors";
import { outlineTree } from "../../lib/page-checks/outline";
import type { dishesOfPage, textsOf } from "../../sdk/widget/src/items";
import { extractMenu } from "../../server/recipes/extraction/extract-menu";
import { outlinePage } from "../../server/recipes/extraction/outline-page";
import { ASIDE } from "../cases/menus/aside";
import { scorePage } from "../cases/menus/score";
import { SEEN } from "../cases/menus/seen";
import { PICK_CASES } from "../cases/page-checks/picks";
import { expect, test } from "./oauth-fixtures";

// The widget reads a page in the browser with the reader by which the portal reads it on the server.
declare const widget: { dishesOfPage: typeof dishesOfPage; textsOf: typeof textsOf };

const bundled = build({
  stdin: { contents: `export * from "./sdk/widget/src/items";`, resolveDir: process.cwd() },
  bundle: true,
  format: "iife",
  globalName: "widget",
  write: false,
  tsconfigRaw: {},
});

const withoutPrice = (text: string) => text.replace(/[\s–-]*(?:R\$|[£$€₹¥])?\s?\d+(?:[.,]\d+)?\s?(?:€)?$/, "");

test("the widget and the portal read the same dishes of pages as they are", async ({ page }) => {
  const { outputFiles } = await bundled;
  const script = outputFiles[0]?.text ?? "";
  for (const each of [...SEEN, ...ASIDE]) {
    await test.step(each.page, async () => {
      await page.goto("about:blank");
      // The script's element holds the widget's whole configuration.
      await page.setContent(`<script data-client-id="x" data-read="body"></script>${each.html}`);
      await page.evaluate(script.replace("var widget", "globalThis.widget"));
      const found = await page.evaluate(() => widget.dishesOfPage().map(widget.textsOf));
      expect([each.page, scorePage(each, found), found]).toEqual([each.page, "right", found]);
      const read = extractMenu(each.html).map(({ name, description }) => [withoutPrice(name), description]);
      expect(found.map(({ name, description }) => [withoutPrice(name), description])).toEqual(read);
    });
  }
});

test("the code of a packaged food is read where an item has exactly one", async ({ page }) => {
  const { outputFiles } = await bundled;
  await page.goto("about:blank");
  await page.setContent(`<script data-client-id="x"></script>
    <div data-forkprint-item data-gtin="9520000000035"><b data-forkprint-name>Bars</b></div>
    <div data-forkprint-item><b data-forkprint-name>Sauce</b><meta itemprop="gtin13" content="9520000000011"></div>
    <div data-forkprint-item><b data-forkprint-name>Rice</b><span itemprop="gtin13"> 95200009 </span></div>
    <div data-forkprint-item data-gtin="{{ barcode }}"><b data-forkprint-name>Salt</b></div>
    <div data-forkprint-item><b data-forkprint-name>Box</b><i data-gtin="95200009"></i><i data-gtin="95200016"></i></div>`);
  await page.evaluate((outputFiles[0]?.text ?? "").replace("var widget", "globalThis.widget"));
  const found = await page.evaluate(() => widget.dishesOfPage().map(widget.textsOf));
  expect(found.map(({ name, gtin }) => [name, gtin ?? null])).toEqual([
    ["Bars", "9520000000035"],
    ["Sauce", "9520000000011"],
    ["Rice", "95200009"],
    ["Salt", null],
    ["Box", null],
  ]);
});

const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Walnut cake",
  recipeIngredient: ["1/2 cup walnuts", "1 1/2 cups flour", "2 eggs", "butter for the tin"],
};

test("a recipe of JSON-LD is read line by line, among check boxes, fractions, notes and headings", async ({ page }) => {
  const { outputFiles } = await bundled;
  const script = outputFiles[0]?.text ?? "";
  const read = async (body: string) => {
    await page.goto("about:blank");
    await page.setContent(
      `<script data-client-id="x" data-json-ld="main"></script><script type="application/ld+json">${JSON.stringify(RECIPE)}</script><main>${body}</main>`,
    );
    await page.evaluate(script.replace("var widget", "globalThis.widget"));
    return page.evaluate(() => widget.dishesOfPage().map(widget.textsOf));
  };
  const list = `<ul><li><label><input type="checkbox"> ½ cup walnuts</label></li><li><input type="checkbox"><span>1½ cups</span> flour <small>(plain)</small></li></ul>`;
  const rest = `<h4>For the tin</h4><ul><li>2 eggs</li><li>Butter, for the tin</li></ul>`;
  const [dish] = await read(
    `<h1>Walnut cake</h1><div class="lines"><h3>Ingredients</h3>${list}${rest}</div><p>Beat the eggs.</p>`,
  );
  expect(dish?.name).toBe("Walnut cake");
  for (const words of ["½ cup walnuts", "1½ cups flour (plain)", "2 eggs", "Butter, for the tin"])
    expect(dish?.description).toContain(words);
  expect(dish?.description).not.toContain("Beat");
  // A page that shows less than its data says is not read as if it were all.
  expect(await read(`<h1>Walnut cake</h1><ul><li>2 eggs</li><li>Butter for the tin</li></ul>`)).toEqual([]);
});

test("the widget reads by the selectors of the picker what the picker has shown", async ({ page }) => {
  const { outputFiles } = await bundled;
  const script = outputFiles[0]?.text ?? "";
  for (const { page: what, html, click, dishes } of PICK_CASES) {
    const root = outlineTree(outlinePage(`<html><body>${html}</body></html>`).nodes);
    const clicked = outlineRows(root).find(({ text }) => text === click)?.element;
    const [first] = clicked ? proposeSelectors(root, clicked) : [];
    expect([what, first?.dishes.map(({ name }) => name)]).toEqual([what, dishes.map(([name]) => name)]);
    await page.goto("about:blank");
    const { items = "", name = "", description = "" } = first ?? {};
    const attributes = Object.entries({ items, name, description }).filter(([, value]) => value);
    const tag = `<script data-client-id="x" ${attributes.map(([key, value]) => `data-${key}="${value}"`).join(" ")}></script>`;
    await page.setContent(`${tag}${html}`);
    await page.evaluate(script.replace("var widget", "globalThis.widget"));
    const found = await page.evaluate(() => widget.dishesOfPage().map(widget.textsOf));
    expect([what, first?.items, found]).toEqual([what, first?.items, first?.dishes]);
  }
});
