import type { AdminRow, EffectWire } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { isOneOf } from "../rows/row-conditions";
import { type StoredRow, selectList } from "../rows/row-wire";
import { getEditableModel, quoted } from "../schema/admin-model";
import { countOwnersToNotify, effectOnFavorites, effectOnFoods, effectOnRecipes, NO_EFFECT } from "./effect-of";
import {
  type Effect,
  effectSentence,
  favoritesSentence,
  ownersNotifiedSentence,
  savedSentence,
} from "./effect-sentences";
import { whyItStays } from "./must-stay";
import { foodsOf, isAboutFoods, isDeciding } from "./touched-foods";

type Wanted = { ids: readonly string[]; updates: AdminRow; remove: boolean };

/** What a change of these rows would affect, before it is made. */
export async function previewEffect(name: string, { ids, updates, remove }: Wanted): Promise<EffectWire> {
  const model = getEditableModel(name);
  if (ids.length === 0) {
    return isAboutFoods(model) ? toWire(await effectOnFoods(pool, foodsOf(model, [updates]))) : NOTHING;
  }
  const values: unknown[] = [];
  const condition = isOneOf(model, ids, (value) => `$${values.push(value)}`);
  const { rows } = await pool.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r WHERE ${condition}`,
    values,
  );
  const blocked = remove ? await whyItStays(pool, model, rows) : null;
  if (model.table === "recipes") {
    if (!remove && !("hidden_at" in updates)) return NOTHING;
    const recipeIds = rows.map((row) => String(row.id));
    const notice = ownersNotifiedSentence(await countOwnersToNotify(pool, recipeIds));
    return { ...toWire({ ...(await effectOnRecipes(pool, recipeIds)), blocked }, savedSentence), told: notice };
  }
  if (model.table === "favorite_items" && remove) {
    const items = rows.map((row) => row.id);
    return toWire({ ...(await effectOnFavorites(pool, items)), blocked }, favoritesSentence);
  }
  const touches = remove ? isAboutFoods(model) : isDeciding(model, Object.keys(updates));
  return touches ? toWire({ ...(await effectOnFoods(pool, foodsOf(model, rows))), blocked }) : { ...NOTHING, blocked };
}

const NOTHING: EffectWire = { ...NO_EFFECT, sentence: "" };

const toWire = (effect: Effect, sentenceOf = effectSentence): EffectWire => ({
  ...effect,
  sentence: effect.recipes > 0 || effect.people > 0 ? sentenceOf(effect) : "",
});
