import { type AnalyzeMenuBody, type AnalyzeMenuWire, DISCLAIMER } from "@/lib/schemas/analysis";
import { countCall } from "@/server/analytics/usage/count-call";
import { runInBackground } from "@/server/background";
import { db } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/version";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { queueableNames, queueUnknownFoods } from "@/server/dietary/review/queue-unknown-foods";
import { consumeLimit } from "@/server/limits";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { INGREDIENT_SCOPE, requireClientOf, requireMenuClient } from "./menu-client";
import { toMarkedItemWire } from "./wire";

type MenuCaller = {
  access: OAuthAccess | null;
  origin: string | null;
  /** Called once the origin is known to be one of the application's: its page may read the answer. */
  onAllowedOrigin: () => void;
};

/**
 * Marks up a menu for the person whose access token came with it, or for nobody in particular: then with
 * nutrition highlights only. One call is counted for the application, however many items it has, when it is
 * answered and not when it is refused.
 */
export async function analyzeMenu(body: AnalyzeMenuBody, caller: MenuCaller): Promise<AnalyzeMenuWire> {
  const { access, origin } = caller;
  const client = access
    ? requireClientOf(access, body.client_id, origin)
    : await requireMenuClient(body.client_id, origin);
  if (origin) caller.onAllowedOrigin();
  await consumeLimit("menu_client", client.clientRowId);
  const withIngredients = access?.scopes.includes(INGREDIENT_SCOPE) ?? false;
  const settings = access && (await listDietarySettings(access.userId, { withIngredients }));
  const dishes = body.items.map((item, index) => ({
    id: String(index),
    name: item.name ?? "",
    description: item.description ?? "",
  }));
  const knowledge = loadKnowledge();
  const marked = markMenu(dishes, settings, knowledge, { useBrackets: body.use_brackets ?? false });
  await countCall(client.clientRowId, dishes.length);
  const unknownFoods = queueableNames(marked.flatMap((dish) => dish.unknownFoods));
  if (unknownFoods.size > 0)
    runInBackground("queueing unknown foods", () =>
      db.$transaction((tx) => queueUnknownFoods(tx, [unknownFoods], knowledge)),
    );
  return {
    items: marked.map((dish, index) => toMarkedItemWire(dish, body.items[index]?.id ?? undefined, body.names)),
    personalised: access !== null,
    based_on: access
      ? ["diets", "health_concerns", ...(withIngredients ? ["ingredient_preferences" as const] : [])]
      : [],
    disclaimer: DISCLAIMER,
    engine_version: ENGINE_VERSION,
  };
}
