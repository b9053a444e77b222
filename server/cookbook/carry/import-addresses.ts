import { AppError } from "@/lib/errors";
import { speak } from "@/lib/i18n/speak";
import type {
  ImportAddressesBody,
  ImportedAddressesWire,
  ImportedAddressWire,
  OtherWay,
} from "@/lib/schemas/imported-addresses";
import type { ImportFailure } from "@/lib/schemas/recipe-bodies";
import { consumeLimit } from "@/server/limits/rate-limits";
import { parsePageAddress } from "@/server/recipes/import/fetch/page-address";
import { importPage } from "@/server/recipes/import/import-recipe";
import { SeveralRecipes } from "@/server/recipes/import/several-failure";
import { saveRecipe } from "@/server/recipes/save-recipe";
import { requesterLocale } from "@/server/work/requester";
import type { Caller } from "../access";
import { findHeld } from "./find-held";

/** After this time no further page is begun, so that the answer comes before a proxy in between gives up. */
const BEGIN_WITHIN_MS = 15_000;

/** In how many seconds a page is tried again for which the product had no room. */
const NO_ROOM_SECONDS = 5;

type Options = { signal: AbortSignal; clock?: () => number };

/**
 * Imports and saves the recipes of pages, one after the other, each of which counts as an import of the caller's. What
 * the caller has already is not fetched and does not count. One page that fails does not stop the others, and what is
 * not begun in time is named as waiting.
 */
export async function importAddresses(
  caller: Caller,
  { addresses }: ImportAddressesBody,
  { signal, clock = () => performance.now() }: Options,
): Promise<ImportedAddressesWire> {
  const end = clock() + BEGIN_WITHIN_MS;
  const rows: ImportedAddressWire[] = [];
  let wait: number | null = null;
  for (const address of addresses) {
    try {
      const url = parsePageAddress(address);
      const held = await findHeld(caller, url);
      if (held) rows.push(rowOf(address, "kept", { title: held.title, recipe_id: held.id }));
      else if (wait !== null || signal.aborted || clock() > end) rows.push(rowOf(address, "waiting"));
      else rows.push(await importOne({ ...caller, gone: signal }, address, url));
    } catch (error) {
      const seconds = secondsToWait(error);
      rows.push(seconds === null ? failedRow(address, error) : rowOf(address, "waiting"));
      wait ??= seconds;
    }
  }
  return { addresses: rows, retry_after_seconds: wait };
}

async function importOne(
  caller: Caller & { gone: AbortSignal },
  address: string,
  url: URL,
): Promise<ImportedAddressWire> {
  await consumeLimit("import_user", caller.userId);
  const { recipe, isNew } = await saveRecipe(caller, await importPage(url, caller));
  return rowOf(address, isNew ? "added" : "kept", { title: recipe.title, recipe_id: recipe.id });
}

/** Null if it says something about the page. */
function secondsToWait(error: unknown): number | null {
  if (!(error instanceof AppError)) return null;
  if (error.code !== "too_many_requests" && error.code !== "unavailable") return null;
  return Math.ceil(error.retryAfterSeconds ?? NO_ROOM_SECONDS);
}

const WAYS: Readonly<Record<ImportFailure, OtherWay | null>> = {
  invalid_url: "correct",
  address_not_allowed: "correct",
  unsupported_site: "paste",
  host_not_found: "correct",
  unreachable: "retry",
  timed_out: "retry",
  site_refused: "paste",
  page_not_found: "correct",
  site_error: "retry",
  too_many_redirects: "paste",
  not_html: "photo",
  too_large: "paste",
  line_too_long: "paste",
  no_recipe: "paste",
  incomplete: "paste",
  hidden: "paste",
  several_recipes: "paste",
  needs_review: null,
  unreadable_table: "paste",
};

const isFailure = (reason: string): reason is ImportFailure => Object.hasOwn(WAYS, reason);

function failedRow(address: string, error: unknown): ImportedAddressWire {
  if (!(error instanceof AppError)) throw error;
  const reason = speak(error.sentence, requesterLocale() ?? "en");
  if (error instanceof SeveralRecipes) return rowOf(address, "several", { reason, recipes: error.recipes });
  const way = error.reason !== undefined && isFailure(error.reason) ? WAYS[error.reason] : null;
  return rowOf(address, "failed", { reason, way });
}

const rowOf = (
  address: string,
  state: ImportedAddressWire["state"],
  rest: Partial<ImportedAddressWire> = {},
): ImportedAddressWire => ({
  address,
  state,
  title: null,
  recipe_id: null,
  reason: null,
  way: null,
  recipes: [],
  ...rest,
});
