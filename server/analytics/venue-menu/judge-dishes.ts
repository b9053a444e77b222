import type { JudgedDish } from "@/lib/analytics/menu-insight";
import { DIET_KEYS, type DietKey } from "@/lib/dietary/diets";
import { MINUTE_MS } from "@/lib/durations";
import type { DishVerdicts, MenuBody } from "@/lib/schemas/venue-menu";
import type { MarkedDish } from "@/server/dietary/mark-menu";
import { markOffThread } from "../menu/mark-off-thread";

/** Generous, because whole menus are saved rarely, and their owner would rather wait than start again. */
const DEADLINE_MS = MINUTE_MS;

export const MENU_SETTINGS = DIET_KEYS.map((key) => ({ type: "diet", key }) as const);

/** Judges every dish for every diet and free-from key, on another thread; never call it inside a transaction. */
export async function judgeDishes(dishes: MenuBody["dishes"], who: string): Promise<JudgedDish[]> {
  const named = dishes.map((dish, index) => ({ id: String(index), ...dish }));
  return withVerdicts(
    dishes,
    await markOffThread({ dishes: named, settings: MENU_SETTINGS, useBrackets: false }, who, DEADLINE_MS),
  );
}

export const withVerdicts = (dishes: MenuBody["dishes"], marked: readonly MarkedDish[]): JudgedDish[] =>
  dishes.map((dish, index) => {
    const verdicts: DishVerdicts = {};
    for (const { setting, kind } of marked[index]?.settings ?? []) {
      if (setting.type !== "diet") continue;
      verdicts[setting.key] = { kind, blockers: blockersOf(marked[index]?.reasons ?? [], setting.key) };
    }
    return { ...dish, verdicts };
  });

type Reasons = MarkedDish["reasons"];

/** The ingredients, as written, that conflict with a key. */
const blockersOf = (reasons: Reasons, key: DietKey): string[] => [
  ...new Set(
    reasons
      .filter(({ kind, setting }) => (kind === "conflict" || kind === "may_contain") && setting?.key === key)
      .map(({ ingredient }) => ingredient.toLowerCase())
      .filter((ingredient) => ingredient !== ""),
  ),
];
