import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { isOpened, openFiles } from "@/lib/recipes/carried/open-archive";
import { lineWords } from "@/lib/recipes/line-words";
import { ofEachTime } from "@/lib/recipes/times";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { readCarriedFile } from "@/server/recipes/carried/read-file";
import { collect } from "@/tests/support/collect";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Written as the apps themselves write it. */
const PAPRIKA = {
  uid: "9C9A9D9B-1A1E-4F1C-8C11-0D0F4B9E2A77",
  name: "Granny's Goulash",
  ingredients: "For the stew:\n2 lb beef chuck, cubed\n3 onions\n\nTo serve:\n250 g egg noodles",
  directions: "Brown the beef.\n\nAdd the onions and simmer for 2 hours.",
  description: "",
  notes: "Better the next day.",
  nutritional_info: "Calories: 500",
  servings: "Serves 6",
  difficulty: "Easy",
  prep_time: "20 mins",
  cook_time: "2 hrs 15 mins",
  total_time: "",
  source: "Granny",
  source_url: "",
  image_url: null,
  photo: "a.jpg",
  photo_data: PIXEL,
  photos: [],
  categories: ["Main Dishes", "Winter"],
  rating: 5,
  created: "2020-01-01 12:00:00",
};

const MEALIE = {
  id: "3c1d",
  name: "Overnight oats",
  slug: "overnight-oats",
  image: "x9Ab",
  recipe_yield: "2 bowls",
  recipe_servings: 2,
  total_time: "8 hours",
  prep_time: "10 minutes",
  description: "<p>Cold.</p>",
  recipe_category: [{ id: "1", name: "Breakfast", slug: "breakfast" }],
  tags: [{ id: "2", name: "Batch", slug: "batch" }],
  tools: [{ name: "Jar" }],
  rating: 4.0,
  org_url: "https://oats.example/overnight",
  recipe_ingredient: [
    {
      quantity: 1.5,
      unit: { name: "cup" },
      food: { name: "rolled oats" },
      note: "",
      title: "Base",
      disable_amount: false,
    },
    { quantity: 0.0, unit: null, food: null, note: "2 tbsp hazelnuts, chopped", title: null, disable_amount: true },
  ],
  recipe_instructions: [{ id: "a", title: "", text: "Stir and leave overnight." }],
  notes: [{ title: "Jars", text: "Keeps three days." }],
};

const TANDOOR = {
  name: "Miso soup",
  description: "Quick",
  keywords: [
    { name: "Japanese", description: "" },
    { name: "Soup", description: "" },
  ],
  steps: [
    {
      name: "Stock",
      instruction: "Warm the dashi.",
      ingredients: [
        {
          food: { name: "dashi" },
          unit: { name: "ml" },
          amount: 800.0,
          note: "",
          order: 0,
          is_header: false,
          no_amount: false,
        },
        { food: null, unit: null, amount: 0, note: "Filling", order: 1, is_header: true, no_amount: true },
        {
          food: { name: "tofu" },
          unit: null,
          amount: 0.0,
          note: "silken",
          order: 2,
          is_header: false,
          no_amount: true,
        },
      ],
      time: 5,
      order: 0,
      show_as_header: true,
    },
    {
      name: "",
      instruction: "Add the tofu.\n\nStir in the miso.",
      ingredients: [],
      time: 0,
      order: 1,
      show_as_header: false,
    },
  ],
  working_time: 10,
  waiting_time: 5,
  servings: 3,
  servings_text: "bowls",
  source_url: "",
};

const JSON_LD = {
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "Recipe",
      name: "Toast",
      recipeIngredient: ["2 slices bread", "10 g butter"],
      recipeInstructions: "Toast it.",
    },
    {
      "@type": "Recipe",
      name: "Tea",
      recipeIngredient: ["1 bag black tea", "200 ml water"],
      recipeInstructions: "Steep it.",
    },
  ],
};

const read = (value: object, name = "a.json") => readCarriedFile(JSON.stringify(value), name);

