import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { isOpened, openFiles } from "@/lib/recipes/carried/open-archive";
import { lineWords } from "@/lib/recipes/line-words";
import { ofEachTime } from "@/lib/recipes/times";
import { WRITERS } from "@/server/cookbook/carry/write-format";
import { type CarriedRecipe, carriedRecipe, isRead, type ReadRecipe } from "@/server/recipes/carried/carried-recipe";
import { OURS, readCarriedFile } from "@/server/recipes/carried/read-file";
import { FACT_NAMES } from "@/server/recipes/recipe-facts";
import { collect } from "@/tests/support/collect";
import { anyRecipe } from "./recipes";

const FORMATS = ["paprika", "mealie", "tandoor", "json-ld", "mela", "nextcloud"] as const;
type Format = (typeof FORMATS)[number];
const PICTURE = Buffer.from("RIFF....WEBPVP8 a picture");

/** Writes an archive and opens it as one that a person uploads. */
async function archiveOf(format: Format, recipes: readonly CarriedRecipe[]): Promise<Uint8Array> {
  const parts = recipes.map((recipe, index) =>
    WRITERS[format]({ id: `id-${index}`, createdAt: new Date(0), recipe, picture: PICTURE }, `recipe-${index}`),
  );
  const files = (await Promise.all(parts)).flat();
  return zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])));
}

const opened = async (format: Format, recipes: readonly CarriedRecipe[]) =>
  (await collect(openFiles([{ name: "export.zip", bytes: await archiveOf(format, recipes) }]))).filter(isOpened);

const readAll = (texts: readonly { text: string; name: string }[]): ReadRecipe[] =>
  texts.flatMap(({ text, name }) => readCarriedFile(text, name)).filter(isRead);

/** Removes our own fields, as another app does that does not know them. */
const withoutOurs = (text: string): string => {
  const { [OURS]: _ours, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rest);
};

describe("what an archive contains", () => {
  it("is every fact of a recipe", () => {
    const missing = FACT_NAMES.filter((name) => !(name in carriedRecipe.shape));
    expect(
      missing.map((name) => `${name} is lost by an export: server/recipes/carried and cookbook/carry/read-own.ts`),
    ).toEqual([]);
  });
});

describe.each(FORMATS)("an export to %s", (format) => {
  it("restores every recipe unchanged, with its picture", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecipe, { minLength: 1, maxLength: 3 }), async (recipes) => {
        const files = await opened(format, recipes);
        expect(files.map(({ photo }) => photo && Buffer.from(photo))).toEqual(recipes.map(() => PICTURE));
        expect(readAll(files)).toEqual(recipes.map((recipe) => ({ recipe, image_url: null, left_out: [] })));
      }),
      { numRuns: 100 },
    );
  });

  it("says the same to apps that ignore our fields, and to us after such an app", async () => {
    const [file] = await opened(format, [STEW]);
    const [read] = readAll([{ name: "stew", text: withoutOurs(file?.text ?? "") }]);
    const { recipe } = read as ReadRecipe;
    expect(recipe.title).toBe(STEW.title);
    // schema.org cannot express the parts of an ingredient list.
    expect(recipe.ingredients.map(({ group, ...line }) => [lineWords(line), group])).toEqual(
      STEW.ingredients.map(({ group, ...line }) => [
        lineWords(line),
        format === "json-ld" || format === "nextcloud" ? null : group,
      ]),
    );
    const notes = format === "tandoor" ? [STEW.note] : [];
    expect(recipe.instructions.map(({ text }) => text)).toEqual([
      ...STEW.instructions.map(({ text }) => text),
      ...notes,
    ]);
    expect(recipe.servings).toBe(4);
    expect([recipe.prep_time, recipe.cook_time]).toEqual([15, 40]);
    expect(recipe.source_url).toBe(STEW.source_url);
    expect(recipe.tags).toEqual(expect.arrayContaining(["weeknight"]));
    if (format !== "tandoor") expect(recipe.note).toBe(STEW.note);
    if (format === "paprika" || format === "mealie") expect(recipe.rating).toBe(4);
  });

  it("is read by its standard fields if another app has changed it", async () => {
    const [file] = await opened(format, [STEW]);
    const changed = (file?.text ?? "").replace(/Leek and potato stew/, "Leek stew with peanuts");
    expect(readAll([{ name: "stew", text: changed }])[0]?.recipe.title).toBe("Leek stew with peanuts");
  });
});

const STEW: CarriedRecipe = {
  title: "Leek and potato stew",
  description: "Warm and plain.",
  cuisine: "french",
  course: "main",
  language: "en",
  servings: 4,
  yield_text: "4 servings",
  ...ofEachTime(() => 10),
  prep_time: 15,
  cook_time: 40,
  total_time: 55,
  source_url: "https://kitchen.example/leek-stew",
  ingredients: [
    { name: "leeks", quantity: "3", unit: null, note: "sliced", group: "Stew" },
    { name: "potatoes", quantity: "500", unit: "g", note: null, group: "Stew" },
    { name: "parsley", quantity: "2-3", unit: "sprigs", note: null, group: "Garnish" },
    { name: "salt", quantity: null, unit: null, note: null, group: "Garnish" },
  ],
  instructions: [
    { text: "Sweat the leeks in the butter until they are soft.", group: null },
    { text: "Add the potatoes and cook for 30 minutes.", group: null },
  ],
  rating: 4,
  note: "Less salt next time.",
  tags: ["weeknight"],
  collections: ["Stews"],
  left_out: [],
};
