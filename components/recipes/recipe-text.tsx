import { useText } from "#use-text";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type RecipeTextProps = {
  recipe: {
    ingredients: readonly (Parameters<typeof ingredientText>[0] & { id: string })[];
    instructions: readonly Pick<RecipeDetailWire["instructions"][number], "id" | "text">[];
  };
};

/** The full ingredients and method, for showing a recipe beside or over a list. */
export function RecipeText({ recipe }: RecipeTextProps) {
  const t = useText(recipesText);
  return (
    <>
      <h3 className="text-step-1">{t("ingredients")}</h3>
      <ul className="leading-[1.6]">
        {recipe.ingredients.map((line) => (
          <li key={line.id}>{ingredientText(line)}</li>
        ))}
      </ul>
      <h3 className="text-step-1">{t("method")}</h3>
      <ol className="grid list-decimal gap-2 ps-[1.4em] leading-[1.6]">
        {recipe.instructions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </>
  );
}
