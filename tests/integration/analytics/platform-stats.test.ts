import { describe, expect, it } from "vitest";
import { GET as platformStats } from "@/app/api/platform-stats/route";
import { DIET_KEYS, type DietKey, isFreeFrom, WAYS_OF_EATING } from "@/lib/dietary/diets";
import { deleteAccount } from "@/server/auth/delete-account";
import { db, pool } from "@/server/db/client";
import { setDiets } from "@/server/profile/set-diets";
import { createIngredientPreference } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { call } from "../../support/request";
import { asKept, countSlowly } from "../../support/slow-platform-stats";

const NONE = {
  users_with_no_diet: 0,
  users_with_allergies: 0,
  ...Object.fromEntries(WAYS_OF_EATING.map((key) => [key, 0])),
};

async function personWith(...diets: DietKey[]) {
  const person = await createPerson();
  await setDiets(person.id, diets);
  return person;
}

const counts = async () => (await call<Record<string, unknown>>(platformStats)).body;

describe("GET /api/platform-stats", () => {
  it("answers everybody, with zero in every category when there are no people", async () => {
    const answer = await call(platformStats);
    expect(answer).toMatchObject({ status: 200, body: { total_users: 0, dietary_preferences: NONE } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("counts a person in every category that applies", async () => {
    await createPerson();
    await personWith("vegan", "keto");
    await personWith("vegan", "nut_free");
    await personWith("sesame_free");
    expect(await counts()).toEqual({
      total_users: 4,
      dietary_preferences: { ...NONE, users_with_no_diet: 1, vegan: 2, keto: 1, users_with_allergies: 2 },
    });
  });

  it.each(WAYS_OF_EATING)("counts %s as a way of eating, and not as an allergy", async (way) => {
    await personWith(way);
    expect(await counts()).toEqual({ total_users: 1, dietary_preferences: { ...NONE, [way]: 1 } });
  });

  it.each(DIET_KEYS.filter(isFreeFrom))("counts %s as an allergy, and not as a way of eating", async (key) => {
    await personWith(key);
    expect(await counts()).toEqual({ total_users: 1, dietary_preferences: { ...NONE, users_with_allergies: 1 } });
  });

  it("counts an allergy to an ingredient once a person, and no milder opinion", async () => {
    const { id } = await personWith("nut_free");
    await createIngredientPreference(id, "allergy");
    await createIngredientPreference((await createPerson()).id, "allergy");
    for (const type of ["intolerance", "avoid", "dislike", "like", "love"] as const) {
      await createIngredientPreference((await createPerson()).id, type);
    }
    expect(await counts()).toMatchObject({ total_users: 7, dietary_preferences: { users_with_allergies: 2 } });
  });

  it("still counts an allergy that a diet displaced", async () => {
    const { id } = await personWith("egg_free");
    await setDiets(id, ["vegan"]);
    expect(await counts()).toMatchObject({ dietary_preferences: { vegan: 1, users_with_allergies: 1 } });
  });

  it("leaves out business accounts, and follows an account that changes its type", async () => {
    const shop = await createPerson({ accountType: "business" });
    await setDiets(shop.id, ["vegan"]);
    expect(await counts()).toEqual({ total_users: 0, dietary_preferences: NONE });
    await db.user.update({ where: { id: shop.id }, data: { accountType: "diner" } });
    expect(await counts()).toEqual({ total_users: 1, dietary_preferences: { ...NONE, vegan: 1 } });
  });

  it("no longer counts a deleted account", async () => {
    const leaving = await personWith("vegan", "nut_free");
    await createIngredientPreference(leaving.id, "allergy");
    await personWith("paleo");
    await deleteAccount(leaving.id);
    expect(await counts()).toEqual({ total_users: 1, dietary_preferences: { ...NONE, paleo: 1 } });
  });

  it("counts rows that are inserted in one statement with their owner, and in bulk", async () => {
    await pool.query(`
      WITH people AS (
        INSERT INTO users (id, email, password_hash, updated_at)
        SELECT gen_random_uuid(), 'bulk' || n || '@diner.example', 'x', now() FROM generate_series(1, 300) n RETURNING id
      )
      INSERT INTO user_diets (user_id, diet, slot) SELECT id, 'vegan', 1 FROM people`);
    expect(await counts()).toEqual({ total_users: 300, dietary_preferences: { ...NONE, vegan: 300 } });
    await pool.query("UPDATE user_diets SET diet = 'keto'");
    expect(await counts()).toEqual({ total_users: 300, dietary_preferences: { ...NONE, keto: 300 } });
    await pool.query("TRUNCATE user_diets");
    expect(await counts()).toEqual({ total_users: 300, dietary_preferences: { ...NONE, users_with_no_diet: 300 } });
  });

  it("has the same totals before and after a batch is rolled up", async () => {
    for (let i = 0; i < 5; i++) await personWith("vegan", "nut_free");
    const before = await counts();
    await pool.query("SELECT roll_up_platform_stats(7), roll_up_platform_stats(1000)");
    expect(await counts()).toEqual(before);
    expect((await pool.query("SELECT FROM platform_stat_changes")).rowCount).toBe(3);
    const { slow, kept } = await countSlowly();
    expect(kept).toEqual(asKept(slow));
  });

  it("can be recounted if something bypassed the triggers", async () => {
    await personWith("vegan");
    await pool.query("DELETE FROM platform_stat_changes");
    await pool.query("SELECT rebuild_platform_stats()");
    expect(await counts()).toEqual({ total_users: 1, dietary_preferences: { ...NONE, vegan: 1 } });
  });
});
