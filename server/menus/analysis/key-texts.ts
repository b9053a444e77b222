import { mayHoldKey } from "@/server/dietary/engine/read";

/**
 * The texts of a menu in which the key of its codes may stand: what the caller sends as the key, and the menu's own names
 * and descriptions. The engine gets them with each piece of the menu.
 */
export function keyTextsOf(
  dishes: readonly { readonly name: string; readonly description: string }[],
  sent?: string | null,
): string[] {
  const own = dishes.flatMap(({ name, description }) => [`${name}: ${description}`, description]);
  return [sent ?? "", ...own].filter(mayHoldKey).slice(0, MOST_TEXTS);
}

const MOST_TEXTS = 10;
