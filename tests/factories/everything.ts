import { randomUUID } from "node:crypto";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { newPhotoKey } from "@/server/storage/object-key";
import { createFavorite, createIngredient, createIngredientPreference, createUserHealthConcern } from "./food";
import { createPerson, type Person } from "./people";

const inAnHour = () => new Date(now().getTime() + 3600_000);

/** A restaurant of another owner: a venue with a table, and an application. */
export async function createRestaurant() {
  const owner = await createPerson({ accountType: "business" });
  const venue = await db.venue.create({
    data: { ownerId: owner.id, name: "Lungara", city: "Rome", country: "Italy", createdAt: now() },
    select: { id: true },
  });
  const location = await db.location.create({
    data: { venueId: venue.id, label: `table ${randomUUID()}`, createdAt: now() },
    select: { id: true },
  });
  const client = await db.oAuthClient.create({
    data: {
      clientId: randomUUID(),
      ownerId: owner.id,
      name: "Menus",
      tokenEndpointAuthMethod: "none",
      redirectUris: ["https://menus.example/back"],
      allowedDomains: ["menus.example"],
      scopes: ["general:access"],
      createdAt: now(),
    },
    select: { id: true },
  });
  return { owner, venueId: venue.id, locationId: location.id, clientId: client.id };
}

type Restaurant = Awaited<ReturnType<typeof createRestaurant>>;

/**
 * Creates at least one row in every table that may hold a person's data. Every text that the person could have written
 * contains `mark`.
 */
export async function createEverything(person: Person, restaurant: Restaurant, mark: string): Promise<void> {
  const userId = person.id;
  await db.passwordResetToken.create({
    data: { userId, tokenHash: `hash-${mark}`, createdAt: now(), expiresAt: inAnHour() },
  });
  await db.emailConfirmationToken.create({
    data: { userId, tokenHash: `confirm-${mark}`, createdAt: now(), expiresAt: inAnHour() },
  });
  await db.outgoingMail.create({
    data: {
      ...{ userId, recipientMark: mark, sealedSecret: new TextEncoder().encode(mark) },
      ...{ createdAt: now(), nextAttemptAt: inAnHour(), expiresAt: inAnHour() },
    },
  });
  await db.emailChange.create({
    data: {
      ...{ userId, newEmail: `${mark}@new.example`.toLowerCase(), tokenHash: `change-${mark}` },
      ...{ createdAt: now(), expiresAt: inAnHour() },
    },
  });
  await db.secondFactor.create({ data: { userId, sealedSecret: `sealed-${mark}`, createdAt: now() } });
  await db.recoveryCode.create({ data: { userId, codeHash: `code-${mark}`, createdAt: now() } });
  await db.passkey.create({
    data: {
      ...{ userId, credentialId: `passkey-${mark}`, publicKey: new Uint8Array([1]), counter: 0n },
      ...{ transports: [], backedUp: false, name: `Phone ${mark}`, createdAt: now() },
    },
  });
  await db.acceptedTerms.create({ data: { userId, version: "2026-11-23", acceptedAt: now() } });
  await db.accountClosing.create({
    data: { userId, askedAt: now(), deletesAt: inAnHour(), pausedClients: [] },
  });
  await db.healthConsent.create({
    data: { userId, part: "health", edition: "2026-11-23", givenBy: "statement", givenAt: now() },
  });
  await db.userDiet.create({ data: { userId, diet: "vegetarian", slot: 1, createdAt: now() } });
  const concern = await createUserHealthConcern(userId);
  await db.userHealthConcern.update({ where: { id: concern.id }, data: { notes: mark } });
  await createIngredientPreference(userId, "allergy");
  await db.nutrientLimit.create({ data: { userId, nutrientKey: "sodium", amount: 1.5, per: "day", setAt: now() } });
  await db.userPicture.create({ data: { userId, webp: Buffer.from(`picture ${mark}`), changedAt: now() } });
  await createFavorite(userId, { name: `Soup ${mark}`, approved: false, createdById: userId });
  await db.shareLink.create({
    data: {
      userId,
      rows: ["allergies"],
      createdAt: now(),
      viewed: { create: { viewerHash: randomUUID(), viewedAt: now() } },
    },
  });
  await createGrants(userId, restaurant);
  await createTeams(person, restaurant, mark);
  await db.visit.create({
    data: {
      userId,
      venueId: restaurant.venueId,
      locationId: restaurant.locationId,
      oauthClientId: restaurant.clientId,
      visitType: "LOCATION_SPECIFIC",
      checkInTime: now(),
      expiresAt: inAnHour(),
      disclosure: {
        create: {
          userId,
          dietaryPreferences: ["vegetarian"],
          healthConcerns: ["diabetes"],
          ingredientPreferences: [{ ingredient_name: `Food ${mark}`, preference_type: "allergy" }],
          favorites: [{ item: { name: `Soup ${mark}`, type: "food" } }],
          updatedAt: now(),
        },
      },
    },
  });
  const satDown = now();
  await db.sharedTable.create({
    data: {
      ...{ code: randomUUID(), expected: 2, createdAt: satDown, expiresAt: inAnHour() },
      seats: { create: { userId, joinedAt: satDown } },
    },
  });
  await createBusiness(userId, mark);
  await createCooking(userId, mark);
  await createAuditEntries(person, mark);
}

