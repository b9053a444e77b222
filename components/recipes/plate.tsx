import { FILLS_FRAME } from "@/components/recipes/fills-frame";
import styles from "@/components/recipes/plate.module.css";
import { cn } from "@/components/ui/variants";
import { composePlate } from "@/lib/plates/compose-plate";
import { plateName } from "@/lib/plates/plate";
import type { RecipeWire } from "@/lib/schemas/recipes";

type PlateProps = {
  recipe: Pick<RecipeWire, "id" | "title" | "ingredients" | "course">;
  /** The picture of the page, fetched before the others. */
  isHero?: boolean;
};

/** The dish as it would be drawn, in place of a photo that a recipe does not have. Decoration: it bears no fact. */
export function Plate({ recipe: { id, title, course, ingredients }, isHero = false }: PlateProps) {
  const plate = composePlate({ id, title, course, foods: ingredients.map(({ name }) => name) });
  return (
    // biome-ignore lint/performance/noImgElement: drawn by ourselves, in one size for all widths
    <img
      alt=""
      className={cn(FILLS_FRAME, styles.plate)}
      decoding="async"
      fetchPriority={isHero ? "high" : undefined}
      height={300}
      loading={isHero ? undefined : "lazy"}
      src={`/plates/${plateName(plate)}.svg`}
      width={400}
    />
  );
}
