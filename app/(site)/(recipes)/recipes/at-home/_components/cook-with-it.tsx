"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useText } from "#use-text";
import { CheckedFor } from "@/components/recipes/checked-for";
import { RecipeGrid } from "@/components/recipes/recipe-grid";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { groceries } from "@/lib/grocery-client";
import { atHomeText } from "@/messages/en/at-home";
import { RecipeCard } from "../../_components/recipe-card";

type CookWithItProps = {
  householdId: string | null;
  today: string;
  /** What is at home, as one text: the recipes are found anew when it changes. */
  stock: string;
  /** False when all that is there is past its day, which is not looked for. */
  isAnythingLeft: boolean;
};

/** Recipes that use what is at home: what must be used soon first, then what lacks the fewest foods. */
export function CookWithIt({ householdId, today, stock, isAnythingLeft }: CookWithItProps) {
  const t = useText(atHomeText);
  const labelId = useId();
  const [isFitOnly, setFitOnly] = useState(true);
  const found = useInfiniteQuery({
    queryKey: ["pantry-recipes", householdId, today, stock, isFitOnly],
    queryFn: ({ signal, pageParam: page }) =>
      groceries.cookFromPantry(
        { household_id: householdId ?? undefined, today, page, ...(isFitOnly ? { fits_me: "true" } : {}) },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages: pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isAnythingLeft,
  });
  const pages = found.data?.pages ?? [];
  const recipes = pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="cook-with-it" className="grid gap-4">
      <div>
        <h2 className="m-0" id="cook-with-it">
          {t("whatYouCanCook")}
        </h2>
        <p className="m-0 mt-1 text-ink-soft">{t("whatComesFirst")}</p>
      </div>
      <div className="flex items-center gap-3">
        <Switch checked={isFitOnly} labelledBy={labelId} onChange={setFitOnly} />
        <p className="m-0" id={labelId}>
          {t("onlyWhatFits")}
        </p>
      </div>
      <CheckedFor isNamedAbove people={pages[0]?.people} />
      {found.isError && recipes.length === 0 && (
        <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} title={t("recipesNotFound")}>
          {t("foodsAreSafe")}
        </ErrorState>
      )}
      {found.isPending && isAnythingLeft && (
        <SkeletonGroup label={t("lookingForRecipes")}>
          <div className="grid gap-3">
            <Skeleton height="120px" />
            <Skeleton height="120px" />
            <Skeleton height="120px" />
          </div>
        </SkeletonGroup>
      )}
      {(!isAnythingLeft || (found.isSuccess && recipes.length === 0)) && (
        <p className="m-0 text-ink-soft">{isFitOnly ? t("noneFits") : t("noneFound")}</p>
      )}
      {recipes.length > 0 && (
        <RecipeGrid className="wide:grid-cols-2">
          {recipes.map(({ uses_soon: soon, ...recipe }) => (
            <li key={recipe.id}>
              <RecipeCard
                detailsHref={null}
                isLine
                note={
                  soon.length > 0 && (
                    <p className="m-0 font-semibold text-small">{t("usesSoon", { foods: soon.join(", ") })}</p>
                  )
                }
                recipe={recipe}
              />
            </li>
          ))}
        </RecipeGrid>
      )}
      {found.hasNextPage && (
        <Button
          busy={found.isFetchingNextPage}
          className="justify-self-start"
          onClick={() => void found.fetchNextPage()}
        >
          {t("moreRecipes")}
        </Button>
      )}
    </section>
  );
}
