import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as removeFromPantry } from "@/app/api/grocery/pantry/[id]/route";
import { GET as listPantry } from "@/app/api/grocery/pantry/route";
import { DELETE as deleteShop } from "@/app/api/grocery/shops/[id]/route";
import { GET as listShops } from "@/app/api/grocery/shops/route";
import { GET as listPhotos } from "@/app/api/recipes/[id]/photos/route";
import { DELETE as removeConsent } from "@/app/api/user-client-authorization/[id]/route";
import { GET as listConnected } from "@/app/api/user-client-authorization/route";
import { DELETE as removeFavorite } from "@/app/api/user-favorites/my-favorites/by-id/[id]/route";
import { POST as addFavorite } from "@/app/api/user-favorites/my-favorites/by-item/route";
import { GET as listFavorites } from "@/app/api/user-favorites/my-favorites/route";
import { GET as searchFavorites } from "@/app/api/user-favorites/search/route";
import { GET as listMyVisits } from "@/app/api/visits/mine/route";
import { POST as checkIn } from "@/app/api/visits/route";
import { POST as logoutOthers } from "@/app/auth/logout-others/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { DELETE as removePhoto } from "@/app/photos/[id]/route";
import { DELETE as deleteVariant } from "@/app/recipe-variants/[id]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { DELETE as removeConcern } from "@/app/user/health-concerns/[id]/route";
import { GET as listConcerns } from "@/app/user/health-concerns/route";
import { DELETE as removePreference } from "@/app/user/ingredient-preferences/[id]/route";
import { GET as getPreferences } from "@/app/user/my-preferences/route";
import { POST as setDiets } from "@/app/user/my-preferences-array/route";
import { GET as listMyRecipes } from "@/app/user/my-recipes/route";
import { DELETE as revokeRecipeLink } from "@/app/user/recipe-links/[id]/route";
import { GET as listRecipeLinks } from "@/app/user/recipe-links/route";
import { DELETE as revokeShareLink } from "@/app/user/share-links/[id]/route";
import { GET as listShareLinks } from "@/app/user/share-links/route";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { newPhotoKey } from "@/server/storage/object-key";
import { createFavorite, createIngredientPreference, createUserHealthConcern } from "../../factories/food";
import { createAccess, createApplication } from "../../factories/oauth";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { call, type Handler } from "../../support/request";
import { createOwnRecipe } from "../recipes/create-recipe";

type Private = {
  resource: string;
  /** Creates one for the owner and returns a text that identifies it wherever it appears. */
  make: (owner: SignedInPerson) => Promise<string>;
  lists: Handler[];
  remove?: Handler;
  count: (owner: SignedInPerson) => Promise<number>;
};

/** A private recipe, whose photos both the owner and the other person request. */
let recipeWithPhoto = "";
const listPhotosOfThatRecipe: Handler = (request) =>
  listPhotos(request, { params: Promise.resolve({ id: recipeWithPhoto }) });

