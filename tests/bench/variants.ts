import type { VariantDetailWire } from "@/lib/schemas/variants";
import { measured, report, times } from "./measured";
import { onOwnDatabase } from "./own-database";

/**
 * `npm run bench -- variants`: for a recipe of a hundred lines and a person with three diets and three allergies, measures
 * how long it takes to offer substitutes, save the version, view it and compare it.
 */
const LINES = 100;
const CALLS = 30;

async function bench(): Promise<void> {
  const { db, closeDatabase } = await import("@/server/db/client");
  const { createSignedInPerson } = await import("../factories/people");
  const { createRecipeOf } = await import("../factories/recipes");
  const { call } = await import("../support/request");
  const { listSubstitutes } = await import("@/server/recipes/list-substitutes");
  const { POST: createVariant } = await import("@/app/recipe-variants/create-from-recipe/[recipeId]/route");
  const { GET: getVariant } = await import("@/app/recipe-variants/[id]/route");
  const { GET: compareVariant } = await import("@/app/recipe-variants/[id]/compare/route");
  const person = await createSignedInPerson();
  const { token } = person;
  for (const [index, diet] of (["vegetarian", "gluten_free", "dairy_free"] as const).entries()) {
    await db.userDiet.create({ data: { userId: person.id, diet, slot: index + 1 } });
  }
  const allergies = await db.ingredient.findMany({ where: { slug: { in: ["soy", "peanut", "sesame"] } } });
  for (const { id: ingredientId } of allergies) {
    await db.ingredientPreference.create({ data: { userId: person.id, ingredientId, preferenceType: "allergy" } });
  }
  const foods = await db.ingredient.findMany({ orderBy: { name: "asc" }, select: { name: true } });
  const nameOf = (index: number) => foods[(index * 7) % foods.length]?.name ?? "";
  const [fitting, again, creating, viewing, comparing] = [times(), times(), times(), times(), times()];
  for (let i = 0; i < CALLS; i++) {
    const lines = Array.from({ length: LINES }, (_, j) => `${j + 1} g ${nameOf(i * LINES + j)}`);
    const { id: recipeId } = await createRecipeOf(person.id, lines, { title: `Recipe ${i}` });
    const asked = lines.map((name, order) => ({ id: String(order), name, quantity: null, unit: null, note: null }));
    const fit = async () => ({ status: 200, body: await listSubstitutes(person.id, asked, ["Cake"]) });
    await measured(fitting, fit);
    await measured(again, fit);
    const made = await measured(creating, () =>
      call<VariantDetailWire>(createVariant, { token, params: { recipeId }, body: { title: `Mine ${i}` } }),
    );
    await measured(viewing, () => call<VariantDetailWire>(getVariant, { token, params: { id: made.id } }));
    await measured(comparing, () => call(compareVariant, { token, params: { id: made.id } }));
  }
  console.log(`${LINES} lines, three diets, three allergies`);
  report("make it fit me, lines never seen", fitting);
  report("make it fit me, again", again);
  report("create", creating);
  report("view", viewing);
  report("compare", comparing);
  await closeDatabase();
}

await onOwnDatabase("variants", bench);
