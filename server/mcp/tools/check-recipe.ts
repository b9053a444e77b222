import { z } from "zod";
import { DISCLAIMER } from "@/lib/schemas/analysis";
import { env } from "@/server/env";
import { consumeLimit } from "@/server/limits/rate-limits";
import { noteRead } from "@/server/oauth/diary/note-read";
import { importRecipe } from "@/server/recipes/import/import-recipe";
import { type Caller, HOW_TO_READ } from "../tool";
import { READ_FIELDS } from "./read-fields";

export const checkRecipeInput = { url: z.url().max(2000).describe("The address of a page with one recipe") };

/**
 * Reads and judges the recipe of a page, line by line. The recipe is stored as by a visitor's import, so it appears in
 * nobody's list.
 */
export async function checkRecipe({ access, address }: Caller, { url }: { url: string }) {
  await consumeLimit("import_user", access.userId);
  const recipe = await importRecipe({ userId: access.userId, forOthers: true }, { url }, { address });
  const { judgement } = recipe;
  noteRead(access, "recipe", READ_FIELDS);
  const nothing = !judgement || judgement.settings.length === 0;
  const nameOf = new Map(recipe.ingredients.map(({ id, name }) => [id, name]));
  return {
    recipe_id: recipe.id,
    title: recipe.title,
    address: `${env.APP_URL}/recipes/${recipe.id}`,
    nothing_recorded: nothing,
    verdict: nothing ? "unknown" : judgement.kind,
    voices: judgement?.voices ?? null,
    settings: (judgement?.settings ?? []).map(({ setting, kind }) => ({ setting: setting.label, kind })),
    ingredients: (judgement?.ingredients ?? []).map(({ id, kind, tags }) => ({
      line: nameOf.get(id) ?? "",
      verdict: kind,
      reasons: tags.map((tag) => ({ kind: tag.kind, setting: tag.setting.label, food: tag.text, reason: tag.reason })),
    })),
    how_to_read: HOW_TO_READ,
    disclaimer: DISCLAIMER,
  };
}
