import { useText } from "#use-text";
import { CardBody } from "@/components/recipes/card-parts";
import { RecipeGrid } from "@/components/recipes/recipe-grid";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { recipesText } from "@/messages/en/recipes";

const WAITING_CARDS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Placeholders while recipes are loading. */
export function RecipeGridSkeleton() {
  const t = useText(recipesText);
  return (
    <SkeletonGroup label={t("loadingRecipes")}>
      <RecipeGrid>
        {WAITING_CARDS.map((card) => (
          <li key={card}>
            <div className="sheet overflow-hidden">
              <CardBody>
                <Skeleton height="1.75rem" width="80%" />
                <Skeleton width="30%" />
                <Skeleton width="60%" />
                <Skeleton width="70%" />
                <Skeleton width="50%" />
              </CardBody>
            </div>
          </li>
        ))}
      </RecipeGrid>
    </SkeletonGroup>
  );
}
