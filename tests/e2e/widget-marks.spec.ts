import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { findItems } from "../../sdk/widget/src/items";
import type { readPage } from "../../sdk/widget/src/json-ld";
import type { markText } from "../../sdk/widget/src/marks";
import type { readText } from "../../sdk/widget/src/texts";
import { expect, test } from "./oauth-fixtures";

// Tests what the widget does to texts, with its own modules in an empty page.
type Widget = {
  markText: typeof markText;
  readText: typeof readText;
  readPage: typeof readPage;
  findItems: typeof findItems;
};
declare const widget: Widget;

async function load(page: Page, body = ""): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: ["marks", "texts", "json-ld", "items"]
        .map((name) => `export * from "./sdk/widget/src/${name}";`)
        .join("\n"),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "widget",
  });
  await page.setContent(`<!doctype html><html lang="en"><title>Menu</title><body>${body}</body></html>`);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
}

test("a mark in a link is reached with the link, and a mark outside by itself", async ({ page }) => {
  await load(page, '<p><a href="/nuts">Walnuts</a>, cream</p>');
  const after = await page.evaluate(() => {
    const dish = document.querySelector("p") as Element;
    const mark = (text: string) => `<span class="pfai-conflict" tabindex="0" pfai-conflict-tooltip="No">${text}</span>`;
    widget.markText(dish, `${mark("Walnuts")}, ${mark("cream")}`);
    return [...dish.querySelectorAll("span")].map((span) => [
      span.textContent,
      span.getAttribute("role"),
      span.getAttribute("tabindex"),
    ]);
  });
  expect(after).toEqual([
    ["Walnuts", null, null],
    ["cream", "button", "0"],
  ]);
});

test("texts are read as displayed, and words of two blocks stay separate", async ({ page }) => {
  await load(page);
  const read = (html: string) =>
    page.evaluate((text) => {
      document.body.innerHTML = text;
      return widget.readText(document.body).text;
    }, html);
  expect(await read("  Basil,\n   wal<b>nuts</b>&nbsp; <i>cream </i> ")).toBe("Basil, walnuts cream");
  expect(await read("<ul> <li>Basil</li>\n<li>walnuts.</li><li>cream</li></ul>")).toBe("Basil, walnuts. cream");
  expect(await read("Basil<br> walnuts<script>1</script><button>Add</button>")).toBe("Basil, walnuts");
  expect(await read(" <p> </p> ")).toBe("");
});

