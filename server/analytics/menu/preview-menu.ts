import { DISCLAIMER, type PreviewMenuBody, type PreviewMenuWire } from "@/lib/schemas/analysis";
import type { Setting } from "@/server/dietary/engine/judge";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import { consumeLeased } from "@/server/limits";
import { markOffThread } from "./mark-off-thread";
import { toMarksWire } from "./wire";

/** The guest whom the documentation's example shows. */
const NUT_ALLERGY: Setting[] = [{ type: "diet", key: "nut_free" }];

/**
 * Marks the one dish of the documentation's example for a guest with a nut allergy. No application is asked for and no
 * call counted: it is our example, and it holds one dish, so that it is of no use for a menu.
 */
export async function previewMenu(body: PreviewMenuBody, address: string): Promise<PreviewMenuWire> {
  const dishes = body.items.map(({ name, description }) => ({
    id: "0",
    name: name ?? "",
    description: description ?? "",
  }));
  const characters = dishes.reduce((sum, { name, description }) => sum + name.length + description.length, 0);
  await consumeLeased("menu_characters_address", address, characters);
  const marked = await markOffThread(
    { dishes, settings: NUT_ALLERGY, useBrackets: body.use_brackets ?? false, hidesReasons: false },
    address,
  );
  return {
    items: marked.map((dish) => toMarksWire(dish, undefined, body.names)),
    personalised: true,
    based_on: ["diets"],
    disclaimer: DISCLAIMER,
    engine_version: ENGINE_VERSION,
  };
}
