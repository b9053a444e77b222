import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { listRoutes } from "@/scripts/process/list-routes";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createEverything, createRestaurant } from "../../factories/everything";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { type CallOptions, call, type Handler } from "../../support/request";

/** One of everything that a person has, under the name that paths use for its id. */
type Ids = Record<
  | "user"
  | "clientId"
  | "watch"
  | "upload"
  | "consent"
  | "favorite"
  | "concern"
  | "preference"
  | "shareLink"
  | "recipeLink"
  | "calendar"
  | "diaryEntry"
  | "foodCheck"
  | "checkedMenu"
  | "visit"
  | "venue"
  | "location"
  | "dish"
  | "recipe"
  | "photo"
  | "variant"
  | "report"
  | "list"
  | "item"
  | "addition"
  | "shop"
  | "pantry"
  | "collection"
  | "cooking"
  | "tablePerson"
  | "household"
  | "member"
  | "invitation"
  | "planned"
  | "session"
  | "passkey",
  string
>;

/**
 * `of`: another person's ids, or ids that do not exist. `own`: the caller's ids, for calls in which an id belongs to
 * another one.
 */
type Try = (of: Ids, own: Ids) => CallOptions;

const dismissal = (visit: string) => ({
  is_dismissed: true,
  by: "kitchen",
  guests: [{ visit_id: visit, card_at: "2026-11-28T12:00:00.000Z" }],
});

const line = { name: "2 leeks" };
const recipeBody = { title: "Taken", ingredients: [line], instructions: [{ text: "Cook." }] };
const variantBody = { title: "Taken", variant_ingredients: [line], variant_instructions: [{ text: "Cook." }] };
const venueBody = { name: "Taken", city: "Bath", country: "UK" };
const dishes = { dishes: [{ name: "Soup", description: "" }] };
const guestCard = { allergies: [{ key: "peanut" }], diet: {} };
const emergencyPlan = {
  ...{ country: null, is_child: false, signs: null, pens: [], steps: [], contacts: [] },
  ...{ source: null, source_day: null, read_at: null },
};
const tablePerson = { name: "Taken", diets: [], limits: [] };
const photo = () => {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(8)], { type: "image/png" }), "photo.png");
  return form;
};
const details = () => {
  const form = new FormData();
  const fields = { redirect_uris: ["https://taken.example/back"], allowed_domains: ["taken.example"] };
  for (const [name, value] of Object.entries({ ...fields, scopes: ["general:access"] }))
    form.set(name, JSON.stringify(value));
  form.set("name", "Taken");
  form.set("description", "");
  return form;
};

const id =
  (name: keyof Ids, more: CallOptions = {}): Try =>
  (of) => ({ params: { id: of[name] }, ...more });
const venueId =
  (more: CallOptions = {}): Try =>
  (of) => ({ params: { venueId: of.venue }, ...more });
const client =
  (more: () => CallOptions = () => ({})): Try =>
  (of) => ({ params: { client_id: of.clientId }, ...more() });