test("marks keep the page's text, elements and text nodes, and removing them restores the page exactly", async ({
  page,
}) => {
  await load(page);
  const wrong = await page.evaluate(() => {
    let state = 7;
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const TEXTS = ["walnuts", " basil , ", "\n  crème fraîche\t", "", " ", "a & b <c>", "Ünïcode 🍋 zest.", "salt;"];
    const TAGS = ["b", "i", "p", "li", "td", "a", "br", "span"];
    const grow = (into: Element, depth: number) => {
      for (let count = random(4); count >= 0; count--) {
        if (depth < 3 && random(2)) grow(into.appendChild(document.createElement(TAGS[random(8)] ?? "b")), depth + 1);
        else into.append(TEXTS[random(8)] ?? "");
      }
    };
    const nodesOf = (root: Node): Node[] => [...root.childNodes].flatMap((node) => [node, ...nodesOf(node)]);
    const toHtml = (text: string) =>
      text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "");
    const found: string[] = [];
    for (let run = 0; run < 400; run++) {
      const dish = document.createElement("div");
      document.body.replaceChildren(dish);
      grow(dish, 0);
      const [html, text, nodes] = [dish.innerHTML, dish.textContent, nodesOf(dish)];
      const { text: read } = widget.readText(dish);
      let answer = "";
      for (let at = 0, isMarked = random(2) === 0; at < read.length; isMarked = !isMarked) {
        let end = at + 1 + random(9);
        if (/[\ud800-\udbff]/.test(read[end - 1] ?? "")) end++;
        const piece = toHtml(read.slice(at, end));
        answer += isMarked
          ? `<span class="pfai-match" tabindex="0" pfai-match-tooltip="You like it">${piece}</span>`
          : piece;
        at = end;
      }
      const undo = widget.markText(dish, answer);
      if (!undo) found.push(`${html}: not marked`);
      if (dish.textContent !== text) found.push(`${html}: the text became ${dish.textContent}`);
      if (widget.readText(dish).text !== read) found.push(`${html}: reads as ${widget.readText(dish).text}`);
      if (nodes.some((node) => !dish.contains(node))) found.push(`${html}: a node of the page is gone`);
      undo?.();
      const back = nodesOf(dish);
      if (dish.innerHTML !== html || back.length !== nodes.length || back.some((node, at) => node !== nodes[at]))
        found.push(`${html}: not as before, but ${dish.innerHTML}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
});

test("a text that the page writes over a marked one replaces the mark", async ({ page }) => {
  await load(page, "<p>Basil, walnuts and cream</p>");
  const left = await page.evaluate(() => {
    const dish = document.querySelector("p") as Element;
    // Keeps the text node that it created, as a framework does.
    const kept = dish.firstChild as Text;
    const undo = widget.markText(
      dish,
      'Basil, <span class="pfai-conflict" tabindex="0" pfai-conflict-tooltip="No">walnuts</span> and cream',
    );
    kept.data = "Basil, pears";
    undo?.();
    const isTheirs = kept.parentNode === dish;
    return [dish.innerHTML, isTheirs, widget.markText(dish, "Basil, walnuts and cream")];
  });
  expect(left).toEqual(["Basil, pears", true, null]);
});

test("dishes and recipes are read from JSON-LD as real sites write it", async ({ page }) => {
  const script = (value: unknown) =>
    `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;
  const section = (name: string, more: object) => ({ "@type": "MenuSection", name, ...more });
  const dish = (name: unknown, description?: unknown) => ({ "@type": "MenuItem", name, description });
  const nested = (depth: number): object => (depth === 0 ? dish("Too deep") : { hasPart: [nested(depth - 1)] });
  await load(
    page,
    [
      script({
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "WebSite", name: "Lungara" },
          {
            "@type": ["Restaurant", "LocalBusiness"],
            hasMenu: {
              "@type": "Menu",
              hasMenuSection: [
                section("Pasta", { hasMenuItem: dish("Trofie", "Walnuts &amp; basil") }),
                section("Sweet", {
                  hasMenuSection: section("Cold", { hasMenuItem: [dish("Gelato"), null, 7, "text"] }),
                }),
              ],
            },
          },
        ],
      }),
      script([
        {
          "@type": "http://schema.org/Recipe",
          name: "Mom&#8217;s <em>soup</em>",
          recipeIngredient: ["1&nbsp;leek", "<a href='#'>milk</a>", "&#x1F9C4; garlic", "&#99999999; salt", 5, ""],
        },
        { "@type": "Recipe", name: ["Pie", "Torta"], ingredients: "flour, butter" },
        { "@type": "MenuItem", name: { "@value": "Brot", "@language": "de" }, description: [{ "@value": "Roggen" }] },
      ]),
      script('{"@type": "MenuItem", "name": "Broken\nline", "description": "Egg,\n\ncream"}'),
      script('{"@type": "MenuItem", "name": "Unfinished'),
      script('{"@type":"MenuItem","name":"Odd","__proto__":{"@type":"MenuItem","name":"Inner"},"description":{"a":1}}'),
      script(nested(40)),
      '<script type="application/json">{"@type":"MenuItem","name":"Not ours"}</script>',
    ].join(""),
  );
  expect(await page.evaluate(() => widget.readPage())).toEqual([
    { name: "Trofie", description: "Walnuts & basil" },
    { name: "Gelato", description: "" },
    { name: "Mom’s soup", description: "1 leek, milk, 🧄 garlic, \u{10ffff} salt" },
    { name: "Pie", description: "flour, butter" },
    { name: "Brot", description: "Roggen" },
    { name: "Broken line", description: "Egg, cream" },
    { name: "Odd", description: "" },
    { name: "Inner", description: "" },
  ]);
});

test("items of JSON-LD are marked where the page shows them, each dish in its own place", async ({ page }) => {
  const dish = (name: string, description: string) => ({ "@type": "MenuItem", name, description });
  const menu = [
    dish("Soup", "Leek, milk"),
    dish("Soup", "Tomato &amp; basil"),
    dish("Elsewhere", "Nowhere to be seen"),
  ];
  await load(
    page,
    `<script type="application/ld+json">${JSON.stringify(menu)}</script>
     <main><div><h3><span>Soup</span></h3><p>Leek,\n milk</p></div>
     <div><h3>Soup</h3><p><b>Tomato</b> &amp; basil</p></div><p>Leek, milk and more</p></main>`,
  );
  const places = await page.evaluate(() =>
    widget
      .findItems(document.querySelector("main") as Element)
      .map(({ name, description }) => [name?.outerHTML, description?.outerHTML]),
  );
  expect(places).toEqual([
    ["<span>Soup</span>", "<p>Leek,\n milk</p>"],
    ["<h3>Soup</h3>", "<p><b>Tomato</b> &amp; basil</p>"],
  ]);
  // Of a very long menu, only the first thousand dishes are read.
  const count = await page.evaluate(() => {
    const all = Array.from({ length: 5000 }, (_, index) => ({ "@type": "MenuItem", name: `Dish ${index}` }));
    (document.querySelector("script[type$=json]") as Element).textContent = JSON.stringify(all);
    return widget.readPage().length;
  });
  expect(count).toBe(1000);
});
