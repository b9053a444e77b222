import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipeJsonLd, scriptText } from "./recipe-json-ld";

/** JSON-LD is data that browsers do not run. Only public recipes are described to search engines. */
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
