/** Figures of foods: nutrients per 100 g, their bounds, and how they add up. */

export {
  isNutrient,
  type KindWeight,
  NUTRIENTS,
  type Nutrient,
  type NutrientValues,
  nutrientsFromUsda,
  type Portion,
  type TableFood,
} from "./model/nutrition";
export { isCounted } from "./nutrition/counted";
export { addNutrients, type FoodNutrients, foodNutrients, nearest } from "./nutrition/food-nutrients";
export { nutrientBounds } from "./nutrition/nutrient-bounds";
