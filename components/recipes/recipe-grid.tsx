import { browseAddress } from "@/components/recipes/browse-address";
import { Pager, PageSizes } from "@/components/recipes/pager";
import { RecipeCard } from "@/components/recipes/recipe-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { RecipePageQuery, RecipePageWire } from "@/lib/schemas/recipes";

type RecipeGridProps = { at: RecipePageQuery; found: RecipePageWire };

export function RecipeGrid({ at, found }: RecipeGridProps) {
  const { items, total_pages: totalPages } = found;
  if (totalPages === 0) {
    return (
      <EmptyState title="No recipes yet">
        Recipes that are open to everybody stand here: to read, to scale to your table and to cook from. None has been
        added so far.
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        action={<ButtonLink href={browseAddress({ ...at, page: 1 })}>Go to the first page</ButtonLink>}
        title={`There is no page ${at.page}`}
      >
        {totalPages === 1 ? "All recipes stand on one page." : `The recipes end on page ${totalPages}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="recipe-grid">
        {items.map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
      <div className="recipe-paging">
        <Pager at={at} totalPages={totalPages} />
        <PageSizes at={at} />
      </div>
    </>
  );
}

const WAITING_CARDS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export function RecipeGridSkeleton() {
  return (
    <SkeletonGroup label="Loading recipes">
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