async function createGrants(userId: string, { clientId }: Restaurant): Promise<void> {
  const scopes = ["dietary_preferences:read"];
  const grant = await db.oAuthGrant.create({
    data: { userId, clientId, scopes, createdAt: now() },
    select: { id: true },
  });
  const times = { createdAt: now(), expiresAt: inAnHour() };
  await db.oAuthCode.create({
    data: {
      hash: randomUUID(),
      clientId,
      userId,
      grantId: grant.id,
      redirectUri: "https://menus.example/back",
      redirectUriWasSent: true,
      scopes,
      authTime: now(),
      ...times,
    },
  });
  await db.oAuthAccessToken.create({ data: { hash: randomUUID(), grantId: grant.id, scopes, ...times } });
  await db.oAuthRefreshToken.create({ data: { hash: randomUUID(), grantId: grant.id, ...times } });
  await db.userClientAuthorization.create({
    data: { userId, clientId, permission: true, active: true, scopes, createdAt: now() },
  });
  await db.oAuthRead.create({
    data: {
      ...{ userId, clientId, applicationName: "Menus", purpose: "userinfo", fields: ["allergies"], reads: 2 },
      ...{ firstAt: now(), lastAt: now() },
    },
  });
  await db.oAuthNotice.create({
    data: { userId, clientId, subject: userId, event: "consent-narrowed", scopes: ["profile:read"], createdAt: now() },
  });
}

async function createBusiness(ownerId: string, mark: string): Promise<void> {
  const venue = await db.venue.create({
    data: { ownerId, name: `Bistro ${mark}`, city: "Lyon", country: "France", createdAt: now() },
    select: { id: true },
  });
  const logo = new TextEncoder().encode(mark);
  const look = { color: "#2f6b4f", level: "H", margin: 5, logo, updatedAt: now() };
  await db.venueCodeLook.create({ data: { venueId: venue.id, ...look } });
  await db.venueNews.create({ data: { venueId: venue.id, rhythm: "week", nextAt: inAnHour() } });
  await db.newsAlert.create({ data: { venueId: venue.id, kind: "spike", day: new Date("2026-11-28"), sentAt: now() } });
  await db.location.create({ data: { venueId: venue.id, label: `bar ${mark}`, createdAt: now() } });
  const dish = { name: `Soup ${mark}`, description: "", verdicts: {}, engineVersion: "1" };
  const { id: dishId } = await db.venueDish.create({
    data: { venueId: venue.id, position: 0, ...dish },
    select: { id: true },
  });
  await db.savedDish.create({ data: { userId: ownerId, dishId, savedAt: now() } });
  const fact = { subject: "eggs", state: "free_from", saidBy: `Cook ${mark}`, recipe: "0" } as const;
  await db.dishFact.create({ data: { dishId, ...fact, saidAt: now() } });
  const offMenu = { venueId: venue.id, name: `Stew ${mark}`, description: "", leftAt: now() };
  const { id: offMenuId } = await db.dishOffMenu.create({ data: offMenu, select: { id: true } });
  await db.factOffMenu.create({ data: { dishId: offMenuId, ...fact, saidAt: now() } });
  await createFormerVenue(ownerId, mark);
  const client = await db.oAuthClient.create({
    data: {
      clientId: `client-${mark}`,
      ownerId,
      name: `App ${mark}`,
      secretHash: `secret-hash-${randomUUID()}`,
      secretLast4: "abcd",
      redirectUris: ["https://menus.example/back"],
      allowedDomains: ["menus.example"],
      scopes: ["general:access"],
      createdAt: now(),
    },
    select: { id: true },
  });
  await db.oAuthClientLogo.create({ data: { clientId: client.id, webp: Buffer.from("logo"), fetchedAt: now() } });
  const watch = { clientId: client.id, address: `https://menus.example/${mark}`, createdAt: now(), nextCheckAt: now() };
  const { id: watchId } = await db.pageWatch.create({ data: watch, select: { id: true } });
  await db.pageCheck.create({ data: { watchId, checkedAt: now(), isFine: true, findings: [] } });
  await db.venueIdentifier.create({ data: { clientId: client.id, venueId: venue.id, internalId: `internal ${mark}` } });
  await db.usageCounter.create({ data: { clientId: client.id, day: new Date("2026-01-01"), calls: 3, items: 5 } });
  await db.pastUsage.create({
    data: {
      ownerId,
      clientId: `past-${mark}`,
      applicationName: `Past ${mark}`,
      day: new Date("2026-01-02"),
      calls: 7,
      items: 11,
    },
  });
}

