import { describe, expect, it } from "vitest";
import { db } from "@/server/db/client";
import { createFavorite, createIngredient } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { create, patch, remove, signInBeforeEach, take } from "./console-calls";

signInBeforeEach();

describe("rows of the reference data", () => {
  it("are renamed or moved only after a preview of the people affected", async () => {
    const group = await createIngredient("Zebra foods");
    const food = await createIngredient("Zebra grass", { parentId: group.id });
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: group.id, preferenceType: "allergy" },
    });
    const answer = await patch("ingredients", food.id, { name: "Stripe grass" });
    expect(answer).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(answer.body.detail).toContain("0 recipes and 1 person who has recorded an allergy");
    expect((await patch("ingredients", food.id, { category: "Grass" })).status).toBe(200);
    expect((await patch("ingredients", food.id, { name: "Stripe grass", _confirm: true })).body).toMatchObject({
      name: "Stripe grass",
      normalized_name: "stripe grass",
    });
    expect(await db.ingredientPreference.count({ where: { ingredientId: group.id, preferenceType: "allergy" } })).toBe(
      1,
    );
  });

  it("never become their own ancestors", async () => {
    const [one, other] = await Promise.all([
      createIngredient("Zebra foods", { origin: "admin" }),
      createIngredient("Zebra grass", { origin: "admin" }),
    ]);
    const below = (child: string, parent: string) =>
      create("ingredient_parents", { child_id: child, parent_id: parent, _confirm: true });
    expect((await below(other.id, one.id)).status).toBe(201);
    expect(await below(one.id, other.id)).toMatchObject({
      status: 409,
      body: { detail: "A food cannot lie below itself." },
    });
    expect(await db.ingredientParent.count({ where: { childId: one.id } })).toBe(0);
  });

  it("can be moved without losing what the engine knows of them", async () => {
    const food = await createIngredient("Zebra grass", { synonyms: ["stripe grass"] });
    const group = await createIngredient("Zebra foods");
    const place = { child_id: food.id, parent_id: group.id };
    const refusal = "The engine knows where Zebra grass belongs: only a food of the team gets another place.";
    expect(await create("ingredient_parents", { ...place, _confirm: true })).toMatchObject({
      status: 409,
      body: { detail: refusal },
    });
    const own = await createIngredient("Plum stone", { origin: "admin" });
    const rows = [place, { child_id: own.id, parent_id: group.id }];
    expect((await take("ingredient_parents", { rows, confirm: true })).body).toMatchObject({
      created: 1,
      errors: [{ row_number: 1, error_message: refusal }],
    });
    const name = await db.ingredientSynonym.findFirstOrThrow({ where: { ingredientId: food.id } });
    expect((await remove("ingredient_synonyms", { ids: [name.id], confirm: true })).body.detail).toBe(
      "The engine knows this of Zebra grass: it cannot be deleted, but changed.",
    );
    const added = await create("ingredient_synonyms", {
      ingredient_id: food.id,
      text: "Zorb",
      language: "en",
      _confirm: true,
    });
    expect((await remove("ingredient_synonyms", { ids: [String(added.body.id)], confirm: true })).status).toBe(200);
  });

  it("that are favorites are deleted only after a preview of who loses them", async () => {
    const person = await createPerson();
    const { itemId } = await createFavorite(person.id);
    const answer = await remove("favorite_items", { ids: [itemId] });
    expect(answer).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(answer.body.detail).toContain("1 person has it as a favorite and loses it.");
    expect((await remove("favorite_items", { ids: [itemId], confirm: true })).body.deleted).toBe(1);
  });

  it("are not deleted if the engine needs them or somebody has recorded them", async () => {
    const reference = await createIngredient("Zebra grass");
    expect(await remove("ingredients", { ids: [reference.id], confirm: true })).toMatchObject({
      status: 409,
      body: { code: "blocked", detail: "The engine must have Zebra grass: it cannot be deleted." },
    });
    const own = await createIngredient("Plum stone", { origin: "admin" });
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: own.id, preferenceType: "allergy" },
    });
    expect((await remove("ingredients", { ids: [own.id], confirm: true })).body.detail).toContain(
      "1 person has recorded Plum stone",
    );
    expect(await db.ingredient.count({ where: { id: { in: [own.id, reference.id] } } })).toBe(2);
  });
});