/** Every call that reaches a person's data by its id. In calls with two ids, the outer one is the caller's own. */
const TRIES: Record<string, Try | Try[]> = {
  "PATCH /api/cookbook/collections/{id}": id("collection", { body: { name: "Taken" } }),
  "DELETE /api/cookbook/collections/{id}": id("collection"),
  "PUT /api/cookbook/collections/{id}/recipes/{recipeId}": [
    (of, own) => ({ params: { id: of.collection, recipeId: own.recipe } }),
    (of, own) => ({ params: { id: own.collection, recipeId: of.recipe } }),
  ],
  "DELETE /api/cookbook/collections/{id}/recipes/{recipeId}": (of, own) => ({
    params: { id: of.collection, recipeId: own.recipe },
  }),
  "DELETE /api/cookbook/cooked/{id}": id("cooking"),
  "GET /api/cookbook/recipes/{id}": id("recipe"),
  "GET /api/cookbook/recipes/{id}/sheet": id("recipe"),
  "PATCH /api/cookbook/recipes/{id}": id("recipe", { body: { rating: 1 } }),
  "DELETE /api/cookbook/recipes/{id}/decision": id("recipe"),
  "DELETE /api/cookbook/recipes/{id}/news": id("recipe"),
  "POST /api/cookbook/recipes/{id}/cooked": id("recipe", { body: { day: "2026-11-23" } }),
  "POST /api/guest-card/recipes/{id}/judgement": id("recipe", { body: { card: guestCard } }),
  "PUT /api/emergency-plans/{of}": (of) => ({ params: { of: of.tablePerson }, body: emergencyPlan }),
  "DELETE /api/emergency-plans/{of}": (of) => ({ params: { of: of.tablePerson } }),
  "PUT /api/household/people/{id}": id("tablePerson", { body: tablePerson }),
  "DELETE /api/household/people/{id}": id("tablePerson"),
  "PUT /api/household/people/{id}/household": [
    (of, own) => ({ params: { id: of.tablePerson }, body: { household_id: own.household } }),
    (of, own) => ({ params: { id: own.tablePerson }, body: { household_id: of.household } }),
  ],
  "GET /api/households/{id}": id("household"),
  "PATCH /api/households/{id}": id("household", { body: { name: "Taken" } }),
  "GET /api/households/{id}/events": id("household"),
  "GET /api/households/{id}/invitations": id("household"),
  "POST /api/households/{id}/invitations": id("household", { body: { is_single_use: true } }),
  "DELETE /api/households/{id}/invitations/{invitationId}": [
    (of) => ({ params: { id: of.household, invitationId: of.invitation } }),
    (of, own) => ({ params: { id: own.household, invitationId: of.invitation } }),
  ],
  "PUT /api/households/{id}/keeper": [
    (of) => ({ params: { id: of.household }, body: { member_id: of.member } }),
    (of, own) => ({ params: { id: own.household }, body: { member_id: of.member } }),
  ],
  "PATCH /api/households/{id}/me": id("household", { body: { rows: [] } }),
  "DELETE /api/households/{id}/me": id("household"),
  "DELETE /api/households/{id}/members/{memberId}": [
    (of) => ({ params: { id: of.household, memberId: of.member } }),
    (of, own) => ({ params: { id: own.household, memberId: of.member } }),
  ],
  "PATCH /api/meal-plan/entries/{id}": id("planned", { body: { servings: 9 } }),
  "DELETE /api/meal-plan/entries/{id}": id("planned"),
  "PUT /grocery-lists/{id}/household": [
    (of, own) => ({ params: { id: of.list }, body: { household_id: own.household } }),
    (of, own) => ({ params: { id: own.list }, body: { household_id: of.household } }),
  ],
  "DELETE /auth/sessions/{id}": id("session"),
  "PATCH /auth/user/passkeys/{id}": id("passkey", { body: { name: "Taken" } }),
  "DELETE /auth/user/passkeys/{id}": id("passkey"),
  "POST /user/my-recipes/import/{id}/photo": (of) => ({ params: { id: of.recipe }, body: photo() }),
  "PUT /api/grocery/shops/{id}": id("shop", { body: { name: "Taken", aisles: [] } }),
  "DELETE /api/grocery/shops/{id}": id("shop"),
  "PUT /api/grocery/pantry/{id}": id("pantry", { body: { name: "Taken" } }),
  "DELETE /api/grocery/pantry/{id}": id("pantry"),
  "GET /api/venues/{id}/code-look": id("venue"),
  "PUT /api/venues/{id}/code-look": id("venue", { body: { color: "#000000", level: "H", margin: 5 } }),
  "PUT /api/venues/{id}/code-logo": (of) => ({ params: { id: of.venue }, body: photo() }),
  "DELETE /api/venues/{id}/code-logo": id("venue"),
  "GET /api/venues/uploads/{id}": id("upload"),
  "POST /api/venues/uploads/{id}/cancel": id("upload"),
  "POST /api/venues/uploads/{id}/undo": id("upload"),
  "PUT /api/locations/{id}": id("location", { body: { label: "Taken" } }),
  "DELETE /api/locations/{id}": id("location"),
  "GET /api/recipes/created-by/{id}": id("user"),
  "GET /api/recipes/user/{id}": id("user"),
  "GET /api/recipes/{id}": id("recipe"),
  "PUT /api/recipes/{id}": id("recipe", { body: recipeBody }),
  "DELETE /api/recipes/{id}": id("recipe"),
  "GET /api/recipes/{id}/photos": id("recipe"),
  "POST /api/recipes/{id}/photos": (of) => ({
    params: { id: of.recipe },
    body: { recipe_id: of.recipe, key: "recipes/none" },
  }),
  "POST /api/recipes/{id}/photos/presign": id("recipe", {
    body: { filename: "photo.png", content_type: "image/png", size: 1000 },
  }),
  "POST /api/recipes/{id}/photos/upload": (of) => ({ params: { id: of.recipe }, body: photo() }),
  "POST /recipes/{id}/photos/upload": (of) => ({ params: { id: of.recipe }, body: photo() }),
  "GET /api/user-client-authorization/user/{userId}/client/{clientId}": (of) => ({
    params: { userId: of.user, clientId: of.clientId },
  }),
  "PATCH /api/user-client-authorization/{id}": id("consent", { body: { active: false } }),
  "DELETE /api/user-client-authorization/{id}": id("consent"),
  "DELETE /api/user-favorites/my-favorites/by-id/{id}": id("favorite"),
  "PUT /api/venues/{id}": id("venue", { body: venueBody }),
  "DELETE /api/venues/{id}": id("venue"),
  "PUT /api/venues/{id}/dishes/{dishId}/saved": (of, own) => ({ params: { id: own.venue, dishId: of.dish } }),
  "DELETE /api/venues/{id}/dishes/{dishId}/saved": (of, own) => ({ params: { id: own.venue, dishId: of.dish } }),
  "GET /api/venues/{id}/guest-retention": id("venue"),
  "PUT /api/venues/{id}/guest-retention": id("venue", { body: { days: 7 } }),
  "GET /api/venues/{id}/locations": id("venue"),
  "GET /api/venues/{id}/kitchen": id("venue"),
  "PUT /api/venues/{id}/kitchen/renewal": id("venue", { body: { months: 3 } }),
  "PUT /api/venues/{id}/kitchen": [
    (of) => ({
      params: { id: of.venue },
      body: { by: "Eve", answers: [{ dish_id: of.dish, subject: "eggs", state: "contains", seen: null, recipe: "0" }] },
    }),
  ],
  "GET /api/venues/{id}/menu": id("venue"),
  "PUT /api/venues/{id}/menu": id("venue", { body: dishes }),
  "POST /api/venues/{id}/menu/check": id("venue", { body: dishes }),
  "POST /api/venues/{id}/menu/read": id("venue", { body: { url: "https://menu.example/" } }),
  "POST /api/venues/{id}/printed": [(of) => ({ params: { id: of.venue }, body: { location_ids: [of.location] } })],
  "DELETE /api/verdict-reports/{id}": id("report"),
  "GET /api/visits/venue/{venueId}": venueId(),
  "GET /api/visits/venue/{venueId}/breakdown": venueId({ query: { type: "dietary" } }),
  "GET /api/visits/venue/{venueId}/export": venueId(),
  "GET /api/visits/venue/{venueId}/live": venueId(),
  "GET /api/visits/venue/{venueId}/live/events": venueId(),
  "GET /api/visits/venue/{venueId}/timeseries": venueId(),
  "GET /api/visits/venue/{venueId}/figures": venueId(),
  "PUT /api/visits/venue/{venueId}/live/dismissals": [
    (of) => ({ params: { venueId: of.venue }, body: dismissal(of.visit) }),
    (of, own) => ({ params: { venueId: own.venue }, body: dismissal(of.visit) }),
  ],
  "POST /api/visits/venue/{venueId}/visits/{visitId}/seen": [
    (of) => ({ params: { venueId: of.venue, visitId: of.visit }, body: { by: "kitchen" } }),
    (of, own) => ({ params: { venueId: own.venue, visitId: of.visit }, body: { by: "kitchen" } }),
  ],
  "PATCH /api/visits/{id}": id("visit", { body: { status: "ended" } }),
  "GET /api/visits/{id}/seen": id("visit"),
  "POST /api/visits/{id}/ring": id("visit"),
  "GET /grocery-lists/{id}": id("list"),
  "PUT /grocery-lists/{id}": id("list", { body: { name: "Taken" } }),
  "DELETE /grocery-lists/{id}": id("list"),
  "POST /grocery-lists/{id}/add-recipe": [
    (of, own) => ({ params: { id: of.list }, body: { recipe_id: own.recipe } }),
    (of, own) => ({ params: { id: own.list }, body: { recipe_id: of.recipe } }),
    (of, own) => ({ params: { id: own.list }, body: { variant_id: of.variant } }),
  ],
  "POST /grocery-lists/{id}/changes": (of) => ({
    params: { id: of.list },
    body: { changes: [{ type: "delete", item_id: of.item, at: now().toISOString() }] },
  }),
  "POST /grocery-lists/{id}/copy": id("list", { body: { new_name: "Taken" } }),
  "GET /grocery-lists/{id}/items": id("list"),
  "POST /grocery-lists/{id}/items": id("list", { body: { name: "salt" } }),
  "PUT /grocery-lists/{id}/items/{itemId}": [
    (of) => ({ params: { id: of.list, itemId: of.item }, body: { name: "Taken" } }),
    (of, own) => ({ params: { id: own.list, itemId: of.item }, body: { name: "Taken" } }),
  ],
  "DELETE /grocery-lists/{id}/items/{itemId}": [
    (of) => ({ params: { id: of.list, itemId: of.item } }),
    (of, own) => ({ params: { id: own.list, itemId: of.item } }),
  ],
  "GET /grocery-lists/{id}/judgement": id("list"),
  "PUT /grocery-lists/{id}/recipes/{additionId}": [
    (of) => ({ params: { id: of.list, additionId: of.addition }, body: { servings: 2 } }),
    (of, own) => ({ params: { id: own.list, additionId: of.addition }, body: { servings: 2 } }),
  ],
  "POST /grocery-lists/{id}/remove-recipe": [
    (of) => ({ params: { id: of.list }, body: { adding_id: of.addition } }),
    (of, own) => ({ params: { id: own.list }, body: { adding_id: of.addition } }),
  ],
  "DELETE /oauth/clients/{client_id}": client(),
  "POST /oauth/clients/{client_id}/page-check": client(() => ({ body: { url: "https://taken.example/" } })),
  "POST /oauth/clients/{client_id}/page-outline": client(() => ({ body: { url: "https://taken.example/" } })),
  "GET /oauth/clients/{client_id}/page-watches": client(),
  "PUT /oauth/clients/{client_id}/page-watches": client(() => ({ body: { url: "https://taken.example/" } })),
  "DELETE /oauth/clients/{client_id}/page-watches/{id}": [
    (of) => ({ params: { client_id: of.clientId, id: of.watch } }),
    (of, own) => ({ params: { client_id: own.clientId, id: of.watch } }),
  ],
  "GET /oauth/clients/{client_id}/venue-identifiers": client(),
  "PUT /oauth/clients/{client_id}/venue-identifiers/{id}": [
    (of) => ({ params: { client_id: of.clientId, id: of.venue }, body: { internal_id: "A-1" } }),
    (of, own) => ({ params: { client_id: own.clientId, id: of.venue }, body: { internal_id: "A-1" } }),
  ],
  "GET /oauth/portal/details/{client_id}": client(),
  "PUT /oauth/portal/details/{client_id}": client(() => ({ body: { name: "Taken" } })),
  "POST /oauth/portal/rotate-secret/{client_id}": client(() => ({ method: "POST" })),
  "POST /oauth/portal/submit/{client_id}": client(() => ({ method: "POST" })),
  "PUT /oauth/portal/update/{client_id}": client(() => ({ body: details() })),
  "PATCH /photos/{id}": id("photo", { body: { caption: "Taken" } }),
  "DELETE /photos/{id}": id("photo"),
  "GET /photos/{id}/{file}": (of) => ({ params: { id: of.photo, file: "640.webp" } }),
  "POST /recipe-variants/create-from-recipe/{recipeId}": (of) => ({
    params: { recipeId: of.recipe },
    method: "POST",
  }),
  "GET /recipe-variants/user/{userId}": (of) => ({ params: { userId: of.user } }),
  "GET /recipe-variants/{id}": id("variant"),
  "PUT /recipe-variants/{id}": id("variant", { body: variantBody }),
  "DELETE /recipe-variants/{id}": id("variant"),
  "GET /recipe-variants/{id}/compare": id("variant"),
  "DELETE /saved-recipes/{id}": id("recipe"),
  "DELETE /user/health-concerns/{id}": id("concern"),
  "DELETE /user/ingredient-preferences/{id}": id("preference"),
  "DELETE /user/share-links/{id}": id("shareLink"),
  "DELETE /user/recipe-links/{id}": id("recipeLink"),
  "DELETE /api/meal-plan/calendars/{id}": id("calendar"),
  "PATCH /api/diary/{id}": id("diaryEntry", { body: { note: "Taken" } }),
  "DELETE /api/diary/{id}": id("diaryEntry"),
  "GET /api/food-checks/{id}": id("foodCheck"),
  "GET /api/food-checks/menus/{id}": id("checkedMenu"),
  "GET /api/food-checks/{id}/alternatives": id("foodCheck"),
  "DELETE /api/food-checks/{id}": id("foodCheck"),
};