async function createCooking(ownerId: string, mark: string): Promise<void> {
  const ingredient = await createIngredient();
  const { key: nutrientKey } = await db.nutrient.findFirstOrThrow({ select: { key: true } });
  const recipe = await db.recipe.create({
    data: {
      ownerId,
      origin: "created",
      title: `Stew ${mark}`,
      createdAt: now(),
      ingredients: { create: { position: 1, name: `2 onions ${mark}`, ingredientId: ingredient.id } },
      instructions: { create: { position: 1, text: `Chop ${mark}` } },
      photos: {
        create: {
          storageKey: newPhotoKey(),
          contentType: "image/webp",
          width: 1,
          height: 1,
          caption: mark,
          createdAt: now(),
        },
      },
      nutrients: { create: { nutrientKey, perServing: 1.5 } },
    },
    select: { id: true, ingredients: { select: { id: true } } },
  });
  await db.recipeAddress.create({
    data: { address: `https://short.example/${mark}`, recipeId: recipe.id, createdAt: now() },
  });
  await db.photoUpload.create({
    data: {
      recipeId: recipe.id,
      userId: ownerId,
      contentType: "image/png",
      sizeBytes: 1,
      createdAt: now(),
      expiresAt: inAnHour(),
    },
  });
  await db.savedRecipe.create({ data: { userId: ownerId, recipeId: recipe.id, createdAt: now() } });
  await db.recipeImport.create({ data: { userId: ownerId, recipeId: recipe.id, importedAt: now() } });
  await db.recipeDecision.create({
    data: { userId: ownerId, recipeId: recipe.id, title: mark, isDeleted: false, reason: mark, decidedAt: now() },
  });
  await db.recipeLink.create({
    data: {
      userId: ownerId,
      recipeId: recipe.id,
      createdAt: now(),
      viewed: { create: { viewerHash: randomUUID(), viewedAt: now() } },
    },
  });
  await db.calendarFeed.create({ data: { userId: ownerId, locale: "en", createdAt: now() } });
  const checked = { userId: ownerId, textAt: now(), checkedAt: now() };
  await db.foodCheck.create({ data: { ...checked, kind: "text", text: `Oats ${mark}` } });
  await db.foodCheck.create({ data: { ...checked, kind: "menu", text: `Soup ${mark} 5.00` } });
  const recall = await db.recall.create({
    data: {
      ...{ source: "fsa", reference: randomUUID(), title: "Undeclared milk", products: ["Chocolate"] },
      ...{ publishedAt: now(), readAt: now() },
    },
  });
  await db.recallSeen.create({ data: { userId: ownerId, recallId: recall.id, seenAt: now() } });
  await db.diaryEntry.create({
    data: {
      ...{ userId: ownerId, id: randomUUID(), kind: "symptom", day: new Date("2026-11-30"), minute: 1110 },
      ...{ what: "Itching", strength: "mild", createdAt: now(), updatedAt: now() },
    },
  });
  await db.recallWish.create({ data: { userId: ownerId, sources: ["fsa"], toldTo: now() } });
  const signIn =
    (await db.signIn.findFirst({ where: { userId: ownerId } })) ??
    (await db.signIn.create({ data: { userId: ownerId, device: mark, expiresAt: now() } }));
  await db.pushDevice.create({
    data: {
      ...{
        userId: ownerId,
        signInId: signIn.id,
        endpoint: `https://push.example/${randomUUID()}`,
        p256dh: "",
        auth: "",
      },
      ...{ kinds: ["list"], createdAt: now() },
      messages: { create: { kind: "list", values: { name: mark }, topic: mark, dueAt: now() } },
    },
  });
  const variant = await db.recipe.create({
    data: {
      ownerId,
      origin: "created",
      baseRecipeId: recipe.id,
      baseRecipeTitle: `Stew ${mark}`,
      baseUpdatedAt: now(),
      title: `My stew ${mark}`,
      createdAt: now(),
      ingredients: { create: { position: 1, name: `3 onions ${mark}` } },
      instructions: { create: { position: 1, text: `Slice ${mark}` } },
      nutrients: { create: { nutrientKey, perServing: 2.5 } },
    },
    select: { id: true },
  });
  await db.verdictReport.create({
    data: {
      userId: ownerId,
      recipeId: recipe.id,
      title: `Stew ${mark}`,
      line: `2 onions ${mark}`,
      fault: "other",
      said: [],
      note: mark,
      engineVersion: "1",
      createdAt: now(),
    },
  });
  const household = await db.household.create({
    data: {
      ...{ name: `Home ${mark}`, createdAt: now(), updatedAt: now() },
      members: { create: { userId: ownerId, rows: ["allergies"], isKeeper: true, joinedAt: now() } },
      invitations: { create: { invitedById: ownerId, isSingleUse: true, createdAt: now(), expiresAt: inAnHour() } },
    },
    select: { id: true },
  });
  await db.tablePerson.create({
    data: {
      ownerId,
      householdId: household.id,
      name: `Child ${mark}`,
      createdAt: now(),
      limits: { create: { ingredientId: ingredient.id, severity: "severe", position: 1 } },
    },
  });
  await db.emergencyPlan.create({ data: { ownerId, country: "GB", signs: `Signs ${mark}`, createdAt: now() } });
  await db.recipeMark.create({
    data: {
      userId: ownerId,
      recipeId: recipe.id,
      rating: 4,
      note: `Less salt ${mark}`,
      tags: [mark],
      updatedAt: now(),
    },
  });
  await db.recipeCollection.create({
    data: { ownerId, name: `Sundays ${mark}`, position: 1, recipes: { create: { recipeId: recipe.id } } },
  });
  await db.cooking.create({
    data: { userId: ownerId, recipeId: recipe.id, title: `Stew ${mark}`, day: new Date("2026-11-22") },
  });
  await db.mealEntry.create({
    data: {
      ownerId,
      day: new Date("2026-11-23"),
      meal: "dinner",
      position: 1,
      recipeId: recipe.id,
      title: `Stew ${mark}`,
      servings: 2,
      createdAt: now(),
    },
  });
  await db.groceryShop.create({
    data: { ownerId, name: `Shop ${mark}`, aisles: [`Bakery ${mark}`], createdAt: now() },
  });
  await db.pantryItem.create({
    data: {
      ownerId,
      name: `Salt ${mark}`,
      foodKey: `salt ${mark}`,
      amount: `1 kg ${mark}`,
      goodUntil: new Date("2027-01-12"),
      changedAt: now(),
    },
  });
  const list = await db.groceryList.create({
    data: { ownerId, householdId: household.id, name: `Week ${mark}`, createdAt: now() },
    select: { id: true },
  });
  const item = await db.groceryItem.create({
    data: { listId: list.id, name: `Onions ${mark}`, normalizedName: `onions ${mark}`, createdAt: now() },
    select: { id: true },
  });
  const use = await db.groceryListRecipe.create({
    data: { listId: list.id, recipeId: variant.id, title: `Stew ${mark}`, createdAt: now() },
    select: { id: true },
  });
  await db.groceryContribution.create({
    data: { itemId: item.id, listRecipeId: use.id, originalText: `2 onions ${mark}` },
  });
}

