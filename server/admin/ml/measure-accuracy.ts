import { z } from "zod";
import type { MlAccuracy } from "@/lib/schemas/admin-ml";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { BIT, DIET_RULES } from "@/server/dietary/engine/knowledge";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";

/** The diets with substance rules. The classifier says nothing about the others. */
const ruled = Object.keys(DIET_RULES) as (keyof typeof DIET_RULES)[];
/** A limit on the reviewed foods, so that one request cannot take long. */
const MOST_FOODS = 5_000;

/** `values`: the reviewer's answer by the key of the diet: yes or no. */
const REVIEWED = z.object({ name: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Compares the current classifier with people's decisions on at most MOST_FOODS reviewed foods. For each diet it counts
 * the foods that do not fit it, with a warning (`caught`) and without one (`missed`, the dangerous error), and the
 * foods that fit it, with a warning (`false_alarms`) and without one (`agreed`).
 */
export async function measureAccuracy(): Promise<MlAccuracy> {
  const rows = await queryText(
    pool,
    REVIEWED,
    `SELECT i.name, jsonb_object_agg(d.key, a.value) AS values
     FROM ingredients i JOIN ingredient_attributes a ON a.ingredient_id = i.id AND a.source = 'admin'
     JOIN dietary_attributes d ON d.id = a.attribute_id
     WHERE i.confirmed AND a.value <> 'maybe' GROUP BY i.id ORDER BY i.id LIMIT ${MOST_FOODS}`,
  );
  const { classify } = loadReferenceKnowledge();
  const counts = new Map(ruled.map((key) => [key, { caught: 0, missed: 0, false_alarms: 0, agreed: 0 }]));
  for (const { name, values } of rows) {
    const suspected = (classify?.(name) ?? []).reduce((mask, fact) => mask | BIT[fact.substance], 0);
    for (const [key, count] of counts) {
      const value = values[key];
      if (value === undefined) continue;
      const warned = (suspected & DIET_RULES[key].forbid) !== 0;
      if (value === "no") count[warned ? "caught" : "missed"] += 1;
      else count[warned ? "false_alarms" : "agreed"] += 1;
    }
  }
  return { reviewed: rows.length, attributes: [...counts].map(([key, count]) => ({ key, ...count })) };
}
