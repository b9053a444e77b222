import { DISCLAIMER, type PreviewMenuBody, type PreviewMenuWire } from "@/lib/schemas/analysis";
import type { Setting } from "@/server/dietary/engine/judge";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import { markOffThread } from "./mark-off-thread";
import { toMarksWire } from "./wire";

/** The guest whom the documentation's example shows. */
const NUT_ALLERGY: Setting[] = [{ type: "diet", key: "nut_free" }];

/**
 * Marks the single dish of the documentation's example for a guest with a nut allergy. The call needs no application
 * and is not counted, because a single dish for one fixed guest is of no use to a real menu.
 */
export async function previewMenu(body: PreviewMenuBody, address: string): Promise<PreviewMenuWire> {
  const dishes = body.items.map(({ name, description }) => ({
    id: "0",
    name: name ?? "",
    description: description ?? "",
  }));
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