describe("a file from another app", () => {
  it("is read from Paprika: parts, amounts, times, stars and categories, and names what cannot be kept", () => {
    const [reading] = read(PAPRIKA);
    expect(reading).toEqual({
      image_url: null,
      left_out: [
        "nutritional information: it is worked out from the ingredients",
        "difficulty: Easy",
        "source: Granny",
      ],
      recipe: {
        title: "Granny's Goulash",
        description: null,
        cuisine: null,
        course: "main",
        language: null,
        servings: 6,
        yield_text: "Serves 6",
        ...ofEachTime(() => null),
        prep_time: 20,
        cook_time: 135,
        source_url: null,
        ingredients: [
          { quantity: "2", unit: "lb", name: "beef chuck, cubed", note: null, group: "For the stew" },
          { quantity: "3", unit: null, name: "onions", note: null, group: "For the stew" },
          { quantity: "250", unit: "g", name: "egg noodles", note: null, group: "To serve" },
        ],
        instructions: [
          { text: "Brown the beef.", group: null },
          { text: "Add the onions and simmer for 2 hours.", group: null },
        ],
        rating: 5,
        note: "Better the next day.",
        tags: ["Winter"],
        collections: [],
        left_out: [],
      },
    });
  });

  it("is read from Mealie, whose lines without a food have their text in the notes", () => {
    const [reading] = read(MEALIE);
    if (!reading || !isRead(reading)) throw new Error("not read");
    expect(reading.recipe).toMatchObject({
      title: "Overnight oats",
      description: "Cold.",
      course: "breakfast",
      servings: 2,
      prep_time: 10,
      total_time: 480,
      source_url: "https://oats.example/overnight",
      rating: 4,
      note: "Jars: Keeps three days.",
      tags: ["Batch"],
    });
    expect(reading.recipe.ingredients.map(lineWords)).toEqual(["1.5 cup rolled oats", "2 tbsp hazelnuts, chopped"]);
    expect(reading.left_out).toEqual(["tools: Jar"]);
  });

  it("is read from Tandoor: ingredients inside steps, headers, several steps in one text", () => {
    const [reading] = read(TANDOOR);
    if (!reading || !isRead(reading)) throw new Error("not read");
    expect(reading.recipe).toMatchObject({
      cuisine: "japanese",
      course: "soup",
      servings: 3,
      yield_text: "3 bowls",
      tags: ["Japanese"],
    });
    expect(reading.recipe.ingredients).toEqual([
      { quantity: "800", unit: "ml", name: "dashi", note: null, group: "Stock" },
      { quantity: null, unit: null, name: "tofu", note: "silken", group: "Filling" },
    ]);
    expect(reading.recipe.instructions.map(({ text }) => text)).toEqual([
      "Warm the dashi.",
      "Add the tofu.",
      "Stir in the miso.",
    ]);
  });

  it("with recipes of several apps loses none, and names every entry that is not a recipe", () => {
    const readings = readCarriedFile(JSON.stringify([PAPRIKA, JSON_LD["@graph"][0], {}, null, MEALIE]), "mixed.json");
    expect(readings.map((each) => ("recipe" in each ? each.recipe.title : each.title))).toEqual([
      PAPRIKA.name,
      "Toast",
      "mixed.json, entry 3",
      "mixed.json, entry 4",
      MEALIE.name,
    ]);
  });

  it("of schema.org may contain several recipes, each read like a page", () => {
    const titles = read(JSON_LD).map((each) => (isRead(each) ? each.recipe.title : each.reason));
    expect(titles).toEqual(["Toast", "Tea"]);
    const page = `<html><script type="application/ld+json">${JSON.stringify(JSON_LD["@graph"][0])}</script></html>`;
    expect(readCarriedFile(page, "toast.html").map((each) => isRead(each) && each.recipe.title)).toEqual(["Toast"]);
  });

  it.each([
    ["{}", "There is no recipe in it."],
    ['{"broken"', "There is no recipe in it."],
    ["", "It is empty."],
    ['[1, null, "a"]', "There is no recipe in it."],
    [JSON.stringify({ ...PAPRIKA, name: " " }), "It has no name."],
    [JSON.stringify({ ...PAPRIKA, ingredients: "\n \n" }), "It lists no ingredients, so nothing could be said of it."],
    [JSON.stringify({ ...PAPRIKA, ingredients: "x".repeat(600) }), "An ingredient is longer than 500 characters."],
    [JSON.stringify({ ...PAPRIKA, ingredients: "salt\n".repeat(301) }), "It has more than 300 ingredients or steps."],
    [
      JSON.stringify({ alembic_version: [], recipes: [] }),
      "This is a backup of the whole app. Export the recipes themselves instead.",
    ],
  ])("that contains %j is refused with a reason", (text, reason) => {
    expect(readCarriedFile(text, "a.json")).toEqual([{ title: expect.any(String), reason }]);
  });
});

