import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { type Author, analyseAhead } from "../analysis/analyse-ahead";
import { storeAnalyses } from "../analysis/store-analysis";
import type { ExtractedRecipe } from "../extraction/recipe";
import { insertLines } from "../insert-lines";
import { leftOutTexts } from "../left-out";
import { type BroughtPicture, keepPicture } from "./bring-picture";
import { findImported } from "./find-imported";
import { toColumns, toLines } from "./to-columns";

type Imported = { recipe: ExtractedRecipe; url: URL; address: string; by: Author; picture: BroughtPicture | null };

/**
 * Stores a page's recipe, public and without an owner; it is listed if a signed-in person imported it. Its address is
 * the one that the server answered at, because the page's own claim (canonical) could name another site. If two people
 * import the same page at once, the second gets the recipe of the first.
 */
export async function storeImported({ recipe, url, address, by, picture }: Imported): Promise<string> {
  const columns = toColumns(recipe, recipe.siteName || url.hostname);
  const lines = toLines(recipe);
  const ahead = await analyseAhead({ titles: [columns.title], leftOut: leftOutTexts(columns.leftOut), ...lines }, by);
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.recipe.create({
        data: {
          ...columns,
          origin: "parsed",
          isPublic: true,
          sourceUrl: url.href,
          sourceUrlNormalized: address,
          isListed: "userId" in by,
        },
        select: { id: true },
      });
      await insertLines(tx, id, lines);
      await keepPicture(tx, id, picture, url.href);
      await storeAnalyses(tx, [id], ahead);
      return id;
    });
  } catch (error) {
    const existing = isUniqueViolation(error) ? await findImported(address) : null;
    if (existing === null) throw error;
    return existing;
  }
}

/** Stores that an address leads to a recipe, so that the recipe is found without fetching the page again. */
export async function rememberAddress(address: string, recipeId: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO recipe_addresses (address, recipe_id) SELECT ${address}, id FROM recipes WHERE id = ${recipeId}::uuid
    ON CONFLICT (address) DO NOTHING`;
}
