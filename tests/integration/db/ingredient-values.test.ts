import { beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "@/server/db/client";
import { loadValues } from "@/server/reference/values/load-values";

/** The rows of a food in each table, as text. */
async function valuesOf(slug: string) {
  const { attributes, allergens, nutrients, portions } = await db.ingredient.findUniqueOrThrow({
    where: { slug },
    select: {
      attributes: { select: { value: true, source: true, attribute: { select: { key: true } } } },
      allergens: { select: { presence: true, allergenClass: { select: { key: true } } } },
      nutrients: { select: { nutrientKey: true, per100g: true, source: true } },
      portions: { select: { amount: true, measure: true, grams: true, source: true } },
    },
  });
  return {
    attributes: Object.fromEntries(attributes.map((row) => [row.attribute.key, row.value])),
    sources: Object.fromEntries(attributes.map((row) => [row.attribute.key, row.source])),
    allergens: Object.fromEntries(allergens.map((row) => [row.allergenClass.key, row.presence])),
    nutrients: Object.fromEntries(nutrients.map((row) => [row.nutrientKey, row.per100g.toNumber()])),
    nutrientSources: new Set(nutrients.map((row) => row.source)),
    portions,
  };
}

const counts = async () =>
  (
    await pool.query<Record<string, string>>(
      `SELECT (SELECT count(*) FROM ingredient_attributes) AS attributes,
         (SELECT count(*) FROM ingredient_allergens) AS allergens,
         (SELECT count(*) FROM ingredient_nutrients) AS nutrients,
         (SELECT count(*) FROM ingredient_portions) AS portions, (SELECT count(*) FROM health_rules) AS rules`,
    )
  ).rows[0];
/** Physical places of rows, which change when a row is written again. */
const places = async () =>
  (await pool.query("SELECT ingredient_id, nutrient_key, ctid FROM ingredient_nutrients ORDER BY 1, 2 LIMIT 2000"))
    .rows;

/** Keeps a few hundred foods, which suffice: all of them have a quarter of a million rows. */
beforeEach(async () => {
  await pool.query(
    `DELETE FROM ingredients WHERE slug <> ALL(ARRAY['butter', 'peanut', 'oat', 'honey']) AND slug > 'c'`,
  );
});

describe("the facts about foods in the database", () => {
  it("are loaded with their sources, keep values of administrators, and can be loaded again", {
    timeout: 300_000,
  }, async () => {
    await loadValues();

    const butter = await valuesOf("butter");
    expect(butter.attributes).toMatchObject({
      vegan: "no",
      vegetarian: "yes",
      dairy_free: "no",
      nut_free: "yes",
      keto: "yes",
    });
    expect(butter.sources).toMatchObject({
      vegan: "milk: butter (team)",
      nut_free: "engine",
      keto: "usda-sr28:01001",
    });
    expect(butter.allergens).toEqual({ eu_milk: "yes", us_milk: "yes" });
    expect(butter.nutrients).toMatchObject({ calories: 717, sodium: 0.643, cholesterol: 0.215, gluten: 0 });
    expect(butter.nutrientSources).toEqual(new Set(["usda-sr28:01001", "engine"]));
    expect(butter.portions).toContainEqual(expect.objectContaining({ measure: "tbsp", source: "usda-sr28:01001" }));
    expect((await valuesOf("peanut")).allergens).toMatchObject({ eu_peanuts: "yes", us_peanuts: "yes" });
    expect((await valuesOf("oat")).allergens).toMatchObject({ eu_gluten_cereals: "yes" });
    expect((await valuesOf("oat")).attributes.gluten_free).not.toBe("yes");

    const unmeasured = await db.ingredientNutrient.count({ where: { nutrientKey: "trans_fat", per100g: 0 } });
    const stated = await db.ingredientNutrient.count({ where: { nutrientKey: "trans_fat" } });
    expect(stated - unmeasured).toBeGreaterThan(0);
    expect((await valuesOf("honey")).nutrients).not.toHaveProperty("trans_fat");

    const rule = await db.healthRule.findFirstOrThrow({
      where: { nutrientKey: "sodium", healthConcern: { name: "high_blood_pressure" } },
    });
    expect([rule.per100g.toNumber(), rule.kind, rule.source]).toEqual([0.15, "max", "spec"]);

    const before = { counts: await counts(), places: await places() };
    await loadValues();
    expect({ counts: await counts(), places: await places() }).toEqual(before);

    const { id } = await db.ingredient.findUniqueOrThrow({ where: { slug: "butter" }, select: { id: true } });
    const honey = await db.ingredient.findUniqueOrThrow({ where: { slug: "honey" }, select: { id: true } });
    await db.ingredientNutrient.updateMany({
      where: { ingredientId: id, nutrientKey: "sodium" },
      data: { per100g: 0.011, source: "admin" },
    });
    await db.ingredientNutrient.updateMany({
      where: { ingredientId: id, nutrientKey: "protein" },
      data: { per100g: 99 },
    });
    await db.ingredient.update({ where: { id: honey.id }, data: { origin: "admin" } });
    await db.ingredientAttribute.updateMany({ where: { ingredientId: honey.id }, data: { value: "maybe" } });
    await db.referenceLoad.update({ where: { name: "ingredient values" }, data: { checksum: "an older one" } });
    await loadValues();
    expect((await valuesOf("butter")).nutrients).toMatchObject({ sodium: 0.011, protein: 0.85 });
    expect(new Set(Object.values((await valuesOf("honey")).attributes))).toEqual(new Set(["maybe"]));
    expect(await counts()).toEqual(before.counts);
  });

  it("stop loading at the next part when the process ends, and are not marked as complete", async () => {
    await loadValues({ signal: AbortSignal.abort() });
    expect(await db.referenceLoad.count({ where: { name: "ingredient values" } })).toBe(0);
    expect(await db.ingredientNutrient.count()).toBe(0);
  });
});
