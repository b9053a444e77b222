import type { DietKey } from "../dietary/diets";

/** Eight invented diners, through whose needs a restaurant can look at its menu. */
export const SAMPLE_DINERS: readonly { name: string; keys: readonly DietKey[] }[] = [
  { name: "Vegan", keys: ["vegan"] },
  { name: "Vegetarian, nuts", keys: ["vegetarian", "nut_free"] },
  { name: "Gluten", keys: ["gluten_free"] },
  { name: "Dairy, eggs", keys: ["dairy_free", "egg_free"] },
  { name: "Shellfish, fish", keys: ["shellfish_free", "fish_free"] },
  { name: "Pescatarian, sesame", keys: ["pescatarian", "sesame_free"] },
  { name: "Soy, mustard", keys: ["soy_free", "mustard_free"] },
  { name: "Keto", keys: ["keto"] },
];
