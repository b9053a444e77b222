import { afterAll, beforeAll, expect, it } from "vitest";
import { GET as search } from "@/app/api/recipes/search/route";
import type { DietKey } from "@/lib/dietary/diets";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { db, pool } from "@/server/db/client";
import { randomOf } from "../../bench/recipes/generate-recipes";
import { DISHES, FLAVOURS, FOODS, MAINS, STYLES } from "../../bench/recipes/pantry";
import { seedRecipes } from "../../bench/recipes/seed-recipes";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { slowSearch } from "../../support/slow-search";

/**
 * More recipes than a search counts for any common word, in several weeks; some private, hidden, not listed, or not
 * judged.
 */
const COUNT = 6_000;
const people: Record<"visitor" | "usual" | "narrow", SignedInPerson | null> = {
  visitor: null,
  usual: null,
  narrow: null,
};

async function diner(diets: readonly DietKey[], allergies: readonly string[], avoids: readonly string[]) {
  const person = await createSignedInPerson();
  for (const [i, diet] of diets.entries()) await db.userDiet.create({ data: { userId: person.id, diet, slot: i + 1 } });
  for (const [slugs, preferenceType] of [
    [allergies, "allergy"],
    [avoids, "avoid"],
  ] as const)
    for (const { id } of await db.ingredient.findMany({ where: { slug: { in: [...slugs] } } }))
      await db.ingredientPreference.create({ data: { userId: person.id, ingredientId: id, preferenceType } });
  return person;
}

async function prepare(): Promise<void> {
  people.usual = await diner(["vegetarian"], ["peanut", "sesame"], ["garlic"]);
  people.narrow = await diner(["vegan", "low_fodmap"], ["peanut", "soy", "mustard", "celery"], []);
  const client = await pool.connect();
  try {
    await seedRecipes(client, COUNT);
    const owner = people.usual.id;
    await client.query(`
      UPDATE recipes SET created_at = created_at - (abs(hashtext(id::text)) % 40) * interval '1 day',
        engine_version = CASE WHEN abs(hashtext(id::text)) % 50 = 0 THEN '0.9.0' WHEN abs(hashtext(id::text)) % 51 = 0 THEN NULL ELSE engine_version END,
        has_unknown = has_unknown OR abs(hashtext(id::text)) % 31 = 0,
        hidden_at = CASE WHEN abs(hashtext(id::text)) % 29 = 0 THEN now() END,
        is_listed = abs(hashtext(id::text)) % 23 > 0`);
    await client.query(
      `UPDATE recipes SET origin = 'created', is_public = false, owner_id = $1, source_url_normalized = NULL
       WHERE abs(hashtext(id::text)) % 37 = 0`,
      [owner],
    );
    await client.query("ANALYZE recipes");
  } finally {
    client.release();
  }
}

afterAll(async () => {
  await db.recipe.deleteMany();
});

const random = randomOf(11);
const any = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
const maybe = (share: number, text: string) => (random() < share ? text : "");

/** Searches of every kind, and of several kinds at once. */
function askedAtRandom(): string {
  const q = [
    ...["", "", any(MAINS), any(FLAVOURS), `${any(STYLES)} ${any(DISHES)}`, `${any(MAINS)} -${any(FLAVOURS)}`],
    ...[`${any(MAINS)} or ${any(MAINS)}`, `"${any(FLAVOURS)}" ${any(DISHES)}`, `-${any(MAINS)}`, `-"${any(FLAVOURS)}"`],
  ];
  return [
    maybe(0.7, `q=${encodeURIComponent(any(q))}`),
    maybe(0.3, `ingredients=${any(FOODS)}`),
    maybe(0.2, `ingredients=${any(FOODS)}&match=any`),
    maybe(0.1, "ingredients=blorptang"),
    maybe(0.2, `exclude=${any(["nuts", "dairy", "egg", "fish", "blorptang", ...FOODS])}`),
    maybe(0.2, `max_time=${any(["10", "30", "55", "100", "200"])}`),
    maybe(0.2, `course=${any(["main", "soup", "dessert"])}`),
    maybe(0.1, `cuisine=${any(["italian", "french", "thai"])}`),
    maybe(0.2, `diet=${any(["vegan", "vegetarian", "gluten_free"])}`),
    maybe(0.2, `have=${any(FOODS)}&have=${any(MAINS)}`),
    maybe(0.6, `sort=${any(["best", "newest", "quickest", "fewest_missing"])}`),
    `page=${any(["1", "1", "2", "7"])}`,
  ]
    .filter((each) => each !== "")
    .join("&");
}

/** Words that no recipe has are read as prefixes or as misspelt; other tests check that. */
async function isReadAnew(address: string): Promise<boolean> {
  const q = new URLSearchParams(address).get("q");
  return q !== null && (await slowSearch(null, `/?q=${encodeURIComponent(q)}`)).total === 0;
}

const FITTING = ["", "fit=strict", "fit=standard", "fit=relaxed", "sort=fit", "sort=fit&fit=relaxed"];

beforeAll(prepare, 600_000);

/** Recipes with a frequent word, in the title or only among the ingredients, in the order of fit. */
async function rankFrequentWords(): Promise<void> {
  const inTitles = STYLES.slice(0, 16).join(" or ");
  const inIngredients = FOODS.slice(0, 12).join(" or ");
  for (const q of [inTitles, inIngredients, MAINS[0] ?? "", `${FOODS[0]} -${MAINS[0]}`])
    for (const person of [people.usual, people.narrow])
      for (const fitting of ["sort=fit", "sort=fit&fit=relaxed"])
        for (const page of [1, 40]) {
          const path = `/api/recipes/search?q=${encodeURIComponent(q)}&${fitting}&page=${page}`;
          const { body } = await call<RecipeSearchWire>(search, { path, token: person?.token ?? "" });
          const slow = await slowSearch(person && { userId: person.id }, path);
          expect({ ids: body.items.map(({ id }) => id), total: body.total_count }, path).toEqual({
            ids: slow.ids,
            total: slow.total,
          });
        }
}

it("a search finds what a scan of all recipes finds, for every caller and every combination of filters", async () => {
  for (let round = 0; round < 100; round++) {
    for (const [name, person] of Object.entries(people)) {
      const fitting = person ? any(FITTING) : "";
      const address = [askedAtRandom(), fitting].filter((each) => each !== "").join("&");
      const asked = fitting.includes("sort=") ? address.replace(/sort=(?!fit)\w+&?/, "") : address;
      const { status, body } = await call<RecipeSearchWire>(search, {
        path: `/api/recipes/search?${asked}`,
        ...(person ? { token: person.token } : {}),
      });
      expect(status, asked).toBe(200);
      if (await isReadAnew(asked)) continue;
      const slow = await slowSearch(person && { userId: person.id }, `/api/recipes/search?${asked}`);
      const found = { ids: body.items.map(({ id }) => id), total: body.total_count, hidden: body.hidden_count ?? 0 };
      expect(found, `${name}: ${asked}`).toEqual({ ...slow, hidden: body.hidden_count === null ? 0 : slow.hidden });
    }
  }
  // In the same test, because the database is emptied after each.
  await rankFrequentWords();
}, 600_000);
