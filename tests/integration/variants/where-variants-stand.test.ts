import { beforeEach, describe, expect, it } from "vitest";
import { GET as getAdminRow, PATCH as patchAdminRow } from "@/app/admin/[model]/[id]/route";
import { POST as deleteAdminRows } from "@/app/admin/[model]/bulk-delete/route";
import { GET as listAdminRows } from "@/app/admin/[model]/route";
import { GET as countAdminRows } from "@/app/admin/models/counts/route";
import { GET as listPhotos } from "@/app/api/recipes/[id]/photos/route";
import { DELETE as deleteRecipe, GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { GET as listCreated } from "@/app/api/recipes/created-by/[id]/route";
import { POST as createRecipe, GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import { GET as listOfPerson } from "@/app/api/recipes/user/[id]/route";
import { POST as report } from "@/app/api/verdict-reports/route";
import { POST as addToList } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as createList } from "@/app/grocery-lists/route";
import { DELETE as deleteVariant, GET as getVariant, PUT as updateVariant } from "@/app/recipe-variants/[id]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { GET as listMine } from "@/app/user/my-recipes/route";
import type { RowPage } from "@/lib/schemas/admin";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { MyRecipeWire, RecipeDetailWire, RecipePageWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { saveRecipe } from "@/server/recipes/save-recipe";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

let owner: SignedInPerson;
let base: RecipeDetailWire;
let variant: VariantDetailWire;

const RECIPE = {
  title: "Quimblecakes",
  servings: 4,
  ingredients: [{ name: "milk", quantity: "1", unit: "cup" }, { name: "flour" }],
  instructions: [{ text: "Fry." }],
};

beforeEach(async () => {
  owner = await createSignedInPerson();
  base = (await call<RecipeDetailWire>(createRecipe, { token: owner.token, body: RECIPE })).body;
  const body = { title: "Quimblecakes of mine" };
  variant = (await call<VariantDetailWire>(createVariant, { token: owner.token, params: { recipeId: base.id }, body }))
    .body;
});

const asOwner = <T>(handler: Parameters<typeof call>[0], options: Parameters<typeof call>[1] = {}) =>
  call<T>(handler, { token: owner.token, ...options });

describe("a variant, although stored as a recipe with a base", () => {
  it("does not exist at the addresses of recipes, not even for its owner (404)", async () => {
    const params = { id: variant.id };
    for (const answer of [
      await asOwner(getRecipe, { params }),
      await asOwner(updateRecipe, { method: "PUT", params, body: RECIPE }),
      await asOwner(deleteRecipe, { method: "DELETE", params }),
      await asOwner(listPhotos, { params }),
      await asOwner(createVariant, { method: "POST", params: { recipeId: variant.id } }),
      await asOwner(report, { body: { recipe_id: variant.id, line_id: null, fault: "other", note: "" } }),
    ]) {
      expect(answer.status).toBe(404);
    }
    await expect(saveRecipe({ userId: owner.id }, variant.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await asOwner<VariantDetailWire>(getVariant, { params })).body).toEqual(variant);
  });

  it("has addresses at which an ordinary recipe does not exist (404)", async () => {
    const params = { id: base.id };
    const { title, variant_ingredients, variant_instructions } = variant;
    const body = { title, variant_ingredients, variant_instructions };
    for (const answer of [
      await asOwner(getVariant, { params }),
      await asOwner(updateVariant, { method: "PUT", params, body }),
      await asOwner(deleteVariant, { method: "DELETE", params }),
      await asOwner(report, { body: { variant_id: base.id, line_id: null, fault: "other", note: "" } }),
    ]) {
      expect(answer.status).toBe(404);
    }
    const created = await asOwner(createVariant, {
      params: { recipeId: base.id },
      body: { id: base.id, title: "Mine" },
    });
    expect(created.status).toBe(409);
  });

  it("appears in Your Recipes, and in no other list or search", async () => {
    const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
    const params = { id: owner.id };
    const mine = (await asOwner<MyRecipeWire[]>(listMine)).body;
    expect(mine.map(({ title, type, base_recipe_id }) => [title, type, base_recipe_id])).toEqual([
      [variant.title, "variant", base.id],
      [base.title, "created", null],
    ]);
    expect(titles((await asOwner<MyRecipeWire[]>(listCreated, { params })).body)).toEqual([base.title]);
    expect(titles((await asOwner<MyRecipeWire[]>(listOfPerson, { params })).body)).toEqual([base.title]);
    const queries: Record<string, string>[] = [{ q: "quimblecakes" }, { q: "quimble" }, { ingredients: "milk" }, {}];
    for (const query of queries) {
      const { items } = (await asOwner<RecipePageWire>(search, { query: { ...query, page_size: 50 } })).body;
      expect(titles(items).filter((title) => title.startsWith("Quimble"))).toEqual([base.title]);
    }
    const open = (await asOwner<RecipePageWire>(listRecipes)).body.items;
    expect(open.some(({ id }) => id === variant.id)).toBe(false);
  });

  it("is added to a grocery list as a variant, which the list says", async () => {
    const { id } = (await asOwner<GroceryListWire>(createList, { body: { name: "Week" } })).body;
    const add = (body: object) => asOwner<GroceryListWire>(addToList, { params: { id }, body });
    expect((await add({ recipe_id: variant.id })).status).toBe(404);
    expect((await add({ variant_id: base.id })).status).toBe(404);
    await add({ recipe_id: base.id });
    const { recipes, items } = (await add({ variant_id: variant.id })).body;
    const ids = [
      [base.id, null],
      [null, variant.id],
    ];
    expect(recipes.map(({ recipe_id, variant_id }) => [recipe_id, variant_id])).toEqual(ids);
    expect(items[0]?.sources.map(({ recipe_id, variant_id }) => [recipe_id, variant_id])).toEqual(ids);
  });

  it("is separate from recipes in the export and in the console, where nobody changes it", async () => {
    const download = (await asOwner<Record<"recipes" | "variants", Record<string, unknown>[]>>(exportAccount)).body;
    expect(download.recipes.map(({ id }) => id)).toEqual([base.id]);
    expect(download.recipes[0]).not.toHaveProperty("base_recipe_id");
    expect(download.variants).toEqual([
      expect.objectContaining({ id: variant.id, base_recipe_id: base.id, base_recipe_title: base.title }),
    ]);
    const { token } = await createSignedInAdmin();
    const rows = async (model: string) =>
      (await call<RowPage>(listAdminRows, { token, params: { model }, query: { search: "Quimble" } })).body.items;
    expect((await rows("recipes")).map(({ id }) => id)).toEqual([base.id]);
    expect((await rows("variants")).map(({ id }) => id)).toEqual([variant.id]);
    const counts = (await call<Record<string, number>>(countAdminRows, { token })).body;
    const isVariant = { baseRecipeTitle: { not: null } };
    expect(counts).toMatchObject({
      recipes: await db.recipe.count({ where: { baseRecipeTitle: null } }),
      variants: await db.recipe.count({ where: isVariant }),
      variant_ingredients: await db.recipeIngredient.count({ where: { recipe: isVariant } }),
    });
    const params = { model: "recipes", id: variant.id };
    const change = { title: "Taken" };
    expect((await call(getAdminRow, { token, params })).status).toBe(404);
    expect((await call(patchAdminRow, { method: "PATCH", token, params, body: change })).status).toBe(404);
    await call(deleteAdminRows, {
      token,
      params: { model: "recipes" },
      body: { ids: [variant.id], confirm: true },
    });
    const readOnly = { ...params, model: "variants" };
    expect((await call(patchAdminRow, { method: "PATCH", token, params: readOnly, body: change })).status).toBe(403);
    expect((await asOwner<VariantDetailWire>(getVariant, { params: { id: variant.id } })).body).toEqual(variant);
  });
});
