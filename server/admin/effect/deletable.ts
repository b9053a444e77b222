import type { Queryable } from "@/server/db/client";
import type { StoredRow } from "../rows/row-wire";
import type { AdminModel } from "../schema/admin-model";
import { effectOnFavorites, effectOnFoods, NO_EFFECT, requireSeen } from "./effect-of";
import { favoritesSentence } from "./effect-sentences";
import { whyItStays } from "./must-stay";
import { foodsOf, isAboutFoods } from "./touched-foods";

/**
 * Throws 409 where the engine or somebody needs one of the rows, and until the administrator has confirmed whom their
 * deletion affects. The undo of a new row is a deletion too.
 */
export async function requireDeletable(
  client: Queryable,
  model: AdminModel,
  rows: readonly StoredRow[],
  isConfirmed: boolean,
): Promise<void> {
  const blocked = await whyItStays(client, model, rows);
  if (model.table === "favorite_items") {
    const ids = rows.map((row) => row.id);
    const effect = await effectOnFavorites(client, ids);
    requireSeen(effect, isConfirmed, favoritesSentence(effect));
  }
  const effect = isAboutFoods(model) ? await effectOnFoods(client, foodsOf(model, rows)) : NO_EFFECT;
  requireSeen({ ...effect, blocked }, isConfirmed);
}
