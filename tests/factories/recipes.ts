import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { analyseInTime } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses, wordsOf } from "@/server/recipes/analysis/store-analysis";

type RecipeOptions = { title?: string; servings?: number | null; isPublic?: boolean };

/** Lines as a page writes them, each wholly in the name, as an import without structured data stores them. */
export async function createRecipeOf(ownerId: string, lines: readonly string[], options: RecipeOptions = {}) {
  const { title = "Stew", servings = 4, isPublic = false } = options;
  return db.recipe.create({
    data: {
      ownerId,
      origin: "created",
      title,
      servings,
      isPublic,
      createdAt: now(),
      ingredients: { create: lines.map((name, index) => ({ name, position: index + 1 })) },
      instructions: { create: [{ text: "Cook.", position: 1 }] },
    },
    select: { id: true, title: true },
  });
}

/** Analyses the lines of stored recipes, as the use cases that store a recipe do. */
export async function analyseAndStore(recipeIds: readonly string[]): Promise<void> {
  const ahead = await analyseInTime(await wordsOf(recipeIds));
  await db.$transaction((tx) => storeAnalyses(tx, recipeIds, ahead));
}
