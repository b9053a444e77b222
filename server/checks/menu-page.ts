import { MENU_TEXT_MAX } from "@/lib/checks/check-limits";
import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { menuAsText } from "@/lib/menus/menu-as-text";
import type { PageMenuWire } from "@/lib/schemas/food-checks";
import { importMenu } from "@/server/menus/import-menu";

/**
 * The words of the menu on a web page. A longer menu than can be checked at once is refused, because a part of it would
 * look like the whole.
 * @throws as importMenu; AppError 422 for a menu that is too long
 */
export async function readMenuOfPage(url: string, gone?: AbortSignal): Promise<PageMenuWire> {
  const dishes = await importMenu(url, gone);
  const text = menuAsText(dishes);
  if (text.length > MENU_TEXT_MAX)
    throw invalidField("url", says("menuPageTooLong", { count: dishes.length }), "too_long");
  return { text, dishes: dishes.length };
}
