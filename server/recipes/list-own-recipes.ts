import { z } from "zod";
import { notFound } from "@/lib/errors";
import { type MyRecipeWire, OWN_RECIPES_PAGE, type OwnRecipesQuery, type RecipeWire } from "@/lib/schemas/recipes";
import { normalizedWords } from "@/lib/text/normalized-name";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { OPEN, ownRecipeOf } from "./access";
import { type Judged, withFits } from "./judge-cards";
import { loadInOrder, loadOwnInOrder } from "./search/load-in-order";

type Caller = { userId: string };
/** One page of a list, and the number of entries on all pages. */
export type OwnPage<T> = { items: T[]; total: number };

const FOUND = z.object({ id: z.string(), total: z.number() });
const COUNT = z.object({ count: z.number() });

/** Rows of a list (`id`, `at`), the latest first. */
async function findPage(rows: Prisma.Sql, { page, page_size: size }: OwnRecipesQuery) {
  const found = await queryRows(
    FOUND,
    Prisma.sql`
    SELECT id, count(*) OVER ()::int AS total FROM (${rows}) AS own
    ORDER BY at DESC, id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`,
  );
  // A page behind the last has no rows that carry the total, so it is counted separately.
  const total = found[0]?.total ?? (page === 1 ? 0 : await countOf(rows));
  return { ids: found.map(({ id }) => id), total };
}

async function countOf(rows: Prisma.Sql): Promise<number> {
  const [row] = await queryRows(COUNT, Prisma.sql`SELECT count(*)::int AS count FROM (${rows}) AS own`);
  return row?.count ?? 0;
}

const created = (caller: Caller) => Prisma.sql`
  SELECT r.id, r.created_at AS at FROM recipes r WHERE ${ownRecipeOf(caller)}`;

/** The recipes that the person saved and may still read. */
const saved = (caller: Caller, at: Prisma.Sql) => Prisma.sql`
  SELECT r.id, ${at} AS at FROM saved_recipes s JOIN recipes r ON r.id = s.recipe_id
  WHERE s.user_id = ${caller.userId}::uuid AND (${OPEN} OR ${ownRecipeOf(caller)})`;

/** Everything that the person wrote, variants included. */
const written = ({ userId }: Caller) => Prisma.sql`
  SELECT r.id, r.created_at AS at FROM recipes r WHERE r.owner_id = ${userId}::uuid`;

/** What the person wrote and what they saved, each recipe once. */
const withSaved = (caller: Caller, own: Prisma.Sql) =>
  Prisma.sql`${own} UNION ${saved(caller, Prisma.sql`r.created_at`)}`;

const pageOf = async (caller: Caller, rows: Prisma.Sql, query: OwnRecipesQuery): Promise<OwnPage<RecipeWire>> => {
  const { ids, total } = await findPage(rows, query);
  return { total, items: await withFits(caller, await loadInOrder(caller, ids)) };
};

/** What the person saved and may still read, the latest saved first. */
export const listSavedRecipes = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, saved(caller, Prisma.sql`s.created_at`), query);

/** What the person wrote, newest first. */
export const listCreatedRecipes = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, created(caller), query);

/** What the person wrote or saved, each once, newest first. */
export const listRecipesOf = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, withSaved(caller, created(caller)), query);

/** A condition on a recipe `r`: every word occurs in the title or in one ingredient, in its normal form. */
function holdsWords(text: string): Prisma.Sql {
  // A text without letters and digits is looked up as it is written.
  const words = normalizedWords(text);
  if (words.length === 0 && text.trim() !== "")
    return Prisma.sql`EXISTS (SELECT FROM recipes WHERE recipes.id = own.id AND strpos(title, ${text.trim()}) > 0)`;
  const conditions = words.map((word) => {
    const isIn = (column: Prisma.Sql) => Prisma.sql`strpos(recipe_fold(${column}), ${word}) > 0`;
    return Prisma.sql`(
      EXISTS (SELECT FROM recipes WHERE recipes.id = own.id AND ${isIn(Prisma.sql`title`)})
      OR EXISTS (SELECT FROM recipe_ingredients l WHERE l.recipe_id = own.id AND ${isIn(Prisma.sql`l.name`)}))`;
  });
  return conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, " AND ");
}

/** One of the person's collections, or one of their tags. */
export type ShelfFilter = { collection?: string | null; tag?: string | null };

function isOnShelf({ userId }: Caller, { collection, tag }: ShelfFilter): Prisma.Sql {
  if (collection) {
    return Prisma.sql`EXISTS (SELECT FROM collection_recipes k JOIN recipe_collections c ON c.id = k.collection_id
      WHERE k.recipe_id = own.id AND c.id = ${collection}::uuid AND c.owner_id = ${userId}::uuid)`;
  }
  if (tag) {
    return Prisma.sql`EXISTS (SELECT FROM recipe_marks m
      WHERE m.recipe_id = own.id AND m.user_id = ${userId}::uuid AND ${tag} = ANY(m.tags))`;
  }
  return Prisma.sql`TRUE`;
}

/** "Your Recipes": written, saved and customised ones, the latest first, filtered by words when a text is given. */
export async function listMyRecipes(
  caller: Caller,
  query: OwnRecipesQuery = OWN_RECIPES_PAGE,
  text = "",
  shelf: ShelfFilter = {},
  judged: Judged | null = null,
): Promise<OwnPage<MyRecipeWire>> {
  const all = withSaved(caller, written(caller));
  const isAll = text === "" && !shelf.collection && !shelf.tag;
  const rows = isAll
    ? all
    : Prisma.sql`SELECT * FROM (${all}) AS own WHERE ${holdsWords(text)} AND ${isOnShelf(caller, shelf)}`;
  const { ids, total } = await findPage(rows, query);
  return { total, items: await withFits(caller, await loadOwnInOrder(caller, ids), judged) };
}

/** Throws 404 for another person's id, because these lists are private. */
export function requireSelf(caller: Caller, userId: string): void {
  if (caller.userId !== userId) throw notFound("user");
}
