import { FILLS_FRAME } from "@/components/recipes/fills-frame";
import styles from "@/components/recipes/plate.module.css";
import { plateAddress } from "@/components/recipes/plate-address";
import { cn } from "@/components/ui/variants";
import { PLATE_HEIGHT, PLATE_WIDTH } from "@/lib/plates/plate";
import type { RecipeWire } from "@/lib/schemas/recipes";

type PlateProps = {
  recipe: Pick<RecipeWire, "id" | "title" | "ingredients" | "course">;
  /** The main picture of the page, which is loaded with priority. */
  isHero?: boolean;
};

/** A drawing of the dish, for a recipe without a photo. It is decoration and carries no information. */
export function Plate({ recipe, isHero = false }: PlateProps) {
  return (
    // biome-ignore lint/performance/noImgElement: we draw this picture ourselves, in one size for all widths
    <img
      alt=""
      className={cn(FILLS_FRAME, styles.plate)}
      decoding="async"
      fetchPriority={isHero ? "high" : undefined}
      height={PLATE_HEIGHT}
      loading={isHero ? undefined : "lazy"}
      src={plateAddress(recipe)}
      width={PLATE_WIDTH}
    />
  );
}
