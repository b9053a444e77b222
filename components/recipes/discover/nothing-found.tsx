import {
  type Discover,
  discoverAddress,
  discoverWith,
  isNarrowed,
  isSearch,
} from "@/components/recipes/discover/discover-address";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LINKS } from "@/lib/links";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";

type NothingFoundProps = { shown: Discover; found: RecipeSearchWire; isSignedIn: boolean };

/** Why the place is empty, and the next step. */
export function NothingFound({
  shown,
  found: { total_pages: totalPages, hidden_count: hidden },
  isSignedIn,
}: NothingFoundProps) {
  if (totalPages > 0) {
    return (
      <EmptyState
        action={<ButtonLink href={discoverAddress({ ...shown, page: 1 })}>Go to the first page</ButtonLink>}
        title={`There is no page ${shown.page}`}
      >
        {totalPages === 1 ? "All recipes stand on one page." : `The recipes end on page ${totalPages}.`}
      </EmptyState>
    );
  }
  if (hidden) {
    return (
      <EmptyState
        action={
          <ButtonLink href={discoverAddress(discoverWith(shown, { fitsMe: false }))}>Show them anyway</ButtonLink>
        }
        title="Nothing here is known to fit you"
      >
        What was found either conflicts with your ID, or nobody can tell. It is marked line by line when you open it.
      </EmptyState>
    );
  }
  if (isNarrowed(shown)) {
    return (
      <EmptyState
        action={
          <ButtonLink
            href={discoverAddress(
              discoverWith(shown, { time: null, course: null, cuisine: null, diet: null, have: [], sort: "best" }),
            )}
          >
            Clear the filters
          </ButtonLink>
        }
        title="No recipe is all of that"
      >
        Allow more time, another course or kitchen, or say more of what you have.
      </EmptyState>
    );
  }
  if (isSearch(shown)) {
    return (
      <EmptyState action={<ButtonLink href={LINKS.recipes}>Browse Recipes</ButtonLink>} title="No recipe found">
        Try fewer or more general words, or paste the web address of a recipe above.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={isSignedIn && <ButtonLink href={LINKS.newRecipe}>Create Recipe</ButtonLink>}
      title="No recipes yet"
    >
      Recipes that are open to everybody stand here. Paste the web address of one above, and it is the first.
    </EmptyState>
  );
}
