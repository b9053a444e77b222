import type { AdminRow, EffectWire } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { isOneOf } from "../rows/row-conditions";
import { type StoredRow, selectList } from "../rows/row-wire";
import { getEditableModel, quoted } from "../schema/admin-model";
import { effectOnFoods, NO_EFFECT } from "./effect-of";
import { whyItStays } from "./must-stay";
import { foodsOf, isAboutFoods, isDeciding } from "./touched-foods";

type Wanted = { ids: readonly string[]; updates: AdminRow; remove: boolean };

/** What a change of these rows would affect, before it is made. */
export async function previewEffect(name: string, { ids, updates, remove }: Wanted): Promise<EffectWire> {
  const model = getEditableModel(name);
  if (ids.length === 0) return isAboutFoods(model) ? effectOnFoods(pool, foodsOf(model, [updates])) : NO_EFFECT;
  const values: unknown[] = [];
  const condition = isOneOf(model, ids, (value) => `$${values.push(value)}`);
  const { rows } = await pool.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r WHERE ${condition}`,
    values,
  );
  const blocked = remove ? await whyItStays(pool, model, rows) : null;
  const touches = remove ? isAboutFoods(model) : isDeciding(model, Object.keys(updates));
  return touches ? { ...(await effectOnFoods(pool, foodsOf(model, rows))), blocked } : { ...NO_EFFECT, blocked };
}
