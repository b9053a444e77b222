import { recipeJsonLd, scriptText } from "@/components/recipes/recipe-json-ld";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

/** Data, not a program: browsers do not run it. Only public recipes are described to machines. */
export function JsonLdScript({ recipe, address }: { recipe: RecipeDetailWire; address: string }) {
  if (!recipe.is_public) return null;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not unescaped; scriptText closes every way out
      dangerouslySetInnerHTML={{ __html: scriptText(recipeJsonLd(recipe, address)) }}
      type="application/ld+json"
    />
  );
}
