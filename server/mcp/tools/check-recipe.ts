import { z } from "zod";
import { RECIPE_DISCLAIMER } from "@/lib/schemas/analysis";
import type { ParsedRecipeWire } from "@/lib/schemas/recipes";
import { importGiven } from "@/server/cookbook/carry/import-given";
import { env } from "@/server/env";
import { consumeLimit } from "@/server/limits/rate-limits";
import { noteRead } from "@/server/oauth/diary/note-read";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { SeveralRecipes } from "@/server/recipes/import/several-failure";
import { type Caller, HOW_TO_READ } from "../tool";
import { READ_FIELDS } from "./read-fields";

export const checkRecipeInput = {
  url: z.url().max(2000).describe("The address of a page with a recipe"),
  recipe: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe(
      "Only for a page that holds several: the title of one, as an earlier answer named it. It is kept among the person's own private recipes",
    ),
};

type Input = { url: string; recipe?: string | undefined };

/**
 * Reads and judges the recipe of a page, line by line. It is stored as by a visitor's import, so it appears in nobody's
 * list; one of several that a page holds becomes the person's own, as no address names it alone. Of several none is
 * taken without being asked for: the answer names them.
 */
export async function checkRecipe({ access, address, signal }: Caller, { url, recipe }: Input) {
  await consumeLimit("import_user", access.userId);
  const reader = { userId: access.userId, forOthers: true };
  const pick = recipe === undefined ? {} : { pick: [recipe] };
  try {
    const found = await importGiven(reader, { url, ...pick }, { address, gone: signal });
    noteRead(access, "recipe", READ_FIELDS);
    return toAnswer(found);
  } catch (error) {
    if (error instanceof SeveralRecipes) return toChoice(error, recipe);
    throw error;
  }
}

function toChoice({ found }: SeveralRecipes, recipe: string | undefined): Record<string, unknown> {
  return {
    several_recipes: true,
    verdict: "unknown",
    recipes: found.map((each) =>
      isRead(each)
        ? { title: each.recipe.title, ingredients: each.recipe.ingredients.length }
        : { title: each.title, cannot_be_read: each.reason },
    ),
    what_to_do: `${recipe === undefined ? "The page holds several recipes" : "The page holds no recipe with this title"}, and nothing was checked. Ask the person which of them they mean, and call again with its title as "recipe".`,
    how_to_read: HOW_TO_READ,
    disclaimer: RECIPE_DISCLAIMER,
  };
}

const NOT_READ_YET = {
  not_read_yet: true,
  what_to_do:
    "The recipe was not read to its end in time, which happens to long recipes and when many people ask at once. What stands here is not all: its verdict is unknown until then, and an empty list says nothing. It is being read now: call again with the same address in a minute.",
};

/** What makes the recipe unknown stands in it beside the lines: a verdict must not come without its reason. */
function toAnswer({ judgement, ...recipe }: ParsedRecipeWire): Record<string, unknown> {
  const nothing = !judgement || judgement.settings.length === 0;
  const isAllRead = recipe.engine_version !== null;
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
    ...(isAllRead ? {} : NOT_READ_YET),
    // Null: nobody has looked yet, which is not the same as having found nothing.
    named_but_not_listed: isAllRead ? (judgement?.fit.named_only ?? []) : null,
    left_out_by_the_import: recipe.left_out ?? [],
    not_known: (judgement?.not_known ?? []).map(({ setting, ...unknown }) => ({ setting: setting.label, ...unknown })),
    advice: (judgement?.findings ?? []).map(({ sentence }) => sentence),
    how_to_read: HOW_TO_READ,
    disclaimer: RECIPE_DISCLAIMER,
  };
}
