import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipes.css";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";

const WAITING_CARDS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Recipes that are on their way. */
export function RecipeGridSkeleton() {
  const t = useText(recipesText);
  return (
    <SkeletonGroup label={t("loadingRecipes")}>
      <ul className="recipe-grid">
        {WAITING_CARDS.map((card) => (
          <li key={card}>
            <div className="recipe-card sheet">
              <div className="recipe-card-body">
                <Skeleton height="1.75rem" width="80%" />
                <Skeleton width="30%" />
                <Skeleton width="60%" />
                <Skeleton width="70%" />
                <Skeleton width="50%" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
