import { expect, it } from "vitest";
import { GET as search } from "@/app/api/recipes/search/route";
import { MAX_INGREDIENT_LENGTH, MAX_RECIPE_LINES } from "@/lib/schemas/recipe-limits";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

/** As many different words of two parts as fit into the longest list of ingredients with notes. */
function longestLines(): string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const part = (n: number) =>
    `${letters[n % 26]}${letters[Math.floor(n / 26) % 26]}${letters[Math.floor(n / 676) % 26]}`;
  const words = Math.floor((MAX_INGREDIENT_LENGTH + 300) / 8);
  return Array.from({ length: MAX_RECIPE_LINES }, (_, line) =>
    Array.from({ length: words }, (_, i) => `${part(line * words + i)}-${part(17_000 - line * words - i)}`).join(" "),
  );
}

it("a recipe of as many words as its lists can hold is saved, and found by its title", async () => {
  const cook = await createSignedInPerson();
  const { id } = await db.recipe.create({
    data: { ownerId: cook.id, origin: "created", title: "Quimble", isPublic: true },
  });
  await db.recipeIngredient.createMany({
    data: longestLines().map((name, position) => ({ recipeId: id, name, position })),
  });
  const { body } = await call<RecipeSearchWire>(search, { path: "/api/recipes/search?q=quimble" });
  expect(body.items.map((each) => each.id)).toEqual([id]);
});
