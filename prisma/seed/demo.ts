import { createHash, randomBytes } from "node:crypto";
import { normalizedName } from "@/lib/normalized-name";
import { hashPassword } from "@/server/auth/passwords";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type Ahead, analyseInTime } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { DEMO_BUSINESS, DEMO_DINERS, DEMO_PASSWORD, type DemoPerson } from "./demo-people";
import { DEMO_RECIPES } from "./demo-recipes";

const NAME = "prisma/seed/demo";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the start prints: who the demo accounts are and how to sign in. */
export const DEMO_SIGN_INS = [
  ...DEMO_DINERS.slice(0, 3).map(({ email, story }) => ({ who: story, email, password: DEMO_PASSWORD })),
  { who: "restaurant owner", email: DEMO_BUSINESS.email, password: DEMO_PASSWORD },
];

/**
 * A story to look at on the embedded database: diners with different needs, a restaurant with tables
 * and two weeks of visits, recipes, and one registered application. Loaded once; what people change
 * or delete afterwards stays changed or deleted.
 */
export async function loadDemoData(): Promise<void> {
  if (await db.referenceLoad.findUnique({ where: { name: NAME } })) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ahead = await analyseInTime(DEMO_RECIPES.flatMap(linesOf));
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(72707371)::text`;
      if (await tx.referenceLoad.findUnique({ where: { name: NAME } })) return;
      for (const person of DEMO_DINERS) await createDiner(tx, person, passwordHash);
      await createBusiness(tx, passwordHash);
      await createRecipes(tx, ahead);
      await tx.referenceLoad.create({ data: { name: NAME, checksum: "1", loadedAt: now() } });
    },
    { timeout: 60_000 },
  );
}

async function createDiner(tx: Transaction, person: DemoPerson, passwordHash: string): Promise<void> {
  await tx.user.create({
    data: {
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      createdAt: new Date(now().getTime() - 40 * DAY),
      diets: { create: person.diets.map((diet, i) => ({ diet, slot: i + 1 })) },
      healthConcerns: {
        create: person.health.map((name, i) => ({ slot: i + 1, healthConcern: { connect: { name } } })),
      },
    },
  });
  for (const [words, preferenceType] of person.ingredients) {
    const ingredientId = await findIngredient(tx, words);
    await tx.ingredientPreference.upsert({
      where: { userId_ingredientId: { userId: person.id, ingredientId } },
      create: { userId: person.id, ingredientId, preferenceType },
      update: {},
    });
  }
  await addFavorites(tx, person.id, "food", person.foods);
  await addFavorites(tx, person.id, "drink", person.drinks);
}

async function findIngredient(tx: Transaction, words: string): Promise<string> {
  const text = normalizedName(words);
  const found =
    (await tx.ingredient.findUnique({ where: { normalizedName: text }, select: { id: true } })) ??
    (await tx.ingredient.findFirst({
      where: { synonyms: { some: { normalizedText: text } } },
      orderBy: { name: "asc" },
      select: { id: true },
    }));
  if (!found) throw new Error(`The demo data names '${words}', which the ingredient tree does not know`);
  return found.id;
}

async function addFavorites(tx: Transaction, userId: string, type: "food" | "drink", names: string[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    const item = await tx.favoriteItem.findUniqueOrThrow({
      where: { type_normalizedName: { type, normalizedName: normalizedName(name) } },
      select: { id: true },
    });
    await tx.userFavorite.create({ data: { userId, itemId: item.id, type, slot: i + 1 } });
  }
}

const TABLES = ["table 1", "table 2", "table 3", "terrace", "bar"];

async function createBusiness(tx: Transaction, passwordHash: string): Promise<void> {
  const { id, email, firstName, lastName } = DEMO_BUSINESS;
  await tx.user.create({ data: { id, email, firstName, lastName, passwordHash, accountType: "business" } });
  const venue = await tx.venue.create({
    data: {
      ownerId: id,
      name: "Lungara",
      city: "Bristol",
      country: "United Kingdom",
      timeZone: "Europe/London",
      internalId: "LNG-01",
    },
  });
  const locations = [];
  for (const label of TABLES) locations.push(await tx.location.create({ data: { venueId: venue.id, label } }));
  const client = await tx.oAuthClient.create({
    data: {
      clientId: randomBytes(16).toString("hex"),
      ownerId: id,
      name: "Lungara online menu",
      description: "Marks up the menu on lungara.example for guests who sign in.",
      // Nobody has this secret: it is there to be rotated from the portal.
      secretHash: createHash("sha256").update(randomBytes(32)).digest("hex"),
      redirectUris: ["https://lungara.example/forkprint/callback"],
      allowedDomains: ["lungara.example"],
      scopes: ["general:access"],
    },
  });
  await createVisits(
    tx,
    venue.id,
    locations.map((location) => location.id),
    client.id,
  );
}

/** Two weeks of visits, the same on every machine: more on weekends, some online, the last one today. */
async function createVisits(tx: Transaction, venueId: string, locationIds: string[], clientId: string): Promise<void> {
  const today = now().getTime();
  const visits = [];
  for (let daysAgo = 14; daysAgo >= 1; daysAgo--) {
    const weekday = new Date(today - daysAgo * DAY).getUTCDay();
    const guests = weekday === 0 || weekday >= 5 ? 4 : 2;
    for (let guest = 0; guest < guests; guest++) {
      const person = DEMO_DINERS[(daysAgo * 3 + guest * 2) % DEMO_DINERS.length];
      const checkInTime = new Date(today - daysAgo * DAY - ((guest * 5 + daysAgo) % 8) * HOUR);
      const online = (daysAgo + guest) % 4 === 0;
      const locationId =
        online || guest % 3 === 0 ? null : (locationIds[(daysAgo + guest) % locationIds.length] ?? null);
      visits.push({
        userId: person?.id ?? null,
        venueId,
        locationId,
        oauthClientId: online ? clientId : null,
        visitType: online ? ("ONLINE" as const) : locationId ? ("LOCATION_SPECIFIC" as const) : ("GENERAL" as const),
        status: "expired" as const,
        checkInTime,
        expiresAt: new Date(checkInTime.getTime() + (online ? 24 : 3) * HOUR),
      });
    }
  }
  await tx.visit.createMany({ data: visits });
  await discloseVisits(tx, venueId);
}

/** As if the diners' profiles had been the same when they came: what the restaurant saw of each visit. */
async function discloseVisits(tx: Transaction, venueId: string): Promise<void> {
  const visits = await tx.visit.findMany({ where: { venueId }, select: { id: true, userId: true } });
  const people = await tx.user.findMany({
    where: { id: { in: DEMO_DINERS.map(({ id }) => id) } },
    select: {
      id: true,
      diets: { orderBy: { slot: "asc" }, select: { diet: true } },
      healthConcerns: { orderBy: { slot: "asc" }, select: { healthConcern: { select: { name: true } } } },
      ingredientPreferences: { select: { preferenceType: true, ingredient: { select: { name: true } } } },
      favorites: { select: { item: { select: { name: true, type: true } } } },
    },
  });
  const disclosures = visits.flatMap(({ id: visitId, userId }) => {
    const person = people.find(({ id }) => id === userId);
    if (!person) return [];
    return {
      visitId,
      userId: person.id,
      dietaryPreferences: person.diets.map(({ diet }) => diet),
      healthConcerns: person.healthConcerns.map(({ healthConcern }) => healthConcern.name),
      ingredientPreferences: person.ingredientPreferences.map((each) => ({
        ingredient_name: each.ingredient.name,
        preference_type: each.preferenceType,
      })),
      favorites: person.favorites,
      updatedAt: now(),
    };
  });
  await tx.visitDisclosure.createMany({ data: disclosures });
}

const linesOf = (recipe: (typeof DEMO_RECIPES)[number]) =>
  recipe.ingredients.map(([quantity, unit, name], position) => ({
    position,
    name,
    quantity: quantity || null,
    unit: unit || null,
    note: null,
    groupName: null,
  }));

async function createRecipes(tx: Transaction, ahead: Ahead): Promise<void> {
  for (const recipe of DEMO_RECIPES) {
    const { id } = await tx.recipe.create({
      data: {
        ownerId: DEMO_DINERS[0]?.id ?? null,
        origin: "created",
        isPublic: true,
        title: recipe.title,
        language: "en",
        servings: recipe.servings,
        prepMinutes: recipe.prepMinutes,
        cookMinutes: recipe.cookMinutes,
        totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
        ingredients: { create: linesOf(recipe) },
        instructions: { create: recipe.steps.map((text, position) => ({ position, text })) },
      },
      select: { id: true },
    });
    // As at every save: without it nothing may be said of a recipe, and no filter finds it.
    await storeAnalyses(tx, [id], ahead);
  }
}
