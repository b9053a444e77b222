import { z } from "zod";
import { kindKey } from "@/lib/recipes/kinds";
import { ofEachTime, RECIPE_TIMES } from "@/lib/recipes/times";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { OPEN } from "@/server/recipes/access";
import { looksOf } from "@/server/recipes/base-looks";
import type { CarriedRecipe } from "@/server/recipes/carried/carried-recipe";
import { storedLeftOut } from "@/server/recipes/left-out";
import { widthsOf } from "@/server/recipes/photos/rendition-widths";
import { renditionKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import type { Caller } from "../access";

/** How many recipes are in memory at once. */
const BATCH = 25;

export type OwnRecipe = { id: string; createdAt: Date; recipe: CarriedRecipe; picture: () => Promise<Buffer | null> };

/**
 * Everything in Your Recipes: the person's own recipes, their variants, and saved recipes that they may still read.
 * Reads on only when the consumer asks for more.
 */
export async function* readOwnRecipes(caller: Caller): AsyncGenerator<OwnRecipe> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await nextIds(caller, after);
    yield* await loadOwn(caller, ids);
    if (ids.length < BATCH) return;
    after = ids.at(-1) ?? null;
  }
}

const OWN = z.object({ id: z.string() });

async function nextIds({ userId }: Caller, after: string | null): Promise<string[]> {
  const rows = await queryRows(
    OWN,
    Prisma.sql`
    SELECT id FROM (
      SELECT r.id FROM recipes r WHERE r.owner_id = ${userId}::uuid
      UNION SELECT r.id FROM saved_recipes s JOIN recipes r ON r.id = s.recipe_id
      WHERE s.user_id = ${userId}::uuid AND ${OPEN}
    ) AS own
    WHERE ${after}::uuid IS NULL OR id > ${after}::uuid ORDER BY id LIMIT ${BATCH}`,
  );
  return rows.map(({ id }) => id);
}

const lineSelect = { name: true, quantity: true, unit: true, note: true, groupName: true } as const;

async function loadOwn(caller: Caller, ids: readonly string[]): Promise<OwnRecipe[]> {
  const mine = { where: { userId: caller.userId } };
  const rows = await db.recipe.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: "asc" },
    include: {
      ingredients: { select: lineSelect, orderBy: { position: "asc" } },
      instructions: { select: { text: true, groupName: true }, orderBy: { position: "asc" } },
      marks: { ...mine, select: { rating: true, note: true, tags: true } },
      collections: {
        where: { collection: { ownerId: caller.userId } },
        select: { collection: { select: { name: true, position: true } } },
      },
      photos: {
        select: { storageKey: true, width: true },
        orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }],
        take: 1,
      },
    },
  });
  const looks = await looksOf(
    caller,
    rows.flatMap(({ baseRecipeId }) => baseRecipeId ?? []),
  );
  return rows.map((row) => {
    const base = row.baseRecipeTitle === null ? null : (looks.get(row.baseRecipeId ?? "") ?? null);
    const [mark] = row.marks;
    const [photo] = row.photos;
    return {
      id: row.id,
      createdAt: row.createdAt,
      recipe: {
        title: row.title,
        description: row.description ?? base?.description ?? null,
        cuisine: kindKey("cuisine", row.cuisine ?? base?.cuisine),
        course: kindKey("course", row.course ?? base?.course),
        language: row.language ?? base?.language ?? null,
        servings: row.servings?.toNumber() ?? null,
        yield_text: row.yieldText ?? null,
        ...ofEachTime((name) => row[RECIPE_TIMES[name].column] ?? base?.[name] ?? null),
        source_url: row.sourceUrl ?? base?.source_url ?? null,
        ingredients: row.ingredients.map(({ groupName, ...line }) => ({ ...line, group: groupName })),
        instructions: row.instructions.map(({ text, groupName }) => ({ text, group: groupName })),
        rating: mark?.rating ?? null,
        note: mark?.note ?? "",
        tags: mark?.tags ?? [],
        collections: row.collections
          .map(({ collection }) => collection)
          .sort((a, b) => a.position - b.position)
          .map(({ name }) => name),
        left_out: storedLeftOut(row.leftOut),
      },
      picture: async () => (photo ? readPicture(photo) : null),
    };
  });
}

/** The largest stored size of a picture; null if the picture was deleted after the recipe was read. */
async function readPicture({ storageKey, width }: { storageKey: string; width: number }): Promise<Buffer | null> {
  const largest = widthsOf(width).at(-1);
  return largest === undefined ? null : objectStore().read(renditionKey(storageKey, largest), PHOTO_MAX_BYTES);
}
