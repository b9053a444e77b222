import { createHash, randomBytes } from "node:crypto";
import { hashPassword } from "@/server/auth/passwords";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { type Ahead, analyseInTime } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import { idOf, linesOf, wordsOf } from "./demo-recipes";
import { LOADING_MS } from "./loading";
import { readKitchens, type ShelfRecipe } from "./read-kitchens";

const NAME = "prisma/seed/kitchens";
const HOUR = 3_600_000;

/** The account that owns the recipes. It only owns them: nobody has its password, so nobody can sign in. */
const KITCHEN = {
  id: "5a1c9d70-3e64-4b18-a2f7-6d0e8b4c9f13",
  email: "kitchen@forkprint.example",
  firstName: "Forkprint",
  lastName: "Kitchen",
} as const;

/**
 * The recipes of prisma/seed/kitchens, stored once: what people delete afterwards stays deleted. @returns whether they
 * had to be stored
 */
export async function loadShelves(): Promise<boolean> {
  if (await db.referenceLoad.findUnique({ where: { name: NAME } })) return false;
  const recipes = readKitchens();
  const [ahead, passwordHash] = await Promise.all([
    analyseInTime(wordsOf(recipes)),
    hashPassword(randomBytes(24).toString("base64url")),
  ]);
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(72707372)::text`;
      if (await tx.referenceLoad.findUnique({ where: { name: NAME } })) return;
      await tx.user.create({ data: { ...KITCHEN, passwordHash, emailVerifiedAt: now() } });
      await createRecipes(tx, recipes, ahead);
      const checksum = createHash("sha256").update(JSON.stringify(recipes)).digest("hex");
      await tx.referenceLoad.create({ data: { name: NAME, checksum, loadedAt: now() } });
    },
    { timeout: LOADING_MS },
  );
  return true;
}

/** Each table is written by one statement. */
async function createRecipes(tx: Transaction, recipes: readonly ShelfRecipe[], ahead: Ahead): Promise<void> {
  const shelved = inTurns(recipes).map((recipe, index) => ({
    recipe,
    id: idOf(recipe.title),
    age: (index + 24) * HOUR,
  }));
  await tx.recipe.createMany({
    data: shelved.map(({ id, age, recipe }) => ({
      id,
      ownerId: KITCHEN.id,
      origin: "created" as const,
      isPublic: true,
      title: recipe.title,
      description: recipe.description,
      cuisine: recipe.cuisine,
      course: recipe.course,
      language: "en",
      servings: recipe.servings,
      prepMinutes: recipe.prepMinutes,
      cookMinutes: recipe.cookMinutes || null,
      totalMinutes: recipe.prepMinutes + recipe.cookMinutes,
      createdAt: new Date(now().getTime() - age),
    })),
  });
  await tx.recipeIngredient.createMany({
    data: shelved.flatMap(({ id, recipe }) => linesOf(recipe).map((line) => ({ recipeId: id, ...line }))),
  });
  await tx.recipeInstruction.createMany({
    data: shelved.flatMap(({ id, recipe }) => recipe.steps.map((text, position) => ({ recipeId: id, position, text }))),
  });
  await storeAnalyses(
    tx,
    shelved.map(({ id }) => id),
    ahead,
  );
}

/** One recipe of each kitchen in turn, so that the newest page is not all of one kitchen. */
function inTurns(recipes: readonly ShelfRecipe[]): ShelfRecipe[] {
  const kitchens = [...kitchensOf(recipes).values()];
  const longest = Math.max(...kitchens.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => kitchens.flatMap((kitchen) => kitchen[row] ?? [])).flat();
}

function kitchensOf(recipes: readonly ShelfRecipe[]): Map<string, ShelfRecipe[]> {
  const kitchens = new Map<string, ShelfRecipe[]>();
  for (const recipe of recipes) kitchens.set(recipe.cuisine, [...(kitchens.get(recipe.cuisine) ?? []), recipe]);
  return kitchens;
}
