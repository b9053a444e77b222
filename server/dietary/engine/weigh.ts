/** Nutrients of foods per 100 g, their lower and upper bounds, and their sum. */

export { type MostOfLine, mostOfLine, type UsualAmount, usualOfLine } from "./lines/line-nutrients";
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
