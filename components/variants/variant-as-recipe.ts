import type { RecipeDetailWire, RecipeWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";

/** A variant as the recipe screens show it: its own lines, with the picture, source and times of its base. */
export const variantAsRecipe = (variant: VariantDetailWire, base: RecipeWire | null): RecipeDetailWire => ({
  id: variant.id,
  title: variant.title,
  source_url: base?.source_url ?? null,
  image: base?.image ?? null,
  photos: base?.photos ?? [],
  ingredients: variant.variant_ingredients,
  instructions: variant.variant_instructions,
  dietary_info: variant.dietary_info,
  type: "variant",
  is_public: false,
  language: base?.language ?? null,
  created_at: variant.created_at,
  updated_at: variant.updated_at,
  prep_time: base?.prep_time ?? null,
  cook_time: base?.cook_time ?? null,
  total_time: base?.total_time ?? null,
  servings: variant.servings,
  yield_text: null,
  token_count: 0,
  user_id: variant.user_id,
  nutrition: variant.nutrition,
  engine_version: variant.engine_version,
  judgement: variant.judgement,
});
