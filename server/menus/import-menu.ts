import { invalidField } from "@/lib/errors";
import type { MenuBody } from "@/lib/schemas/venue-menu";
import { readMenuOffThread } from "@/server/recipes/import/extract-off-thread";
import { fetchPage } from "@/server/recipes/import/fetch/fetch-page";
import { parsePageAddress } from "@/server/recipes/import/fetch/page-address";
import { requireWelcome } from "@/server/recipes/import/require-welcome";

/**
 * Reads the dishes of a public page, which is fetched as for a recipe and parsed on another thread, until nobody waits
 * for them any more (`gone`).
 * @throws importFailure, or AppError 422 when the page has no dishes
 */
export async function importMenu(address: string, gone?: AbortSignal): Promise<MenuBody["dishes"]> {
  const { html } = await fetchPage(parsePageAddress(address), { onHop: requireWelcome, gone });
  const dishes = await readMenuOffThread(html, { gone });
  if (dishes.length > 0) return dishes;
  throw invalidField("url", "noMenuThere", "no_menu");
}