/** Every private resource: another person can neither list, read, change nor delete it. */
const RESOURCES: readonly Private[] = [
  {
    resource: "a diet",
    make: async ({ id }) => {
      await db.userDiet.create({ data: { userId: id, diet: "mustard_free", slot: 1, createdAt: now() } });
      return "mustard_free";
    },
    lists: [getPreferences, exportAccount],
    count: ({ id }) => db.userDiet.count({ where: { userId: id } }),
  },
  {
    resource: "a health concern",
    make: async ({ id }) => (await createUserHealthConcern(id)).id,
    lists: [listConcerns, getPreferences, exportAccount],
    remove: removeConcern,
    count: ({ id }) => db.userHealthConcern.count({ where: { userId: id } }),
  },
  {
    resource: "an ingredient preference",
    make: async ({ id }) => (await createIngredientPreference(id, "allergy")).id,
    lists: [getPreferences, exportAccount],
    remove: removePreference,
    count: ({ id }) => db.ingredientPreference.count({ where: { userId: id } }),
  },
  {
    resource: "a favorite",
    make: async ({ id }) => (await createFavorite(id)).id,
    lists: [listFavorites, getPreferences, exportAccount],
    remove: removeFavorite,
    count: ({ id }) => db.userFavorite.count({ where: { userId: id } }),
  },
  {
    resource: "a share link",
    make: async ({ id }) => (await db.shareLink.create({ data: { userId: id, rows: ["diet"], createdAt: now() } })).id,
    lists: [listShareLinks, exportAccount],
    remove: revokeShareLink,
    count: ({ id }) => db.shareLink.count({ where: { userId: id } }),
  },
  {
    resource: "a link to a recipe",
    make: async ({ id: userId }) => {
      const { id: recipeId } = await createOwnRecipe(userId);
      return (await db.recipeLink.create({ data: { userId, recipeId, createdAt: now() } })).id;
    },
    lists: [listRecipeLinks, exportAccount],
    remove: revokeRecipeLink,
    count: ({ id }) => db.recipeLink.count({ where: { userId: id } }),
  },
  {
    resource: "a visit",
    make: async ({ token }) => {
      const { id } = await createVenue();
      return (await call<{ id: string }>(checkIn, { token, body: { venue_id: id } })).body.id;
    },
    lists: [listMyVisits, exportAccount],
    count: ({ id }) => db.visit.count({ where: { userId: id, status: "active" } }),
  },
  {
    resource: "a photo of a private recipe",
    make: async ({ id }) => {
      const { id: recipeId } = await createOwnRecipe(id);
      recipeWithPhoto = recipeId;
      const pixels = { contentType: "image/webp", width: 1, height: 1, isPrimary: true };
      const photo = { ...pixels, recipeId, storageKey: newPhotoKey(), createdAt: now() };
      return (await db.recipePhoto.create({ data: photo, select: { id: true } })).id;
    },
    lists: [listPhotosOfThatRecipe, exportAccount],
    remove: removePhoto,
    count: ({ id }) => db.recipePhoto.count({ where: { recipe: { ownerId: id } } }),
  },
  {
    resource: "a variant",
    make: async ({ id }) =>
      (
        await db.recipe.create({
          data: {
            ownerId: id,
            origin: "created",
            title: "Mine",
            baseRecipeTitle: "Stew",
            baseUpdatedAt: now(),
            createdAt: now(),
          },
          select: { id: true },
        })
      ).id,
    lists: [listMyRecipes, exportAccount],
    remove: deleteVariant,
    count: ({ id }) => db.recipe.count({ where: { ownerId: id, baseRecipeTitle: { not: null } } }),
  },
  {
    resource: "a shop",
    make: async ({ id }) => {
      const data = { ownerId: id, name: "Corner shop", aisles: ["Bakery"], createdAt: now() };
      return (await db.groceryShop.create({ data, select: { id: true } })).id;
    },
    lists: [listShops, exportAccount],
    remove: deleteShop,
    count: ({ id }) => db.groceryShop.count({ where: { ownerId: id } }),
  },
  {
    resource: "what is at home",
    make: async ({ id }) => {
      const data = { ownerId: id, name: "Salt", foodKey: "salt", changedAt: now() };
      return (await db.pantryItem.create({ data, select: { id: true } })).id;
    },
    lists: [listPantry, exportAccount],
    remove: removeFromPantry,
    count: ({ id }) => db.pantryItem.count({ where: { ownerId: id, isThere: true } }),
  },
  {
    resource: "a consent",
    make: async (owner) => (await createAccess(owner, await createApplication())).authorizationId,
    lists: [listConnected, exportAccount],
    remove: removeConsent,
    count: ({ id }) => db.userClientAuthorization.count({ where: { userId: id } }),
  },
  {
    resource: "a sign-in",
    make: async ({ signInId }) => signInId,
    lists: [listSessions, exportAccount],
    count: ({ id }) => db.signIn.count({ where: { userId: id, endedAt: null } }),
  },
];

let owner: SignedInPerson;
let stranger: SignedInPerson;
beforeEach(async () => {
  owner = await createSignedInPerson();
  stranger = await createSignedInPerson();
});

describe.each(RESOURCES)("$resource of another person", ({ make, lists, count }) => {
  it("is in the owner's lists and in nobody else's", async () => {
    const mark = await make(owner);
    for (const list of lists) {
      const own = await call(list, { token: owner.token });
      expect(own.status).toBe(200);
      expect(JSON.stringify(own.body)).toContain(mark);
      expect(JSON.stringify((await call(list, { token: stranger.token })).body)).not.toContain(mark);
    }
  });

  it("is unchanged by what others do to their own data", async () => {
    await make(owner);
    const before = await count(owner);
    await call(setDiets, { token: stranger.token, body: { dietary: [] } });
    await call(logoutOthers, { method: "POST", token: stranger.token });
    expect(await count(owner)).toBe(before);
  });
});

/** The resources that are deleted one by one. */
const REMOVABLE = RESOURCES.flatMap(({ remove, ...rest }) => (remove ? [{ ...rest, remove }] : []));

describe.each(REMOVABLE)("$resource of another person", ({ make, remove, count }) => {
  it("cannot be deleted, and its existence is not confirmed (404)", async () => {
    const id = await make(owner);
    const absent = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
    const answer = await call(remove, { method: "DELETE", params: { id }, token: stranger.token });
    const nothing = await call(remove, { method: "DELETE", params: { id: absent }, token: stranger.token });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(nothing.body);
    expect(await count(owner)).toBe(1);
  });
});

describe("a custom favorite that waits for approval", () => {
  it("is offered only to the person who created it, and others cannot choose it by id", async () => {
    const { itemId } = await createFavorite(owner.id, {
      name: "Grandmother's plum soup",
      approved: false,
      createdById: owner.id,
    });
    const query = { q: "plum soup", type: "food" };
    expect((await call(searchFavorites, { query, token: owner.token })).body).toEqual([
      { id: itemId, name: "Grandmother's plum soup", type: "food" },
    ]);
    expect((await call(searchFavorites, { query, token: stranger.token })).body).toEqual([]);
    const answer = await call(addFavorite, { token: stranger.token, body: { item_id: itemId } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "item_id"] }] } });
  });
});