/** Paths whose parameter identifies nothing personal, or something that everybody may see. */
const OTHERS: [RegExp, string][] = [
  [/^\/(api\/)?admin\//, "for administrators, whatever the id is: tests/integration/admin"],
  [/^\/api\/items\//, "for administrators"],
  [/\{path\}$/, "answers 404 to everything"],
  [/\{qr\}$/, "public: what is printed for a table"],
  [/^\/api\/photo-uploads\//, "the signature in the address is the permission"],
  [/^\/api\/venues\/\{id\}\/public$/, "public: what a code on a table shows"],
  [/^\/oauth\/client\/\{clientId\}\//, "public: what a consent shows of an application"],
  [/^\/user\/(allergies|ways-of-eating|nutrient-limits|health-consents)\//, "a key, always of whoever asks"],
  [/^\/api\/recalls\//, "public: a notice of an authority; the mark that it was read is the caller's own"],
  [/^\/plates\//, "public: a drawing that its address describes"],
  [/^\/api\/guest-card\/venues\//, "public: the menu of a venue"],
  [/^\/api\/meal-plan\/feed\//, "the key is the permission: tests/integration/meal-plan/calendar.test.ts"],
  [/^\/api\/team-invitations\//, "the key is the permission: tests/integration/team/invitations.test.ts"],
  [/^\/api\/figures-mails\//, "the key is the permission: tests/integration/venue-news/mails.test.ts"],
  [/^\/api\/figure-links\//, "the key is the permission: tests/integration/venue-news/links.test.ts"],
  [
    /^\/api\/venues\/\{id\}\/(news|figure-links)(\/|$)/,
    "of a business: tests/integration/isolation/other-businesses.test.ts",
  ],
  [/^\/api\/team\//, "of a business: tests/integration/isolation/other-businesses.test.ts"],
  [/^\/api\/venues\/\{id\}\/guest-retention\//, "of a business: tests/integration/isolation/other-businesses.test.ts"],
  [/^\/api\/guest-links\//, "of a device, not of a person: tests/integration/sharing/guest-links.test.ts"],
  [/^\/api\/tables\/\{code\}/, "whoever has the code may sit down: tests/integration/tables"],
  [/^\/api\/household-invitations\/\{key\}/, "the key is the permission: tests/integration/household"],
];

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Route = Partial<Record<(typeof METHODS)[number], Handler>>;

await listRoutes(process.cwd());
const { ROUTES } = await import("@/app/api/openapi.json/routes.generated.mjs");
const handlers = new Map<string, Handler>();
for (const [path, load] of ROUTES) {
  if (!path.includes("{") || OTHERS.some(([pattern]) => pattern.test(path))) continue;
  const route = (await load()) as Route;
  for (const method of METHODS) if (route[method]) handlers.set(`${method} ${path}`, route[method]);
}

async function everythingOf(person: SignedInPerson): Promise<Ids> {
  await createEverything(person, await createRestaurant(), randomUUID().slice(0, 8));
  const mine = { where: { ownerId: person.id }, select: { id: true } } as const;
  const own = { where: { userId: person.id }, select: { id: true } } as const;
  const ofRecipe = { where: { recipe: { ownerId: person.id } }, select: { id: true } } as const;
  const ofVenue = { where: { venue: { ownerId: person.id } }, select: { id: true } } as const;
  const ofList = { where: { list: { ownerId: person.id } }, select: { id: true } } as const;
  const found = {
    concern: db.userHealthConcern.findFirstOrThrow(own),
    preference: db.ingredientPreference.findFirstOrThrow(own),
    favorite: db.userFavorite.findFirstOrThrow(own),
    consent: db.userClientAuthorization.findFirstOrThrow(own),
    shareLink: db.shareLink.findFirstOrThrow(own),
    recipeLink: db.recipeLink.findFirstOrThrow(own),
    calendar: db.calendarFeed.findFirstOrThrow(own),
    diaryEntry: db.diaryEntry.findFirstOrThrow({ where: own.where, select: { id: true } }),
    foodCheck: db.foodCheck.findFirstOrThrow({ ...own, where: { ...own.where, kind: "text" } }),
    checkedMenu: db.foodCheck.findFirstOrThrow({ ...own, where: { ...own.where, kind: "menu" } }),
    visit: db.visit.findFirstOrThrow(own),
    venue: db.venue.findFirstOrThrow(mine),
    location: db.location.findFirstOrThrow(ofVenue),
    dish: db.venueDish.findFirstOrThrow(ofVenue),
    recipe: db.recipe.findFirstOrThrow({ where: { ownerId: person.id, baseRecipeTitle: null }, select: { id: true } }),
    photo: db.recipePhoto.findFirstOrThrow(ofRecipe),
    variant: db.recipe.findFirstOrThrow({
      where: { ownerId: person.id, baseRecipeTitle: { not: null } },
      select: { id: true },
    }),
    report: db.verdictReport.findFirstOrThrow(own),
    list: db.groceryList.findFirstOrThrow(mine),
    item: db.groceryItem.findFirstOrThrow(ofList),
    addition: db.groceryListRecipe.findFirstOrThrow(ofList),
    shop: db.groceryShop.findFirstOrThrow(mine),
    pantry: db.pantryItem.findFirstOrThrow(mine),
    upload: db.venueUpload.findFirstOrThrow({ where: { startedById: person.id }, select: { id: true } }),
    watch: db.pageWatch.findFirstOrThrow({ where: { client: { ownerId: person.id } }, select: { id: true } }),
    collection: db.recipeCollection.findFirstOrThrow(mine),
    cooking: db.cooking.findFirstOrThrow(own),
    tablePerson: db.tablePerson.findFirstOrThrow(mine),
    household: db.household.findFirstOrThrow({
      where: { members: { some: { userId: person.id } } },
      select: { id: true },
    }),
    member: db.householdMember.findFirstOrThrow(own),
    invitation: db.householdInvitation.findFirstOrThrow({ where: { invitedById: person.id }, select: { id: true } }),
    planned: db.mealEntry.findFirstOrThrow(mine),
    session: db.signIn.findFirstOrThrow(own),
    passkey: db.passkey.findFirstOrThrow(own),
  };
  const ids = await Promise.all(Object.entries(found).map(async ([name, row]) => [name, (await row).id] as const));
  const { clientId } = await db.oAuthClient.findFirstOrThrow({ where: { ownerId: person.id } });
  return { ...(Object.fromEntries(ids) as Ids), user: person.id, clientId };
}

let owner: SignedInPerson;
let stranger: SignedInPerson;
let theirs: Ids;
let own: Ids;
beforeEach(async () => {
  owner = await createSignedInPerson({ accountType: "business" });
  stranger = await createSignedInPerson({ accountType: "business" });
  [theirs, own] = [await everythingOf(owner), await everythingOf(stranger)];
});

it("every call of the table exists", () => {
  expect([...handlers.keys()]).toEqual(expect.arrayContaining(Object.keys(TRIES)));
});

it("every call whose path has a parameter is tested, or listed with the reason why not", () => {
  expect([...handlers.keys()].filter((name) => !(name in TRIES))).toEqual([]);
});

/**
 * The first segments of the addresses. Creating two people with everything takes longer than all the calls of an
 * area.
 */
const areaOf = (name: string): string => name.split("/")[1] ?? "";
const attempts = Object.entries(TRIES).flatMap(([name, tries]) =>
  [tries].flat().map((attempt, n) => ({ name, called: `${name} (${n + 1})`, attempt: attempt as Try })),
);

describe("the id of another person's data answers 404, as an unknown id does: never 403 and never 409", () => {
  it.each([...new Set(attempts.map(({ name }) => areaOf(name)))])("/%s", async (area) => {
    const nothing = Object.fromEntries(Object.keys(theirs).map((key) => [key, randomUUID()])) as Ids;
    for (const { name, called, attempt } of attempts.filter((each) => areaOf(each.name) === area)) {
      const [method = "GET"] = name.split(" ");
      const handler = handlers.get(name) as Handler;
      const ask = (of: Ids) => call(handler, { method, ...attempt(of, own), token: stranger.token });
      const [answer, absent] = [await ask(theirs), await ask(nothing)];
      expect.soft(answer.status, called).toBe(404);
      expect.soft(answer.body, called).toEqual(absent.body);
    }
  });
});

/** Invalid bodies: invalid as a whole, and the valid one with each field invalid in turn. */
function wrongBodies(body: unknown): unknown[] {
  const whole = [{}, [], 17, "text", null, "{"];
  if (body === null || typeof body !== "object" || body instanceof FormData) return whole;
  return [...whole, ...Object.keys(body).map((field) => ({ ...body, [field]: { a: 1 } }))];
}

describe("an invalid body gets the same answer for another person's id as for an unknown id, so it reveals nothing", () => {
  it.each([...new Set(attempts.map(({ name }) => areaOf(name)))])("/%s", async (area) => {
    const nothing = Object.fromEntries(Object.keys(theirs).map((key) => [key, randomUUID()])) as Ids;
    for (const { name, called, attempt } of attempts.filter((each) => areaOf(each.name) === area)) {
      const [method = "GET"] = name.split(" ");
      const { body: right } = attempt(theirs, own);
      if (right === undefined) continue;
      for (const body of wrongBodies(right)) {
        const headers = { "content-type": "application/json" };
        const ask = (of: Ids) =>
          call(handlers.get(name) as Handler, { ...attempt(of, own), method, body, headers, token: stranger.token });
        const [answer, absent] = [await ask(theirs), await ask(nothing)];
        const shownAnswer = `${called} ${JSON.stringify(body)}`;
        expect.soft(answer.status, shownAnswer).toBeGreaterThanOrEqual(400);
        expect.soft(answer.status, shownAnswer).toBeLessThan(500);
        expect.soft([answer.status, answer.body], shownAnswer).toEqual([absent.status, absent.body]);
      }
    }
  });
});
