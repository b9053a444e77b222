import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readJsonLines, writeJsonLines } from "@/scripts/dietary/json-lines";
import { predictImports } from "@/scripts/dietary/predict-imports";
import { predictRecipes } from "@/scripts/recipes/predict-recipes";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "json-lines-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Buffer): string {
  const path = join(folder, "input");
  writeFileSync(path, content);
  return path;
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

const read = (content: string | Buffer) => all(readJsonLines(fileOf(content), ["name"]));

describe("files of JSON lines", () => {
  it("are read plain or gzipped, with any line endings, empty lines, further fields and ids of any kind", async () => {
    const text = '\uFEFF{"id":1,"name":"a","more":true}\r\n\r\n{"id":"x","name":"b"}';
    const rows = [
      { id: 1, name: "a", more: true },
      { id: "x", name: "b" },
    ];
    expect(await read(text)).toEqual(rows);
    expect(await read(gzipSync(text))).toEqual(rows);
    expect(await read("")).toEqual([]);
    expect(await read(gzipSync(""))).toEqual([]);
  });

  it("end their lines only at line feeds, wherever the file is cut into pieces", async () => {
    const rows = Array.from({ length: 40 }, (_, id) => ({
      id,
      name: `a\u2028b\u2029ü${"é🥕".repeat(997 * (id % 7))}`,
    }));
    const text = rows.map((row) => JSON.stringify(row)).join("\n");
    expect(await read(text)).toEqual(rows);
    expect(await read(gzipSync(text))).toEqual(rows);
  });

  it.each([
    ['{"id":1,"name":"a"}\n{oops', "line 2: this is no JSON."],
    ['\n{"id":1}', "line 2: 'name' must be a text."],
    ['{"id":1,"name":7}', "line 1: 'name' must be a text."],
    ['{"name":"a"}', "line 1: 'id' is missing."],
    ["null", "line 1: this is no object."],
    ["[]", "line 1: this is no object."],
  ])("report where they are invalid: %s", async (text, says) => {
    await expect(read(text)).rejects.toThrow(says);
  });

  it("report which of them cannot be read", async () => {
    const cut = gzipSync('{"id":1,"name":"a"}').subarray(0, 30);
    await expect(read(cut)).rejects.toThrow(/input could not be read: unexpected end of file/);
    await expect(all(readJsonLines(join(folder, "none"), []))).rejects.toThrow(/none could not be read/);
    await expect(all(readJsonLines(folder, []))).rejects.toThrow(/could not be read/);
  });
});

async function* rowsThen(end: () => void): AsyncGenerator<object> {
  for (let id = 0; id < 1000; id++) yield { id };
  end();
}

describe("predictions", () => {
  const whole = Array.from({ length: 1000 }, (_, id) => `{"id":${id}}\n`).join("");
  const nothing = () => undefined;

  it("are compressed if the name says so, and replace an existing file", async () => {
    const [plain, packed] = [join(folder, "out.jsonl"), join(folder, "out.jsonl.gz")];
    writeFileSync(plain, "before");
    await writeJsonLines(plain, rowsThen(nothing));
    await writeJsonLines(packed, rowsThen(nothing));
    expect(readFileSync(plain, "utf8")).toBe(whole);
    expect(gunzipSync(readFileSync(packed)).toString()).toBe(whole);
    expect(readdirSync(folder).sort()).toEqual(["out.jsonl", "out.jsonl.gz"]);
  });

  it("leave the existing file, and no other, if they end early", async () => {
    const path = join(folder, "out.jsonl");
    const broken = () => {
      throw new Error("line 1001");
    };
    await expect(writeJsonLines(path, rowsThen(broken))).rejects.toThrow("line 1001");
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(path, "before");
    await expect(writeJsonLines(path, rowsThen(broken))).rejects.toThrow("line 1001");
    expect(readFileSync(path, "utf8")).toBe("before");
    expect(readdirSync(folder)).toEqual(["out.jsonl"]);
  });

  it("fail if nothing can be written", async () => {
    await expect(writeJsonLines(join(folder, "no", "out"), rowsThen(nothing))).rejects.toThrow(/ENOENT/);
    await expect(writeJsonLines(folder, rowsThen(nothing))).rejects.toThrow(/EISDIR/);
  });

  it("are made of pages with a recipe, and of no others", async () => {
    const recipe = { "@type": "Recipe", name: "Leek\u2028soup", recipeIngredient: ["2 leeks", "1 l milk"] };
    const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
    const pages = [
      { id: 7, url: "https://cook.example/leeks", html },
      { id: "b", url: "not an address", html: "<p>Nothing to cook" },
    ];
    const failed: unknown[] = [];
    const path = fileOf(pages.map((page) => JSON.stringify(page)).join("\n"));
    const predicted = await all(predictRecipes(path, (id) => failed.push(id)));
    expect(predicted).toEqual([expect.objectContaining({ id: 7, ingredients: ["2 leeks", "1 l milk"] })]);
    expect(failed).toEqual([]);
  });

  it("of imports read a page, a pasted text, a file and a line as the product does", async () => {
    const lines = ["2 leeks", "1 l milk"];
    const page = `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Soup", recipeIngredient: lines })}</script>`;
    const rows = [
      { id: 1, kind: "page", input: page },
      {
        id: 2,
        kind: "text",
        input:
          "Soup\nIngredients\n2 leeks\n1 l milk\nMethod\nBoil the leeks in the milk until they are soft, then serve it hot.",
      },
      { id: "soup.html", kind: "file", input: page },
      { id: 4, kind: "line", input: "1 l milk" },
      { id: 5, kind: "page", input: "<p>Nothing to cook" },
    ];
    const predicted = await all(predictImports(fileOf(rows.map((row) => JSON.stringify(row)).join("\n"))));
    const soup = expect.objectContaining({ title: "Soup", ingredients: lines });
    expect(predicted).toEqual([
      { id: 1, recipes: [soup] },
      { id: 2, recipes: [soup] },
      { id: "soup.html", recipes: [soup] },
      { id: 4, recipes: [], line: { quantity: 1, unit: "l", food: "milk" } },
      {
        id: 5,
        recipes: [],
        refused:
          "We could not find a recipe there. You can paste its ingredients and its method, or send a photo of them.",
      },
    ]);
    await expect(all(predictImports(fileOf('{"id":1,"kind":"film","input":""}')))).rejects.toThrow("must be page");
  });
});