describe("an archive", () => {
  const json = (value: object) => strToU8(JSON.stringify(value));
  const open = (files: Record<string, Uint8Array>) =>
    collect(openFiles([{ name: "export.zip", bytes: zipSync(files) }]));

  it("of Paprika gives its recipes without their pictures, and the pictures beside them", async () => {
    const [file] = await open({ "Goulash.paprikarecipe": gzipSync(json(PAPRIKA)) });
    if (!file || !isOpened(file)) throw new Error("not opened");
    expect(file.text).not.toContain(PIXEL.slice(0, 20));
    expect(Buffer.from(file.photo ?? []).toString("base64")).toBe(PIXEL);
    expect(readCarriedFile(file.text, file.name).every(isRead)).toBe(true);
  });

  it("of Tandoor is an archive of archives, and of Mealie a folder for each recipe", async () => {
    const inner = zipSync({ "recipe.json": json(TANDOOR), "image.jpg": strToU8("picture") });
    const picture = strToU8("oats");
    const files = await open({
      "1.zip": inner,
      "recipes/overnight-oats/overnight-oats.json": json(MEALIE),
      "recipes/overnight-oats/images/original.webp": picture,
      "__MACOSX/._1.zip": strToU8("rubbish"),
    });
    expect(files.map((file) => isOpened(file) && [file.name, Buffer.from(file.photo ?? []).toString()])).toEqual([
      ["recipe.json", "picture"],
      ["recipes/overnight-oats/overnight-oats.json", "oats"],
    ]);
  });

  it("names what it does not open: paths that lead outside, bombs, damage, archives nested too deeply, other files", async () => {
    const zeros = new Uint8Array(31 * 1024 * 1024);
    const bomb = gzipSync(zeros, { level: 6 });
    const deep = zipSync({ "b.zip": zipSync({ "c.json": json(MEALIE) }) });
    const whole = json(MEALIE);
    const files = await open({
      "../../etc/a.json": whole,
      "/abs.json": whole,
      "bomb.paprikarecipe": bomb,
      "bomb.json": zeros,
      "broken.paprikarecipe": gzipSync(whole).slice(0, -20),
      "plain.paprikarecipe": whole,
      "deep.zip": deep,
      "notes.docx": strToU8("?"),
      "good.json": whole,
    });
    const reasons = Object.fromEntries(files.map((file) => [file.name, isOpened(file) ? "opened" : file.reason]));
    expect(reasons).toEqual({
      "../../etc/a.json": "Its path leads out of the archive. It was not opened.",
      "/abs.json": "Its path leads out of the archive. It was not opened.",
      "bomb.paprikarecipe": expect.stringMatching(/far more|larger than a recipe|damaged/),
      "bomb.json": "It unpacks to far more than a recipe. It was not opened.",
      "broken.paprikarecipe": expect.stringMatching(/damaged|far more/),
      "plain.paprikarecipe": "It is damaged and could not be opened.",
      "b.zip": "Archives inside archives inside archives are not opened.",
      "notes.docx": "It is none of the files that we can read.",
      "good.json": "opened",
    });
  });

  it("that is invalid or cut off is reported as damaged", async () => {
    const bytes = zipSync({ "a.json": json(MEALIE) });
    expect(await collect(openFiles([{ name: "cut.zip", bytes: bytes.slice(0, 80) }]))).toEqual([
      { name: "cut.zip", reason: "It is damaged and could not be opened." },
    ]);
  });

  it("may be a folder of files instead, with pictures that the recipes refer to", async () => {
    const recipe = { ...JSON_LD["@graph"][0], image: "images/toast.webp" };
    const files = await collect(
      openFiles([
        { name: "mine/toast.json", bytes: json(recipe) },
        { name: "mine/images/toast.webp", bytes: strToU8("toast") },
      ]),
    );
    expect(files.map((file) => isOpened(file) && Buffer.from(file.photo ?? []).toString())).toEqual(["toast"]);
  });
});
