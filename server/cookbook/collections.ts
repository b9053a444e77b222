import { z } from "zod";
import { MAX_COLLECTED, MAX_COLLECTIONS } from "@/lib/cookbook/limits";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { CollectionChanges, CollectionWire } from "@/lib/schemas/cookbook";
import { nameKey } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { lockPerson } from "@/server/db/lock-person";
import { queryRowsIn } from "@/server/db/query-rows";
import { uuid7 } from "@/server/db/uuid7";
import { saveRecipe } from "@/server/recipes/save-recipe";
import { type Caller, collectionNotFound, ownedBy, requireRecipe } from "./access";

/** The person's collections in the order that they chose. */
export async function listCollections(caller: Caller, source: Transaction = db): Promise<CollectionWire[]> {
  const rows = await source.recipeCollection.findMany({
    where: ownedBy(caller),
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, name: true, _count: { select: { recipes: true } } },
  });
  return rows.map(({ id, name, _count }) => ({ id, name, recipes: _count.recipes }));
}

/**
 * Creates a collection at the end of the list; a repeated `id` creates none. Errors: 404 for an id that somebody else
 * uses, 409 for a name that is taken, 409 for one collection too many.
 */
export async function createCollection(
  caller: Caller,
  body: { id?: string | undefined; name: string },
): Promise<CollectionWire> {
  const id = body.id ?? uuid7();
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const existing = await listCollections(caller, tx);
    const same = existing.find((each) => each.id === id);
    if (same) return same;
    if (existing.length >= MAX_COLLECTIONS)
      throw new AppError("conflict", says("collectionsMost", { count: MAX_COLLECTIONS }));
    if (await tx.recipeCollection.findUnique({ where: { id }, select: { id: true } })) {
      throw collectionNotFound();
    }
    requireFreeName(existing, id, body.name);
    const { _max } = await tx.recipeCollection.aggregate({ where: ownedBy(caller), _max: { position: true } });
    const position = (_max.position ?? 0) + 1;
    await tx.recipeCollection.create({
      data: { id, ...ownedBy(caller), name: body.name, position, createdAt: now() },
      select: { id: true },
    });
    return { id, name: body.name, recipes: 0 };
  });
}

function requireFreeName(existing: readonly CollectionWire[], id: string, name: string): void {
  const isInUse = existing.some((each) => each.id !== id && nameKey(each.name) === nameKey(name));
  if (isInUse) throw new AppError("conflict", says("collectionThere", { name }));
}

/** Renames a collection, or moves it to the place `index`. Returns all collections in their order. Errors: 404, 409. */
export async function changeCollection(
  caller: Caller,
  id: string,
  { name, index }: CollectionChanges,
): Promise<CollectionWire[]> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const existing = await listCollections(caller, tx);
    if (!existing.some((each) => each.id === id)) throw collectionNotFound();
    if (name !== undefined) {
      requireFreeName(existing, id, name);
      await tx.recipeCollection.update({ where: { id }, data: { name }, select: { id: true } });
    }
    if (index !== undefined) {
      const order = existing.flatMap((each) => (each.id === id ? [] : [each.id]));
      order.splice(index, 0, id);
      await tx.$executeRaw`
        UPDATE recipe_collections c SET position = o.place
        FROM unnest(${order}::uuid[]) WITH ORDINALITY AS o(id, place) WHERE c.id = o.id`;
    }
    return listCollections(caller, tx);
  });
}

/** Deletes a collection; its recipes stay saved. Errors: 404. */
export async function deleteCollection(caller: Caller, id: string): Promise<void> {
  const { count } = await db.recipeCollection.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw collectionNotFound();
}

/**
 * Puts a recipe into a collection. A recipe that is not the person's own is also saved, so that it appears in Your
 * Recipes. Doing this again changes nothing. Errors: 404 for the collection or the recipe, 409 when the collection is
 * full.
 */
export async function collectRecipe(caller: Caller, id: string, recipeId: string): Promise<void> {
  await requireRecipe(caller, recipeId);
  const collection = await db.recipeCollection.findFirst({ where: { id, ...ownedBy(caller) }, select: { id: true } });
  if (!collection) throw collectionNotFound();
  const isOwn = (await db.recipe.count({ where: { id: recipeId, ...ownedBy(caller) } })) > 0;
  if (!isOwn) await saveRecipe(caller, recipeId);
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    if (
      (await tx.collectionRecipe.count({ where: { collectionId: id, recipeId: { not: recipeId } } })) >= MAX_COLLECTED
    ) {
      throw new AppError("conflict", says("collectedMost", { count: MAX_COLLECTED }));
    }
    await tx.$executeRaw`
      INSERT INTO collection_recipes (collection_id, recipe_id, added_at)
      SELECT c.id, r.id, ${now()} FROM recipe_collections c, recipes r
      WHERE c.id = ${id}::uuid AND c.owner_id = ${caller.userId}::uuid AND r.id = ${recipeId}::uuid
      ON CONFLICT DO NOTHING`;
  });
}

/** Removes a recipe from a collection; it stays saved. Errors: 404 for a recipe that is not in it. */
export async function uncollectRecipe(caller: Caller, id: string, recipeId: string): Promise<void> {
  const { count } = await db.collectionRecipe.deleteMany({
    where: { recipeId, collection: { id, ...ownedBy(caller) } },
  });
  if (count === 0) throw collectionNotFound();
}

const TAG = z.object({ tag: z.string() });

/** All tags of the caller, the most used first. */
export async function listTags(caller: Caller): Promise<string[]> {
  const rows = await queryRowsIn(
    db,
    TAG,
    Prisma.sql`
    SELECT tag FROM recipe_marks m, unnest(m.tags) AS tag WHERE m.user_id = ${caller.userId}::uuid
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 200`,
  );
  return rows.map(({ tag }) => tag);
}
