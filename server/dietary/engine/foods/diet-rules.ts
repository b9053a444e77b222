import type { DietKey } from "@/lib/dietary/diets";
import type { Profile } from "../model/profile";
import { BIT, FLESH, NUTS, type SubstanceMask } from "../model/substances";

/** What a diet excludes. `caution` is excluded only by some people or laws, so it is never a plain fit. */
export type DietRule = { readonly forbid: SubstanceMask; readonly caution: SubstanceMask };

const LAND_ANIMALS = BIT.meat | BIT.slaughter | BIT.insect;

/**
 * Substance rules of the diets. Keto and Atkins are counted from net carbohydrates instead (see carbohydrates.ts).
 * Wheat always counts as gluten too, unless a label claims that its starch is free of gluten. Oats are a gluten cereal
 * in the EU but not in the US, so they are never called gluten-free unless the label says so.
 */
export const DIET_RULES: Record<Exclude<DietKey, "keto" | "atkins">, DietRule> = {
  vegan: { forbid: FLESH | BIT.milk | BIT.egg | BIT.bee | BIT.animal, caution: 0 },
  vegetarian: { forbid: FLESH, caution: 0 },
  pescatarian: { forbid: LAND_ANIMALS, caution: 0 },
  gluten_free: { forbid: BIT.gluten, caution: BIT.oats },
  dairy_free: { forbid: BIT.milk, caution: 0 },
  nut_free: { forbid: NUTS, caution: 0 },
  egg_free: { forbid: BIT.egg, caution: 0 },
  soy_free: { forbid: BIT.soy, caution: 0 },
  shellfish_free: { forbid: BIT.crustacean | BIT.mollusc, caution: 0 },
  fish_free: { forbid: BIT.fish, caution: 0 },
  sesame_free: { forbid: BIT.sesame, caution: 0 },
  mustard_free: { forbid: BIT.mustard, caution: 0 },
  corn_free: { forbid: BIT.corn, caution: 0 },
  low_fodmap: { forbid: BIT.fodmap, caution: 0 },
  paleo: { forbid: BIT.grain | BIT.legume | BIT.milk | BIT.added_sugar | BIT.refined, caution: BIT.alcohol },
};

export type Fit = "fits" | "conflict" | "may_conflict" | "unknown";

export function fitOf(profile: Profile, rule: DietRule): Fit {
  if (profile.yes & rule.forbid) return "conflict";
  if (profile.may & rule.forbid || (profile.yes | profile.may) & rule.caution) return "may_conflict";
  if (profile.unknown & (rule.forbid | rule.caution)) return "unknown";
  return "fits";
}
