import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GET as platformStats } from "@/app/api/platform-stats/route";
import { DIET_KEYS, type DietKey, findConflict } from "@/lib/dietary/diets";
import { deleteAccount } from "@/server/auth/delete-account";
import { db, pool } from "@/server/db/client";
import { removeIngredientPreference } from "@/server/profile/remove-ingredient-preference";
import { setDiets } from "@/server/profile/set-diets";
import { setIngredientPreference } from "@/server/profile/set-ingredient-preference";
import { createIngredient } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { call } from "../../support/request";
import { asKept, countSlowly } from "../../support/slow-platform-stats";

type Operation =
  | { kind: "register"; business: boolean }
  | { kind: "diets"; who: number; diets: DietKey[] }
  | { kind: "prefer"; who: number; ingredient: number; type: "allergy" | "intolerance" | "love" }
  | { kind: "forget"; who: number; ingredient: number }
  | { kind: "retype"; who: number; business: boolean }
  | { kind: "delete"; who: number };

const who = fc.nat(11);
const ingredient = fc.nat(2);
const diets = fc.uniqueArray(fc.constantFrom(...DIET_KEYS), { maxLength: 3 }).filter((keys) => !findConflict(keys));
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant("register" as const), business: fc.boolean() }),
  fc.record({ kind: fc.constant("diets" as const), who, diets }),
  fc.record({
    kind: fc.constant("prefer" as const),
    who,
    ingredient,
    type: fc.constantFrom("allergy" as const, "intolerance" as const, "love" as const),
  }),
  fc.record({ kind: fc.constant("forget" as const), who, ingredient }),
  fc.record({ kind: fc.constant("retype" as const), who, business: fc.boolean() }),
  fc.record({ kind: fc.constant("delete" as const), who }),
);

/** The people and ingredients of one run. An operation on a deleted person does nothing. */
type World = { people: string[]; ingredients: string[] };

const accountType = (business: boolean) => (business ? "business" : "diner") as "business" | "diner";

async function apply({ people, ingredients }: World, step: Operation): Promise<void> {
  if (step.kind === "register") {
    people.push((await createPerson({ accountType: accountType(step.business) })).id);
    return;
  }
  const id = people[step.who % Math.max(1, people.length)];
  if (id === undefined) return;
  if (step.kind === "diets") await setDiets(id, step.diets);
  else if (step.kind === "prefer") await setIngredientPreference(id, ingredients[step.ingredient] ?? "", step.type);
  else if (step.kind === "retype") {
    await db.user.updateMany({ where: { id }, data: { accountType: accountType(step.business) } });
  } else if (step.kind === "delete") await deleteAccount(id);
  else {
    const row = await db.ingredientPreference.findFirst({
      where: { userId: id, ingredientId: ingredients[step.ingredient] ?? "" },
      select: { id: true },
    });
    if (row) await removeIngredientPreference({ userId: id }, row.id);
  }
}

/** A concurrent operation may have deleted a person or a row; such errors are expected. */
const ignoringTheGone = (work: Promise<void>) =>
  work.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : error;
    if (code !== "unauthenticated" && code !== "not_found") throw error;
  });

async function newWorld(): Promise<World> {
  const people = await Promise.all(Array.from({ length: 4 }, async () => (await createPerson()).id));
  const ingredients = await Promise.all(Array.from({ length: 3 }, async () => (await createIngredient()).id));
  return { people, ingredients };
}

async function expectExact(): Promise<void> {
  const { slow, kept } = await countSlowly();
  expect(kept).toEqual(asKept(slow));
}

/** Writes without the rule that changes of one person take turns, and rolls up the counters repeatedly. */
async function writeCarelessly(people: readonly string[], ingredientId: string): Promise<void> {
  for (let round = 0; round < 80; round++) {
    const values = [people[round % people.length], ingredientId];
    await pool
      .query(
        `INSERT INTO ingredient_preferences (id, user_id, ingredient_id, preference_type, updated_at)
         SELECT gen_random_uuid(), id, $2::uuid, 'allergy', now() FROM users WHERE id = $1::uuid ON CONFLICT DO NOTHING`,
        values,
      )
      .catch((error: unknown) => {
        // The person was deleted after being read and before the insert.
        if (!(error instanceof Error && "code" in error && error.code === "23503")) throw error;
      });
    await pool.query("SELECT roll_up_platform_stats(50)");
    await pool.query(
      "DELETE FROM ingredient_preferences WHERE user_id = $1::uuid AND ingredient_id = $2::uuid",
      values,
    );
  }
}

describe("the stored counts equal a slow count", () => {
  it("after any sequence of operations", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (steps) => {
        const world = await newWorld();
        for (const step of steps) {
          await ignoringTheGone(apply(world, step));
          await expectExact();
        }
        expect((await call(platformStats)).body).toEqual((await countSlowly()).slow);
      }),
      { numRuns: 12 },
    );
  });

  it("in every snapshot while eight connections write at once, about few people and without taking turns", {
    timeout: 120_000,
  }, async () => {
    const world = await newWorld();
    let writing = true;
    const watching = (async () => {
      let looks = 0;
      for (; writing; looks++) await expectExact();
      return looks;
    })();
    const streams = fc.sample(fc.array(operation, { minLength: 25, maxLength: 25 }), { numRuns: 6, seed: 7 });
    const writers = streams.map(async (steps) => {
      for (const step of steps) await ignoringTheGone(apply(world, step));
    });
    const careless = world.ingredients.slice(0, 2).map((ingredient) => writeCarelessly(world.people, ingredient));
    await Promise.all([...writers, ...careless]).finally(() => {
      writing = false;
    });
    expect(await watching).toBeGreaterThan(3);
    await expectExact();
    expect((await call(platformStats)).body).toEqual((await countSlowly()).slow);
  });
});
