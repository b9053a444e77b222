import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/discover.css";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

type RecipeTextProps = {
  recipe: {
    ingredients: readonly (Parameters<typeof ingredientText>[0] & { id: string })[];
    instructions: readonly Pick<RecipeDetailWire["instructions"][number], "id" | "text">[];
  };
};

/** Ingredients and method in full, where a recipe is shown beside or over a list. */
export function RecipeText({ recipe }: RecipeTextProps) {
  const t = useText(recipesText);
  return (
    <>
      <h3>{t("ingredients")}</h3>
      <ul className="detail-lines">
        {recipe.ingredients.map((line) => (
          <li key={line.id}>{ingredientText(line)}</li>
        ))}
      </ul>
      <h3>{t("method")}</h3>
      <ol className="detail-lines detail-steps">
        {recipe.instructions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  );
}
