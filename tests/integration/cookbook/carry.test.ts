import { beforeEach, describe, expect, it } from "vitest";
import { GET as exportRecipes } from "@/app/user/my-recipes/export/route";
import { POST as addPhoto } from "@/app/user/my-recipes/import/[id]/photo/route";
import { POST as importRecipes } from "@/app/user/my-recipes/import/route";
import type { CarriedFormat } from "@/lib/recipes/carried/limits";
import { isOpened, openFiles } from "@/lib/recipes/carried/open-archive";
import type { CarriedFilesWire, CarriedRecipeWire } from "@/lib/schemas/carried";
import { readOwnRecipes } from "@/server/cookbook/carry/read-own";
import { db } from "@/server/db/client";
import { MAX_OWN_RECIPES } from "@/server/recipes/create-recipe";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { collect } from "../../support/collect";
import { jpeg } from "../../support/pictures";
import { buildRequest, call } from "../../support/request";
import { withoutHurry } from "../../support/without-hurry";
import { formOf } from "../recipes/photos/photo-calls";

withoutHurry();

let person: SignedInPerson;
let other: SignedInPerson;

const paprika = (name: string, over: object = {}) =>
  JSON.stringify({
    name,
    ingredients: "200 g red lentils\n1 onion\n2 quimblefruit",
    directions: "Cook.",
    notes: "Lemon!",
    servings: "4",
    rating: 4,
    categories: ["Soup", "weeknight"],
    ...over,
  });

type File = { name: string; text: string; has_photo?: boolean };
const send = (files: File[], who = person, dryRun = false) =>
  call<CarriedFilesWire>(importRecipes, { token: who.token, body: { files, dry_run: dryRun } });
const statesOf = ({ body }: { body: CarriedFilesWire }) =>
  body.files.map(({ recipes }) => recipes.map(({ state }) => state));
const firstOf = ({ body }: { body: CarriedFilesWire }) => body.files[0]?.recipes[0] as CarriedRecipeWire;

beforeEach(async () => {
  [person, other] = [await createSignedInPerson(), await createSignedInPerson()];
});

describe("recipes from another app", () => {
  it("are previewed without storing anything, then become the person's own, private, with stars, notes and tags", async () => {
    const files = [{ name: "dal.json", text: paprika("Dal") }];
    const looked = firstOf(await send(files, person, true));
    expect(looked).toEqual({
      title: "Dal",
      key: expect.any(String),
      state: "new",
      recipe_id: null,
      reason: null,
      ingredients: 3,
      instructions: 1,
      left_out: [],
      doubtful: [],
      needs_photo: false,
    });
    expect(await db.recipe.count()).toBe(0);
    const added = firstOf(await send(files));
    expect(added).toEqual({
      ...looked,
      state: "added",
      recipe_id: expect.any(String),
      doubtful: ["2 quimblefruit"],
      needs_photo: true,
    });
    const row = await db.recipe.findUniqueOrThrow({
      where: { id: added.recipe_id ?? "" },
      include: { ingredients: { orderBy: { position: "asc" } }, marks: true },
    });
    expect(row).toMatchObject({
      ownerId: person.id,
      isPublic: false,
      origin: "created",
      course: "soup",
      hasUnknown: true,
    });
    expect(row.engineVersion).not.toBeNull();
    expect(row.ingredients.map(({ quantity, unit, name }) => [quantity, unit, name])).toEqual([
      ["200", "g", "red lentils"],
      ["1", null, "onion"],
      ["2", null, "quimblefruit"],
    ]);
    expect(row.marks).toMatchObject([{ userId: person.id, rating: 4, note: "Lemon!", tags: ["weeknight"] }]);
  });

  it("are imported once: also when repeated, twice in a file, in two windows, and after a change", async () => {
    const files = [
      { name: "a", text: paprika("Dal") },
      { name: "b", text: paprika("Dal") },
    ];
    const both = await Promise.all([send(files), send(files)]);
    expect(await db.recipe.count()).toBe(1);
    expect(both.flatMap(statesOf).flat().sort()).toEqual(["added", "kept", "kept", "kept"]);
    await db.recipe.updateMany({ data: { title: "My dal" } });
    expect(statesOf(await send(files))).toEqual([["kept"], ["kept"]]);
    expect(statesOf(await send(files, other))).toEqual([["added"], ["kept"]]);
    const own = await createRecipeOf(person.id, ["2 leeks"], { title: "Soup" });
    const same = JSON.stringify({ name: "soup ", ingredients: "2  Leeks", directions: "Cook." });
    expect(firstOf(await send([{ name: "s", text: same }]))).toMatchObject({ state: "kept", recipe_id: own.id });
  });

  it("are read one by one: an unreadable recipe gives a reason and does not affect the others", async () => {
    const { status, body } = await send([
      { name: "good.json", text: paprika("Dal") },
      { name: "empty.json", text: paprika("Air", { ingredients: "" }) },
      { name: "text.json", text: "{ not json" },
      { name: "page.html", text: "<p>Hello</p>" },
    ]);
    expect(status).toBe(200);
    expect(body.files.map(({ name, recipes }) => [name, recipes[0]?.state, recipes[0]?.reason])).toEqual([
      ["good.json", "added", null],
      ["empty.json", "failed", "It lists no ingredients, so nothing could be said of it."],
      ["text.json", "failed", "There is no recipe in it."],
      ["page.html", "failed", "There is no recipe in it."],
    ]);
  });

  it("stop at the limit of recipes per person, and the answer says so", async () => {
    await db.$executeRaw`INSERT INTO recipes (id, owner_id, origin, title, updated_at)
      SELECT gen_random_uuid(), ${person.id}::uuid, 'created', 'R', now() FROM generate_series(1, ${MAX_OWN_RECIPES - 1}::int)`;
    const answer = await send([
      { name: "a", text: paprika("One") },
      { name: "b", text: paprika("Two") },
    ]);
    expect(statesOf(answer)).toEqual([["added"], ["failed"]]);
    expect(answer.body.files[1]?.recipes[0]?.reason).toContain("10000 recipes");
  });

  it.each([
    {},
    { files: [] },
    { files: [{ name: "a" }] },
    { files: Array.from({ length: 21 }, () => ({ name: "a", text: "" })) },
  ])("are refused in an invalid call: %j", async (body) =>
    expect((await call(importRecipes, { token: person.token, body })).status).toBe(422),
  );

  it("bring one picture each, for their owner's recipe alone", async () => {
    const id = firstOf(await send([{ name: "a", text: paprika("Dal") }])).recipe_id ?? "";
    const picture = async (who: SignedInPerson) => {
      return call(addPhoto, { token: who.token, params: { id }, body: formOf(await jpeg()) });
    };
    expect((await picture(other)).status).toBe(404);
    expect((await picture(person)).status).toBe(201);
    expect((await picture(person)).status).toBe(409);
    expect(firstOf(await send([{ name: "a", text: paprika("Dal") }])).needs_photo).toBe(false);
  });
});

