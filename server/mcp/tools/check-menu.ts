import { z } from "zod";
import { DISCLAIMER, MAX_ITEMS_PER_CALL } from "@/lib/schemas/analysis";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import { markOffThread } from "@/server/menus/analysis/mark-off-thread";
import { releasedReasons } from "@/server/menus/analysis/wire";
import { noteRead } from "@/server/oauth/diary/note-read";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { type Caller, HOW_TO_READ } from "../tool";
import { READ_FIELDS } from "./read-fields";

export const checkMenuInput = {
  items: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(300).describe("The dish as the menu names it"),
        description: z.string().max(4000).optional().describe("What the menu says of it, word for word"),
      }),
    )
    .min(1)
    .max(MAX_ITEMS_PER_CALL),
  allergen_key: z
    .string()
    .max(4000)
    .optional()
    .describe("What the menu's codes stand for, word for word: A = gluten, G = milk"),
};

type Input = { items: { name: string; description?: string | undefined }[]; allergen_key?: string | undefined };

/** Judges each dish by everything that the person recorded, with the reasons. */
export async function checkMenu(
  { access, address, signal }: Caller,
  { items, allergen_key }: Input,
): Promise<Record<string, unknown>> {
  const settings = await listDietarySettings(access.userId, { withIngredients: true, forOthers: true });
  const dishes = items.map(({ name, description }, index) => ({
    id: String(index),
    name,
    description: description ?? "",
  }));
  const marked = await markOffThread(
    { dishes, settings, allergenKey: allergen_key ?? "", useBrackets: false, hidesReasons: false },
    `${access.clientId} ${access.userId} ${address}`,
    { gone: signal },
  );
  noteRead(access, "menu", READ_FIELDS);
  return {
    nothing_recorded: settings.length === 0,
    items: marked.map((dish, index) => ({
      name: items[index]?.name ?? "",
      // Without any settings nothing was judged, and that must not look safe.
      verdict: settings.length === 0 ? "unknown" : dish.verdict,
      reasons: releasedReasons(dish),
    })),
    how_to_read: HOW_TO_READ,
    disclaimer: DISCLAIMER,
    engine_version: ENGINE_VERSION,
  };
}
