import type pg from "pg";
import { ALLERGENS_OF_LAW } from "@/server/dietary/allergens-of-law";
import type { HealthRule } from "@/server/dietary/engine/build";
import { ADMIN_SOURCE } from "@/server/dietary/review/refresh-reviewed";
import { unlessEdited } from "@/server/reference/admin-edits";

export async function loadAllergenClasses(client: pg.ClientBase): Promise<void> {
  await client.query(
    `INSERT INTO allergen_classes (id, regime, key, number, name, source)
     SELECT gen_random_uuid(), regime::allergen_regime, key, number, name, source
     FROM jsonb_to_recordset($1) AS r(regime text, key text, number int, name text, source text)
     ON CONFLICT (regime, key) DO UPDATE SET ${unlessEdited("allergen_classes", ["number", "name"])}, source = excluded.source`,
    [JSON.stringify(ALLERGENS_OF_LAW.map(({ substances: _, ...row }) => row))],
  );
}

/**
 * Loads the limits per 100 g of health concerns. Rules about substances and foods, and those of diets, are only in the
 * engine.
 */
export async function loadHealthRules(
  client: pg.ClientBase,
  rules: ReadonlyMap<string, readonly HealthRule[]>,
): Promise<void> {
  const limits = [...rules.values()].flat().flatMap((rule) => (rule.kind === "nutrient" ? [toLimit(rule)] : []));
  await client.query(
    `WITH wanted AS (
       SELECT c.id AS concern_id, n.key AS nutrient_key, r.kind::limit_kind, r.per_100g, r.explanation, r.source
       FROM jsonb_to_recordset($1)
         AS r(concern text, nutrient text, kind text, per_100g numeric, explanation text, source text)
       JOIN health_concerns c ON c.name = r.concern JOIN nutrients n ON n.key = r.nutrient
     ), gone AS (
       DELETE FROM health_rules h WHERE h.source <> $2 AND NOT EXISTS (SELECT FROM wanted w
         WHERE w.concern_id = h.health_concern_id AND w.nutrient_key = h.nutrient_key AND w.kind = h.kind)
     )
     INSERT INTO health_rules (id, health_concern_id, nutrient_key, kind, per_100g, explanation, source)
     SELECT gen_random_uuid(), w.* FROM wanted w
     ON CONFLICT (health_concern_id, nutrient_key, kind) DO UPDATE
     SET per_100g = excluded.per_100g, explanation = excluded.explanation, source = excluded.source
     WHERE health_rules.source <> $2`,
    [JSON.stringify(limits), ADMIN_SOURCE],
  );
}

const toLimit = (rule: Extract<HealthRule, { kind: "nutrient" }>) => ({
  concern: rule.ruleOf,
  nutrient: rule.subject,
  kind: rule.test,
  per_100g: rule.per100g,
  explanation: `${rule.test === "max" ? "At most" : "At least"} ${rule.per100g} ${rule.unit} per 100 g`,
  source: rule.source,
});
