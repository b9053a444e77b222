import { type AnalyzeMenuBody, type AnalyzeMenuWire, DISCLAIMER, type OnlyMarksWire } from "@/lib/schemas/analysis";
import { countCall } from "@/server/analytics/usage/count-call";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/knowledge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { queueableNames, queueUnknownFoods } from "@/server/dietary/review/queue-unknown-foods";
import { consumeLimit, type LimitState } from "@/server/limits/rate-limits";
import { noteRead } from "@/server/oauth/diary/note-read";
import type { OAuthAccess } from "@/server/oauth/resolve-access-token";
import { toldProducts } from "@/server/products/told-products";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { factsOfOwnDishes } from "../facts-of-own-dishes";
import { markOffThread } from "./mark-off-thread";
import { DIET_SCOPE, INGREDIENT_SCOPE, requireClientOf, requireMenuClient } from "./menu-client";
import { toMarkedItemWire, toMarksWire, toProductWire } from "./wire";

type MenuCaller = {
  access: OAuthAccess | null;
  origin: string | null;
  /** The network address that the call came from. */
  address: string;
  /** Called when the origin is on the application's list: the page at it may then read the answer. */
  onAllowedOrigin: () => void;
  /** Called with how far the application is from its limit. */
  onLimit: (state: LimitState) => void;
  /** Aborts when the caller's connection has closed. */
  gone: AbortSignal;
};

/**
 * Marks up a menu for the person whose access token is sent, or without a token for everybody, with nutrition
 * highlights only. A call counts once towards the application's usage, however many items it has, and only when it is
 * answered.
 */
export async function analyzeMenu(body: AnalyzeMenuBody, caller: MenuCaller): Promise<AnalyzeMenuWire | OnlyMarksWire> {
  const { access, origin, address } = caller;
  const client = access
    ? requireClientOf(access, body.client_id, origin)
    : await requireMenuClient(body.client_id, origin);
  if (origin) caller.onAllowedOrigin();
  // Without an access token only the address is counted (by the call's cost): a client id is public and anybody can send
  // an Origin, so a limit per application could be used up by strangers.
  if (access) caller.onLimit(await consumeLimit("menu_client", client.clientRowId));
  // For an application that may not read the diet, the whole profile is matched, but the answer contains no reasons.
  const hidesReasons = access !== null && !access.scopes.includes(DIET_SCOPE);
  const withIngredients = hidesReasons || (access?.scopes.includes(INGREDIENT_SCOPE) ?? false);
  const settings = access && (await listDietarySettings(access.userId, { withIngredients, forOthers: true }));
  const dishes = body.items.map((item, index) => ({
    id: String(index),
    name: item.name ?? "",
    description: item.description ?? "",
  }));
  // For nobody in particular there is no verdict that a kitchen's word could decide.
  const [facts, products] = await Promise.all([
    settings ? factsOfOwnDishes(client.clientRowId, dishes) : [],
    // Marks for nobody in particular have no verdict that a label could decide.
    settings || !body.only_marks ? toldProducts(body.items.map(({ gtin }) => codeOf(gtin))) : [],
  ]);
  const marked = await markOffThread(
    {
      dishes: dishes.map((dish, index) => ({
        ...dish,
        facts: facts[index] ?? [],
        product: products[index]?.product ?? null,
      })),
      settings,
      allergenKey: body.allergen_key ?? "",
      useBrackets: body.use_brackets ?? false,
      hidesReasons,
    },
    access ? `${access.clientId} ${access.userId}` : address,
    { gone: caller.gone },
  );
  await countCall(client.clientRowId, dishes.length);
  if (access) noteRead(access, "menu", fieldsIn({ hidesReasons, withIngredients }));
  const unknownFoods = queueableNames(marked.flatMap((dish) => dish.unknownFoods));
  if (unknownFoods.size > 0)
    runInBackground("queueing unknown foods", () =>
      db.$transaction((tx) => queueUnknownFoods(tx, [unknownFoods], loadKnowledge())),
    );
  const asOf = now().toISOString();
  const idOf = (index: number) => body.items[index]?.id ?? undefined;
  const answer: Omit<AnalyzeMenuWire, "items"> = {
    personalised: access !== null,
    based_on: access
      ? ["diets", "health_concerns", "allergies", ...(withIngredients ? ["ingredient_preferences" as const] : [])]
      : [],
    disclaimer: DISCLAIMER,
    engine_version: ENGINE_VERSION,
  };
  return body.only_marks
    ? { items: marked.map((dish, index) => toMarksWire(dish, idOf(index), body.names)), ...answer }
    : {
        items: marked.map((dish, index) => {
          const code = codeOf(body.items[index]?.gtin);
          const product = code === null ? undefined : toProductWire(code, products[index] ?? null);
          return toMarkedItemWire(dish, { id: idOf(index), names: body.names, asOf, product });
        }),
        ...answer,
      };
}

/** The code of a packaged food, as the page has it. */
const codeOf = (gtin: string | number | null | undefined): string | null => {
  const code = String(gtin ?? "").trim();
  return code === "" ? null : code;
};

/** The fields for the person's diary of reads: with `hidesReasons` the marks alone, else what the reasons reveal. */
const fieldsIn = ({ hidesReasons, withIngredients }: { hidesReasons: boolean; withIngredients: boolean }): string[] =>
  hidesReasons
    ? ["marks"]
    : ["diets", "allergies", "health_concerns", ...(withIngredients ? ["ingredient_preferences"] : [])];