describe("an export", () => {
  const exported = async (format: CarriedFormat, who = person) => {
    const response = await exportRecipes(
      buildRequest({ token: who.token, path: "/user/my-recipes/export", query: { format } }),
      { params: Promise.resolve({}) },
    );
    expect(response.status).toBe(200);
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const ownOf = async (who: SignedInPerson) => {
    const all = [];
    for await (const { recipe } of readOwnRecipes({ userId: who.id })) all.push(recipe);
    return all.sort((a, b) => a.title.localeCompare(b.title));
  };

  it.each(["paprika", "mealie", "tandoor", "json-ld", "mela", "nextcloud"] as const)(
    "to %s gives another person the same cookbook, and its owner nothing new",
    async (format) => {
      await send(Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, text: paprika(`Dish ${at}`) })));
      await send(
        Array.from({ length: 8 }, (_, at) => ({
          name: `${at}`,
          text: paprika("Dish", { notes: `${at}`, directions: `Cook ${at}.` }),
        })),
      );
      const shared = await createRecipeOf(other.id, ["3 plums"], { title: "Cake", isPublic: true });
      await db.savedRecipe.create({ data: { userId: person.id, recipeId: shared.id } });
      await createRecipeOf(other.id, ["secret"], { title: "Secret" });
      const { response, bytes } = await exported(format);
      expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="my-recipes-/);
      const files = (await collect(openFiles([{ name: "export", bytes }]))).map((file) => {
        if (!isOpened(file)) throw new Error(file.reason);
        return { name: file.name, text: file.text };
      });
      expect(files.length).toBe(29);
      const third = await createSignedInPerson();
      for (let at = 0; at < files.length; at += 20) {
        const part = files.slice(at, at + 20);
        expect(
          statesOf(await send(part))
            .flat()
            .every((state) => state === "kept"),
        ).toBe(true);
        expect(
          statesOf(await send(part, third))
            .flat()
            .every((state) => state === "added"),
        ).toBe(true);
      }
      const byText = (a: { instructions: { text: string }[] }, b: typeof a) =>
        (a.instructions[0]?.text ?? "").localeCompare(b.instructions[0]?.text ?? "");
      const [mine, theirs] = [await ownOf(person), await ownOf(third)].map((list) =>
        list.sort(byText).sort((a, b) => a.title.localeCompare(b.title)),
      );
      expect(theirs).toEqual(mine);
    },
  );

  it("to Markdown can be read by people", async () => {
    await send([{ name: "a", text: paprika("Dal") }]);
    const { bytes } = await exported("markdown");
    expect(Buffer.from(bytes).toString("latin1")).toContain("dal.md");
  });

  it("refuses an unknown format", async () => {
    expect((await call(exportRecipes, { token: person.token, query: { format: "word" } })).status).toBe(422);
  });
});
