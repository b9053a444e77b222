import { BIT, type SubstanceMask, withImplied } from "./substances";

/** Signs that menus use in the place of an allergen's name. What a leaf or a seedling means differs. */
const PICTURED: ReadonlyMap<string, SubstanceMask> = new Map([
  ["🥜", BIT.peanut | BIT.tree_nut],
  ["🌰", BIT.tree_nut],
  ["🌾", withImplied(BIT.wheat)],
  ["🥛", BIT.milk],
  ["🧀", BIT.milk],
  ["🥚", BIT.egg],
  ["🐟", BIT.fish],
  ["🦐", BIT.crustacean],
  ["🦞", BIT.crustacean],
  ["🦀", BIT.crustacean],
  ["🦪", BIT.mollusc],
  ["🦑", BIT.mollusc],
]);
const ANY_SIGN = /[🥜🌰🌾🥛🧀🥚🐟🦐🦞🦀🦪🦑]/gu;
/** All of them begin with one of these halves. */
const MAY_HOLD_SIGN = /[\uD83C\uD83E\uD83D]/;

export type PicturedFood = { readonly start: number; readonly end: number; readonly may: SubstanceMask };

/** Where a menu shows a food by its picture. Whether it is there or left out the picture does not say. */
export function picturedFoods(text: string): PicturedFood[] {
  if (!MAY_HOLD_SIGN.test(text)) return [];
  return [...text.matchAll(ANY_SIGN)].map(({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
    may: PICTURED.get(sign) ?? 0,
  }));
}
