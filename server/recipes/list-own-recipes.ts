import { notFound } from "@/lib/errors";
import { type MyRecipeWire, OWN_RECIPES_PAGE, type OwnRecipesQuery, type RecipeWire } from "@/lib/schemas/recipes";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { OPEN } from "./access";
import { withFits } from "./judge-cards";
import { loadInOrder } from "./search/load-in-order";
import { listVariantsAsRecipes } from "./variants-as-recipes";

type Caller = { userId: string };
/** One page of a list, and how many there are on all pages. */
export type OwnPage<T> = { items: T[]; total: number };

type Found = { id: string; kind: "recipe" | "variant"; total: number };

/** Rows of a list (`id`, `kind`, `at`), the latest first. */
async function findPage(rows: Prisma.Sql, { page, page_size: size }: OwnRecipesQuery) {
  const found = await queryRows<Found>(Prisma.sql`
    SELECT id, kind, count(*) OVER ()::int AS total FROM (${rows}) AS own
    ORDER BY at DESC, id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`);
  // Behind the last page nothing is left to count with.
  const total = found[0]?.total ?? (page === 1 ? 0 : await countOf(rows));
  return { found, total };
}

async function countOf(rows: Prisma.Sql): Promise<number> {
  const [row] = await queryRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count FROM (${rows}) AS own`);
  return row?.count ?? 0;
}

const created = ({ userId }: Caller) => Prisma.sql`
  SELECT r.id, 'recipe' AS kind, r.created_at AS at FROM recipes r WHERE r.owner_id = ${userId}::uuid`;

/** What was saved and may still be read. */
const saved = ({ userId }: Caller, at: Prisma.Sql) => Prisma.sql`
  SELECT r.id, 'recipe' AS kind, ${at} AS at FROM saved_recipes s JOIN recipes r ON r.id = s.recipe_id
  WHERE s.user_id = ${userId}::uuid AND (${OPEN} OR r.owner_id = ${userId}::uuid)`;

const variants = ({ userId }: Caller) => Prisma.sql`
  SELECT v.id, 'variant' AS kind, v.created_at AS at FROM variants v WHERE v.owner_id = ${userId}::uuid`;

/** What the person wrote or saved, each once. */
const recipes = (caller: Caller) => Prisma.sql`${created(caller)} UNION ${saved(caller, Prisma.sql`r.created_at`)}`;

const pageOf = async (caller: Caller, rows: Prisma.Sql, query: OwnRecipesQuery): Promise<OwnPage<RecipeWire>> => {
  const { found, total } = await findPage(rows, query);
  return {
    total,
    items: await withFits(
      caller,
      await loadInOrder(
        caller,
        found.map(({ id }) => id),
      ),
    ),
  };
};

/** What the person saved and may still read, the latest saved first. */
export const listSavedRecipes = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, saved(caller, Prisma.sql`s.created_at`), query);

/** What the person wrote, newest first. */
export const listCreatedRecipes = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, created(caller), query);

/** What the person wrote or saved, each once, newest first. */
export const listRecipesOf = (caller: Caller, query: OwnRecipesQuery = OWN_RECIPES_PAGE) =>
  pageOf(caller, recipes(caller), query);

/** Every word stands in the title or in one ingredient; accents and case say nothing. */
function holdsWords(text: string): Prisma.Sql {
  const words = text.split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => {
    const isIn = (column: Prisma.Sql) => Prisma.sql`strpos(recipe_fold(${column}), recipe_fold(${word})) > 0`;
    const [title, name] = [isIn(Prisma.sql`title`), isIn(Prisma.sql`l.name`)];
    return Prisma.sql`(
      EXISTS (SELECT FROM recipes WHERE recipes.id = own.id AND own.kind = 'recipe' AND ${title})
      OR EXISTS (SELECT FROM variants WHERE variants.id = own.id AND own.kind = 'variant' AND ${title})
      OR EXISTS (SELECT FROM recipe_ingredients l WHERE l.recipe_id = own.id AND own.kind = 'recipe' AND ${name})
      OR EXISTS (SELECT FROM variant_ingredients l WHERE l.variant_id = own.id AND own.kind = 'variant' AND ${name}))`;
  });
  return conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join(conditions, " AND ");
}

/** Your Recipes: written, saved and customised, the latest first; of these what holds the words of a text. */
export async function listMyRecipes(
  caller: Caller,
  query: OwnRecipesQuery = OWN_RECIPES_PAGE,
  text = "",
): Promise<OwnPage<MyRecipeWire>> {
  const all = Prisma.sql`${recipes(caller)} UNION ALL ${variants(caller)}`;
  const rows = text === "" ? all : Prisma.sql`SELECT * FROM (${all}) AS own WHERE ${holdsWords(text)}`;
  const { found, total } = await findPage(rows, query);
  const idsOf = (kind: Found["kind"]) => found.flatMap((row) => (row.kind === kind ? [row.id] : []));
  const [ownRecipes, ownVariants] = await Promise.all([
    loadInOrder(caller, idsOf("recipe")),
    listVariantsAsRecipes(caller, idsOf("variant")),
  ]);
  const known = new Map<string, MyRecipeWire>([
    ...ownRecipes.map((recipe): [string, MyRecipeWire] => [`recipe ${recipe.id}`, withoutBase(recipe)]),
    ...ownVariants.map((variant): [string, MyRecipeWire] => [`variant ${variant.id}`, variant]),
  ]);
  const items = found.flatMap(({ kind, id }) => known.get(`${kind} ${id}`) ?? []);
  return { total, items: await withFits(caller, items) };
}

const withoutBase = (recipe: RecipeWire): MyRecipeWire => ({
  ...recipe,
  type: recipe.type ?? "saved",
  base_recipe_id: null,
  base_recipe_title: null,
});

/** These lists are nobody else's: another person's id finds nothing. */
export function requireSelf(caller: Caller, userId: string): void {
  if (caller.userId !== userId) throw notFound("User");
}
