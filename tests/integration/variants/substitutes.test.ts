import { expect, it } from "vitest";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { db } from "@/server/db/client";
import { listSubstitutes } from "@/server/recipes/list-substitutes";
import { judgeRecipe } from "@/server/recipes/table/judge-at-table";
import { loadSubstitutions } from "@/server/substitutes/read-substitutes";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const line = (id: string, name: string) => ({ id, name, quantity: null, unit: null, note: null });
const LINES = [
  line("a", "1 cup milk"),
  line("b", "200 g rice"),
  line("c", "1 cup zorblax"),
  line("d", "2 tbsp soy sauce"),
];

it("substitutes for each line that does not fit are judged by the person's own records", async () => {
  const person = await createSignedInPerson();
  expect(await listSubstitutes(person.id, LINES)).toEqual([]);
  await call(setDiets, { token: person.token, body: { dietary: ["dairy_free"] } });
  const soy = await db.ingredient.findFirstOrThrow({ where: { slug: "soy" }, select: { id: true } });
  await db.ingredientPreference.create({
    data: { userId: person.id, ingredientId: soy.id, preferenceType: "allergy" },
  });
  const found = await listSubstitutes(person.id, LINES, ["Rice pudding"]);
  expect(found.map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(found[0]?.substitutes[0]).toEqual({
    key: "milk/oat-milk",
    lines: [{ name: "oat milk", quantity: "1", unit: "cup" }],
    ratio: "the same volume",
    is_measured: true,
    uses: ["any"],
    suits_recipe: true,
    effect: "A little sweeter and creamier; good in sauces and porridge.",
    source: "team",
  });
  expect(JSON.stringify(found[0])).not.toContain("soy");
  expect(found[1]?.substitutes).toEqual([]);
  expect(found[2]?.substitutes[0]?.lines[0]?.name).toBe("coconut aminos");
});

it("a person with three diets and five allergies gets only fitting substitutes, on a recipe of a hundred lines", async () => {
  const person = await createSignedInPerson();
  await call(setDiets, { token: person.token, body: { dietary: ["vegetarian", "gluten_free", "dairy_free"] } });
  const allergies = ["soy", "peanut", "tree-nut", "sesame", "mustard"];
  const rows = await db.ingredient.findMany({ where: { slug: { in: allergies } }, select: { id: true } });
  expect(rows).toHaveLength(allergies.length);
  await db.ingredientPreference.createMany({
    data: rows.map(({ id }) => ({ userId: person.id, ingredientId: id, preferenceType: "allergy" as const })),
  });
  const foods = [...loadSubstitutions().keys()].map((slug) => slug.replace(/[~_-]/g, " ").trim()).slice(0, 97);
  const texts = [
    ...foods.map((food) => `100 g ${food}`),
    "1 cup milk and butter",
    "2 tbsp soy sauce or tahini",
    "3 zorblax",
  ];
  const lines = texts.map((name, index) => line(String(index), name));
  const found = await listSubstitutes(person.id, lines, ["Cake"]);
  expect(found.map(({ id }) => id)).toContain("99");
  expect(found.find(({ id }) => id === "99")?.substitutes).toEqual([]);
  const offered = found.flatMap(({ substitutes }) => substitutes.flatMap((each) => each.lines));
  expect(offered.length).toBeGreaterThan(20);
  const judged = await judgeRecipe(
    { userId: person.id },
    offered.map((each, index) => ({ ...each, id: String(index), note: null })),
  );
  expect(judged.settings).toHaveLength(8);
  const unfit = judged.ingredients.filter(({ kind, tags }) =>
    [kind, ...tags.map((tag) => tag.kind)].some((each) => each !== "match" && each !== "info"),
  );
  expect(unfit.map(({ id }) => offered[Number(id)]?.name)).toEqual([]);
});