async function createAuditEntries(person: Person, mark: string): Promise<void> {
  const entry = { action: "update", createdAt: now() };
  const { id: changeId } = await db.auditEntry.create({
    data: { ...entry, actorId: person.id, actorEmail: person.email, model: "favorite_items", rowId: "1" },
  });
  await db.auditEntry.create({
    data: {
      ...entry,
      undoWith: { note: "of no use to a reader" },
      actorEmail: "admin@forkprint.example",
      model: "users",
      rowId: person.id,
      before: { id: person.id, email: person.email, first_name: mark },
      after: { id: person.id, email: person.email, first_name: "Mira" },
    },
  });
  const preference = await db.ingredientPreference.findFirstOrThrow({ where: { userId: person.id } });
  await db.mergedRecord.create({
    data: { changeId, preferenceId: preference.id, before: { severity: mark }, removed: { severity: mark } },
  });
}

/** A seat in a business of the person's own, whom they invited, what they did; and another business that invited them. */
async function createTeams(person: Person, restaurant: Restaurant, mark: string): Promise<void> {
  const [holderId, userId] = [person.id, person.id];
  const { id: businessId } = await db.business.upsert({
    where: { holderId },
    create: { holderId, createdAt: now() },
    update: {},
    select: { id: true },
  });
  const { id: memberId } = await db.businessMember.upsert({
    where: { userId },
    create: { userId, businessId, joinedAt: now() },
    update: {},
    select: { id: true },
  });
  await db.businessMemberRole.create({ data: { memberId, role: "kitchen", venueId: restaurant.venueId } });
  const other = await db.business.findUniqueOrThrow({ where: { holderId: restaurant.owner.id }, select: { id: true } });
  const open = { role: "kitchen" as const, venueIds: [], createdAt: now(), expiresAt: inAnHour() };
  await db.businessInvitation.create({
    data: {
      ...{ ...open, businessId, invitedById: userId },
      ...{ email: `asked-${mark}@asked.example`.toLowerCase(), tokenHash: `team-${mark}` },
    },
  });
  await db.businessInvitation.create({
    data: {
      ...{ ...open, businessId: other.id, invitedById: restaurant.owner.id },
      ...{ email: person.email, tokenHash: `asked-${mark}` },
    },
  });
  await db.kitchenTablet.create({
    data: {
      ...{ venueId: restaurant.venueId, name: "Pass", pairedById: userId, createdAt: now() },
      ...{ tokenHash: randomUUID(), pairedAt: now(), lastSeenAt: now() },
    },
  });
  const asked = { venueId: restaurant.venueId, createdAt: now(), confirmedAt: now() };
  await db.newsReader.create({ data: { ...asked, userId, addedById: restaurant.owner.id } });
  await db.newsReader.create({ data: { ...asked, email: person.email, locale: "en", addedById: restaurant.owner.id } });
  await db.newsReader.create({
    data: { ...asked, email: `${mark}@asked.example`.toLowerCase(), locale: "en", addedById: userId },
  });
  await db.figureLink.create({
    data: {
      ...{
        venueId: restaurant.venueId,
        name: mark,
        tokenHash: `key-${mark}`,
        passwordHash: `hash-${mark}`,
        range: "28d",
      },
      ...{
        filter: "onsite",
        createdById: userId,
        createdAt: now(),
        endsAt: inAnHour(),
        opened: 2,
        lastOpenedAt: now(),
      },
    },
  });
  const act = { at: now(), kind: "invited" };
  await db.businessAct.create({ data: { ...act, businessId, actorId: userId, details: { name: mark } } });
  await db.venueUpload.create({
    data: {
      ...{ id: randomUUID(), businessId, startedById: userId, action: "add", fileName: `${mark}.csv`, state: "done" },
      ...{ rowCount: 2, doneCount: 2, created: 1, errorCount: 1, createdAt: now(), endedAt: now() },
      errors: [{ row_number: 2, error_message: "Name is required", row: { city: mark } }],
      changes: { create: { venueId: restaurant.venueId, after: { name: mark } } },
    },
  });
  await db.businessAct.create({
    data: { ...act, businessId: other.id, aboutId: userId, details: { email: person.email } },
  });
}

/** A venue that was deleted after the person had visited it. */
async function createFormerVenue(ownerId: string, mark: string): Promise<void> {
  const { id } = await db.venue.create({
    data: { ownerId, name: `Gone ${mark}`, city: "Rome", country: "Italy", createdAt: now() },
    select: { id: true },
  });
  const visit = { checkInTime: now(), expiresAt: inAnHour() };
  await db.visit.create({ data: { venueId: id, visitType: "GENERAL", ...visit } });
  await db.venue.delete({ where: { id } });
}
