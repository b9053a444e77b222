import { createHash, randomBytes } from "node:crypto";
import { TERMS_VERSION } from "@/lib/legal/terms";
import { HEALTH_CONSENT_EDITION, HEALTH_PARTS } from "@/lib/profile/health-consent";
import { normalizedName } from "@/lib/text/normalized-name";
import { hashPassword } from "@/server/auth/passwords";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type Ahead, analyseInTime } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { createMenu } from "./demo-menu";
import { DEMO_BUSINESS, DEMO_DINERS, DEMO_PASSWORD, type DemoPerson } from "./demo-people";
import { DEMO_RECIPES, idOf, linesOf, wordsOf } from "./demo-recipes";
import { createGuests, createVisits } from "./demo-visits";
import { LOADING_MS } from "./loading";
import { loadShelves } from "./shelves";

const NAME = "prisma/seed/demo";
const DAY = 24 * 3_600_000;

/** What the start prints: who the demo accounts are and how to sign in. */
export const DEMO_SIGN_INS = [
  ...DEMO_DINERS.slice(0, 3).map(({ email, story }) => ({ who: story, email, password: DEMO_PASSWORD })),
  { who: "restaurant owner", email: DEMO_BUSINESS.email, password: DEMO_PASSWORD },
];

/** What the start proposes to look at first. */
export const DEMO_THINGS_TO_TRY = [
  { path: "/recipes", as: DEMO_DINERS[0]?.email ?? "", what: "which recipes fit her, and why others do not" },
  { path: "/id", as: DEMO_DINERS[2]?.email ?? "", what: "the card that she shows to a kitchen, in its language too" },
  { path: "/portal", as: DEMO_BUSINESS.email, what: "the menu, tonight's tables, and charts of what guests eat" },
];

/**
 * Demo data for the embedded database: diners with different needs, a restaurant with tables and three months of
 * visits, recipes, and one registered application. Loaded once; what people change or delete afterwards stays changed
 * or deleted. @returns whether anything had to be loaded
 */
export async function loadDemoData(): Promise<boolean> {
  const hasLoadedPeople = await loadPeople();
  const hasLoadedShelves = await loadShelves();
  return hasLoadedPeople || hasLoadedShelves;
}

async function loadPeople(): Promise<boolean> {
  if (await db.referenceLoad.findUnique({ where: { name: NAME } })) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ahead = await analyseInTime(wordsOf(DEMO_RECIPES));
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(72707371)::text`;
      if (await tx.referenceLoad.findUnique({ where: { name: NAME } })) return;
      for (const person of DEMO_DINERS) await createDiner(tx, person, passwordHash);
      await createBusiness(tx, passwordHash);
      await createRecipes(tx, ahead);
      await tx.referenceLoad.create({ data: { name: NAME, checksum: "1", loadedAt: now() } });
    },
    { timeout: LOADING_MS },
  );
  return true;
}

/** Recorded as for a person who was asked and agreed. A diary is off until its person turns it on. */
const demoConsents = () =>
  HEALTH_PARTS.filter((part) => part !== "diary").map((part) => ({
    ...{ part, edition: HEALTH_CONSENT_EDITION, givenBy: "statement" as const },
    givenAt: new Date(now().getTime() - 40 * DAY),
  }));

async function createDiner(tx: Transaction, person: DemoPerson, passwordHash: string): Promise<void> {
  await tx.user.create({
    data: {
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      emailVerifiedAt: now(),
      createdAt: new Date(now().getTime() - 40 * DAY),
      diets: { create: person.diets.map((diet, i) => ({ diet, slot: i + 1 })) },
      healthConcerns: {
        create: person.health.map((name, i) => ({ slot: i + 1, healthConcern: { connect: { name } } })),
      },
      healthConsents: { create: demoConsents() },
      acceptedTerms: { create: { version: TERMS_VERSION, acceptedAt: now() } },
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

const TABLES = ["table 1", "table 2", "table 3", "table 4", "table 5", "table 6", "terrace", "bar"];
const ZONE = "Europe/London";

async function createBusiness(tx: Transaction, passwordHash: string): Promise<void> {
  const { id, email, firstName, lastName } = DEMO_BUSINESS;
  await tx.user.create({
    data: {
      id,
      email,
      firstName,
      lastName,
      passwordHash,
      accountType: "business",
      emailVerifiedAt: now(),
      acceptedTerms: { create: { version: TERMS_VERSION, acceptedAt: now() } },
    },
  });
  const client = await tx.oAuthClient.create({
    data: {
      clientId: randomBytes(16).toString("hex"),
      ownerId: id,
      name: "Lungara online menu",
      description: "Marks up the menu on lungara.example for guests who sign in.",
      // Nobody knows this secret; it can be rotated in the portal.
      secretHash: createHash("sha256").update(randomBytes(32)).digest("hex"),
      redirectUris: ["https://lungara.example/forkprint/callback"],
      allowedDomains: ["lungara.example"],
      scopes: ["general:access"],
    },
  });
  const guests = await createGuests(tx);
  const bristol = await createVenue(tx, { name: "Lungara", city: "Bristol", internalId: "LNG-01" }, TABLES);
  await createMenu(tx, bristol.venueId);
  await createVisits(tx, { ...bristol, clientId: client.id, zone: ZONE, size: 1 }, guests);
  const cardiff = await createVenue(
    tx,
    { name: "Lungara Cardiff", city: "Cardiff", internalId: "LNG-02" },
    TABLES.slice(0, 5),
  );
  await createVisits(tx, { ...cardiff, clientId: client.id, zone: ZONE, size: 0.4 }, guests.slice(60));
}

type NewVenue = { name: string; city: string; internalId: string };

async function createVenue(tx: Transaction, venue: NewVenue, tables: readonly string[]) {
  const { id: venueId } = await tx.venue.create({
    data: { ...venue, ownerId: DEMO_BUSINESS.id, country: "United Kingdom", timeZone: ZONE },
    select: { id: true },
  });
  const locationIds: string[] = [];
  for (const label of tables)
    locationIds.push((await tx.location.create({ data: { venueId, label }, select: { id: true } })).id);
  return { venueId, locationIds };
}

async function createRecipes(tx: Transaction, ahead: Ahead): Promise<void> {
  for (const recipe of DEMO_RECIPES) {
    const { id } = await tx.recipe.create({
      data: {
        id: idOf(recipe.title),
        ownerId: DEMO_DINERS[0]?.id ?? null,
        origin: "created",
        isPublic: true,
        title: recipe.title,
        description: recipe.description,
        cuisine: recipe.cuisine,
        course: recipe.course,
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
    // Judged as at every save, because a recipe without a judgement shows no verdict and no filter finds it.
    await storeAnalyses(tx, [id], ahead);
  }
}
