import { MAX_COLLECTED, MAX_COLLECTIONS } from "@/lib/cookbook/limits";
import { type Sentence, says } from "@/lib/i18n/sentence";
import { lineWords } from "@/lib/recipes/line-words";
import { nameKey } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { uuid7 } from "@/server/db/uuid7";
import { type Ahead, analyseAhead, type StoredLine } from "@/server/recipes/analysis/analyse-ahead";
import { storeAnalyses } from "@/server/recipes/analysis/store-analysis";
import type { CarriedRecipe, ReadRecipe } from "@/server/recipes/carried/carried-recipe";
import { MAX_OWN_RECIPES } from "@/server/recipes/create-recipe";
import { type BroughtPicture, keepPicture } from "@/server/recipes/import/bring-picture";
import { insertLines } from "@/server/recipes/insert-lines";
import { leftOutTexts } from "@/server/recipes/left-out";
import { toFactColumns } from "@/server/recipes/recipe-facts";
import { type Caller, ownedBy } from "../access";
import { findOwned, type OwnedRecipe } from "./find-owned";

export type CarriedEntry = { read: ReadRecipe; key: string };
type Entry = CarriedEntry & { picture: BroughtPicture | null };
type Added = { id: string; hasPicture: boolean; lostPicture: boolean; doubtful: string[] };

export type StoredCarried = {
  added: ReadonlyMap<string, Added>;
  /** Recipes that the person already has, because another window added them meanwhile. */
  kept: ReadonlyMap<string, OwnedRecipe>;
  /** Why the remaining recipes were not added. */
  refusal: Sentence;
};

const FULL = says("recipesFull", { count: MAX_OWN_RECIPES });

/** Stores recipes with the person's ratings, notes, tags and collections, all in one transaction. */
export async function storeCarried(caller: Caller, entries: readonly Entry[]): Promise<StoredCarried> {
  const recipes = entries.map(({ read }) => read.recipe);
  const words = {
    titles: recipes.map(({ title }) => title),
    ingredients: recipes.flatMap((recipe) => linesOf(recipe).ingredients),
    instructions: recipes.flatMap(({ instructions }) => instructions),
    leftOut: recipes.flatMap((recipe) => leftOutTexts(recipe.left_out)),
  };
  const ahead = await analyseAhead(words, caller);
  return db.$transaction(
    async (tx) => {
      await lockPerson(tx, caller.userId);
      const kept = await findOwned(caller, recipes, tx);
      const room =
        MAX_OWN_RECIPES - (await tx.recipe.count({ where: { ownerId: caller.userId, baseRecipeTitle: null } }));
      const fresh = entries.filter(({ key }) => !kept.has(key)).slice(0, Math.max(0, room));
      const rows = fresh.map((entry) => ({ ...entry, id: uuid7() }));
      await insertRecipes(tx, caller, rows);
      await keepMarks(tx, caller, rows);
      await collect(tx, caller, rows);
      if (rows.length > 0) {
        await storeAnalyses(
          tx,
          rows.map(({ id }) => id),
          ahead,
        );
      }
      return { added: new Map(rows.map((row) => [row.key, addedOf(row, ahead)])), kept, refusal: FULL };
    },
    { timeout: 30_000 },
  );
}

type Row = Entry & { id: string };

async function insertRecipes(tx: Transaction, { userId }: Caller, rows: readonly Row[]): Promise<void> {
  await tx.recipe.createMany({
    data: rows.map(({ id, key, read: { recipe } }) => ({
      id,
      ownerId: userId,
      origin: "created" as const,
      isPublic: false,
      importHash: key,
      title: recipe.title,
      ...toFactColumns(recipe),
      language: recipe.language,
      servings: recipe.servings,
      leftOut: recipe.left_out,
      createdAt: now(),
    })),
  });
  for (const { id, read, picture } of rows) {
    await insertLines(tx, id, linesOf(read.recipe));
    await keepPicture(tx, id, picture, read.image_url);
  }
}

const linesOf = ({ ingredients, instructions }: CarriedRecipe) => ({
  ingredients: ingredients.map(({ group, ...line }, position) => ({ position, ...line, groupName: group })),
  instructions: instructions.map(({ text, group }, position) => ({ position, text, groupName: group })),
});

async function keepMarks(tx: Transaction, { userId }: Caller, rows: readonly Row[]): Promise<void> {
  const marked = rows.filter(({ read: { recipe } }) => recipe.rating || recipe.note !== "" || recipe.tags.length > 0);
  await tx.recipeMark.createMany({
    data: marked.map(({ id, read: { recipe } }) => ({
      userId,
      recipeId: id,
      rating: recipe.rating,
      note: recipe.note,
      tags: recipe.tags,
      updatedAt: now(),
    })),
  });
}

/**
 * Puts the recipes into the collections of the same names (in any case). Creates missing collections and adds recipes
 * only within the limits.
 */
async function collect(tx: Transaction, caller: Caller, rows: readonly Row[]): Promise<void> {
  const names = [...new Set(rows.flatMap(({ read }) => read.recipe.collections))];
  if (names.length === 0) return;
  const existing = await tx.recipeCollection.findMany({
    where: ownedBy(caller),
    select: { id: true, name: true, position: true, _count: { select: { recipes: true } } },
  });
  const shelves = new Map(existing.map(({ id, name, _count }) => [nameKey(name), { id, count: _count.recipes }]));
  const missing = names.filter((name) => !shelves.has(nameKey(name))).slice(0, MAX_COLLECTIONS - existing.length);
  let position = Math.max(0, ...existing.map((each) => each.position));
  for (const name of missing) {
    if (shelves.has(nameKey(name))) continue;
    const id = uuid7();
    await tx.recipeCollection.create({
      data: { id, ownerId: caller.userId, name, position: ++position, createdAt: now() },
      select: { id: true },
    });
    shelves.set(nameKey(name), { id, count: 0 });
  }
  const places = rows.flatMap(({ id, read }) =>
    read.recipe.collections.flatMap((name) => {
      const shelf = shelves.get(nameKey(name));
      if (!shelf || shelf.count >= MAX_COLLECTED) return [];
      shelf.count += 1;
      return [{ collectionId: shelf.id, recipeId: id, addedAt: now() }];
    }),
  );
  await tx.collectionRecipe.createMany({ data: places, skipDuplicates: true });
}

function addedOf({ id, read, picture }: Row, ahead: Ahead): Added {
  const doubtful = read.recipe.ingredients.filter((line) => isDoubtful({ ...line, groupName: line.group }, ahead));
  return {
    id,
    hasPicture: picture !== null,
    lostPicture: read.image_url !== null && picture === null,
    doubtful: doubtful.map(lineWords),
  };
}

const isDoubtful = (line: StoredLine, ahead: Ahead): boolean => ahead.of(line)?.isKnown === false;
