import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkDigit } from "@/lib/products/gtin";
import { db } from "@/server/db/client";
import { importProducts } from "@/server/products/import-products";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "products-"));
  await db.product.deleteMany();
  await db.productImport.deleteMany();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const gtinOf = (at: number): string => {
  const body = `0952${String(at).padStart(9, "0")}`;
  return body + checkDigit(body);
};
/** A row in the shape of the dump, with fields that nobody reads. */
const row = (at: number, more: object = {}) =>
  JSON.stringify({
    code: gtinOf(at).slice(1),
    product_name: `Bar ${at}`,
    brands: "Mill",
    quantity: "30 g",
    ingredients_text: "Wholegrain _oats_ 62%, apple, salt.",
    lang: "en",
    allergens_tags: ["en:gluten", "fr:lait-entier"],
    traces_tags: ["en:sesame-seeds"],
    categories_tags: ["en:snacks", "en:cereal-bars"],
    nutriments: { energy: 1200 },
    images: { 1: { sizes: {} } },
    last_modified_t: 1_760_000_000,
    ...more,
  });
const put = async (name: string, content: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};

describe("an import of products", () => {
  it("reads JSON lines, packed or not, and skips what is no food with a code", async () => {
    const rows = [
      row(1),
      "",
      "{broken",
      row(2, { code: 12 }),
      row(3, { code: "1234567" }),
      "[]",
      row(4, { code: null }),
    ];
    const file = await put("dump.jsonl.gz", gzipSync(rows.join("\n")));
    expect(await importProducts(file)).toMatchObject({ kept: 1, skipped: 5 });
    expect(await db.product.findMany()).toMatchObject([
      {
        gtin: gtinOf(1),
        name: "Bar 1",
        brand: "Mill",
        ingredients: "Wholegrain oats 62%, apple, salt.",
        declared: ["gluten", "lait entier"],
        traces: ["sesame seeds"],
        changedAt: new Date(1_760_000_000_000),
      },
    ]);
  });

  it("reads the dump in CSV", async () => {
    const columns = "code\turl\tproduct_name\tingredients_text\tallergens\ttraces_tags\tlast_modified_t";
    const cells = `${gtinOf(1).slice(1)}\thttps://x.example\tBar "one"\tOats, salt\ten:gluten,en:milk\ten:nuts\t1760000000`;
    await importProducts(await put("dump.csv", `${columns}\n${cells}\n`));
    expect(await db.product.findMany()).toMatchObject([
      { name: 'Bar "one"', ingredients: "Oats, salt", declared: ["gluten", "milk"], traces: ["nuts"] },
    ]);
  });

  it("keeps what the source changed later, and does not lose what is wrong in one field", async () => {
    await importProducts(
      await put("new.jsonl", row(1, { ingredients_text: "Oats, milk.", last_modified_t: 1_770_000_000 })),
    );
    await importProducts(
      await put("old.jsonl", `${row(1)}\n${row(2, { brands: 7, quantity: { g: 1 }, last_modified_t: "x" })}`),
    );
    expect(
      (await db.product.findMany({ orderBy: { gtin: "asc" } })).map(({ ingredients, brand }) => [ingredients, brand]),
    ).toEqual([
      ["Oats, milk.", "Mill"],
      ["Wholegrain oats 62%, apple, salt.", null],
    ]);
  });

  it("never takes a part of a list for the list", async () => {
    const long = `${"sugar, ".repeat(3000)}milk`;
    await importProducts(await put("long.jsonl", row(1, { ingredients_text: long })));
    expect((await db.product.findFirstOrThrow()).ingredients).toBeNull();
  });

  it("goes on behind the last stored batch after an end", async () => {
    const file = await put("many.jsonl", Array.from({ length: 3500 }, (_, at) => row(at + 1)).join("\n"));
    const stop = new AbortController();
    const first = await importProducts(file, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(first.lines).toBeLessThan(3500);
    expect(await db.product.count()).toBe(first.kept);
    expect(await importProducts(file)).toEqual({ lines: 3500, kept: 3500, skipped: 0 });
    expect(await db.product.count()).toBe(3500);
    expect(await importProducts(file)).toEqual({ lines: 3500, kept: 3500, skipped: 0 });
  });

  it("of the same file twice at once stores each product once", async () => {
    const file = await put("many.jsonl", Array.from({ length: 1500 }, (_, at) => row(at + 1)).join("\n"));
    await Promise.all([importProducts(file), importProducts(file)]);
    expect(await db.product.count()).toBe(1500);
  });

  it("says that a packed file is broken, and keeps what came before", async () => {
    const whole = gzipSync(Array.from({ length: 5000 }, (_, at) => row(at + 1)).join("\n"));
    const file = await put("half.jsonl.gz", whole.subarray(0, whole.length - 5000));
    await expect(importProducts(file)).rejects.toThrow();
    expect((await db.productImport.findFirstOrThrow()).finishedAt).toBeNull();
  });
});
