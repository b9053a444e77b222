import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- products [rows]`: how long an import of so many products takes and how much memory, from a packed file
 * in the shape of the Open Food Facts dump, and how long a scan of one of them takes then, for a person with two
 * allergies, beside the look into the table alone, and a search by name. Uses its own PostgreSQL. Aim: under 50 ms in 95 of 100.
 */
const [ROWS = 100_000] = process.argv.slice(2).map(Number);
const SCANS = 300;
const AIM_MS = 50;
const MB = 1024 * 1024;

const FOODS = [
  "wheat flour",
  "sugar",
  "palm oil",
  "skimmed milk powder",
  "salt",
  "hazelnuts",
  "cocoa",
  "oats",
  "soya lecithin",
];
const KINDS = ["bars", "biscuits", "soup", "spread", "crisps", "flakes", "sauce"];
const pick = (at: number, step: number): string => FOODS[(at * step + (at >> 3)) % FOODS.length] ?? "salt";

async function bench(): Promise<void> {
  const { checkDigit } = await import("@/lib/products/gtin");
  const { db, closeDatabase } = await import("@/server/db/client");
  const { importProducts } = await import("@/server/products/import-products");
  const { findProduct } = await import("@/server/products/find-product");
  const { searchProducts } = await import("@/server/products/search-products");
  const { checkCode } = await import("@/server/checks/check-food");
  const { startEngine } = await import("@/server/engine-pool/engine-pool");
  const { setDiets } = await import("@/server/profile/set-diets");
  const { createSignedInPerson } = await import("../factories/people");
  const { measured, report, times } = await import("./measured");

  const gtinOf = (at: number): string => {
    const body = `0952${String(at).padStart(9, "0")}`;
    return body + checkDigit(body);
  };
  function* rows() {
    for (let at = 1; at <= ROWS; at++)
      yield `${JSON.stringify({
        _id: gtinOf(at),
        code: gtinOf(at).slice(1),
        product_name: `${pick(at, 1)} ${KINDS[at % KINDS.length]} ${at}`,
        brands: `Brand ${at % 5000}`,
        quantity: "250 g",
        lang: "en",
        ingredients_text: [1, 3, 5, 7, 11, 13].map((step) => pick(at, step)).join(", "),
        allergens_tags: at % 3 ? ["en:milk", "en:gluten"] : [],
        traces_tags: at % 4 ? [] : ["en:nuts"],
        categories_tags: ["en:snacks", `en:kind-${at % 900}`],
        last_modified_t: 1_700_000_000 + at,
        nutriments: { energy: 1500, fat: 12, "saturated-fat": 4, sugars: 30, salt: 0.4 },
        images: Object.fromEntries(
          ["front", "ingredients", "nutrition"].map((name) => [name, { rev: at, sizes: { 400: { w: 300, h: 400 } } }]),
        ),
      })}\n`;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "products-bench-"));
  try {
    const file = path.join(folder, "dump.jsonl.gz");
    await pipeline(Readable.from(rows()), createGzip({ level: 1 }), createWriteStream(file));
    console.log(`${ROWS} products, ${Math.round((await stat(file)).size / MB)} MB packed`);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 200);
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const { kept } = await importProducts(file);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    console.log(`imported ${kept} in ${seconds.toFixed(1)} s: ${Math.round(kept / seconds)} a second`);
    console.log(`memory: ${Math.round(before / MB)} MB before, at most ${Math.round(most / MB)} MB`);
    await db.$executeRaw`ANALYZE products`;

    const person = await createSignedInPerson();
    await setDiets(person.id, ["egg_free", "nut_free"]);
    await startEngine();
    const ways = {
      look: { times: times(), scan: (gtin: string): Promise<unknown> => findProduct(gtin) },
      check: { times: times(), scan: (gtin: string): Promise<unknown> => checkCode({ userId: person.id }, gtin) },
    };
    for (const { scan } of Object.values(ways)) await scan(gtinOf(1));
    // In turns, so that whatever else the machine does meets both.
    for (let call = 0; call < SCANS; call++)
      for (const way of Object.values(ways))
        await measured(way.times, async () => ({
          status: (await way.scan(gtinOf(1 + ((call * 99_991) % ROWS)))) ? 200 : 500,
          body: null,
        }));
    const searches = { "oat bar": times(), "hazelnuts spread brand 77": times(), sal: times(), xylophane: times() };
    for (let call = 0; call < SCANS; call++)
      for (const [q, taken] of Object.entries(searches))
        await measured(taken, async () => ({ status: (await searchProducts(q)) ? 200 : 500, body: null }));
    report("look into the table", ways.look.times);
    report("scan, judged for two allergies", ways.check.times, AIM_MS);
    for (const [q, taken] of Object.entries(searches)) report(`search of “${q}”`, taken, AIM_MS);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await closeDatabase();
  }
}

await onOwnDatabase("products", bench);
