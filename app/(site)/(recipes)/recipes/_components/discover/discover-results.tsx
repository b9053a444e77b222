import { useText } from "#use-text";
import { CheckedFor, isNobodyChecked } from "@/components/recipes/checked-for";
import {
  type Discover,
  detailsAddress,
  discoverAddress,
  isNarrowed,
  isSearch,
} from "@/components/recipes/discover/discover-address";
import { Pager, PageSizes } from "@/components/recipes/pager";
import { RecipeGrid } from "@/components/recipes/recipe-grid";
import { dietaryTag } from "@/components/recipes/recipe-words";
import type { Say } from "@/lib/i18n/area";
import { HIDDEN_COUNT_LIMIT, SEARCH_TOTAL_LIMIT } from "@/lib/recipes/search-limits";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire, RecipeWire } from "@/lib/schemas/recipes";
import { discoverText } from "@/messages/en/discover";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { RecipeCard } from "../recipe-card";
import { BeingReadAgain } from "./being-read-again";
import { DetailPanel } from "./detail-panel";
import { fitGroups, groupWords, isOrderedByFit } from "./fit-groups";
import { FitSections, isShownLarge } from "./fit-sections";
import { FitsMe } from "./fits-me";
import { ReportFound } from "./found-context";
import { NothingFound } from "./nothing-found";
import { ResultList } from "./result-list";
import { urlFound } from "./status-words";
import { useWhom } from "./use-whom";

type DiscoverResultsProps = {
  shown: Discover;
  found: RecipeSearchWire;
  /** Recipes that were searched for and that "Fits me" hides, where it hides all of them: they are shown apart. */
  hidden?: readonly RecipeWire[];
  /** The recipe whose details are shown. */
  chosen: RecipeDetailWire | null;
  /** True also for a visitor with a card on this device: there is somebody whom a recipe could fit. */
  isSignedIn: boolean;
};

/** A search shows a list with details beside it; without a search, all recipes are shown as a grid. */
export function DiscoverResults({ shown, found, hidden: shownApart = [], chosen, isSignedIn }: DiscoverResultsProps) {
  const t = useText(discoverText);
  const whom = useWhom(found.people);
  const { items, total_pages: totalPages, hidden_count: hidden } = found;
  const isList = isSearch(shown);
  return (
    <>
      {(isList || isNarrowed(shown)) && <ReportFound words={foundWords(t, shown, found)} />}
      {isSignedIn && (
        <FitsMe
          hidden={{ count: hidden ?? 0, isMore: (hidden ?? 0) >= HIDDEN_COUNT_LIMIT }}
          isNobodyChecked={isNobodyChecked(found.people)}
          whom={whom}
        />
      )}
      <CheckedFor isNamedAbove={isSignedIn} people={found.people} />
      <BeingReadAgain count={found.earlier_readings} />
      {isList && <SearchNotes found={found} />}
      <div
        className={
          chosen
            ? "grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] wide:items-start wide:gap-10"
            : undefined
        }
      >
        <section aria-labelledby="found">
          <h2 className="sr-only" id="found">
            {isList ? t("searchResults") : isNarrowed(shown) ? t("recipesFound") : t("allRecipes")}
          </h2>
          {items.length === 0 && !chosen && (
            <NothingFound found={found} hidden={shownApart} isSignedIn={isSignedIn} shown={shown} />
          )}
          <Found isBesideDetails={chosen !== null} recipes={items} shown={shown} />
          {items.length > 0 && (
            <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
              <Pager
                addressOf={(page) => discoverAddress({ ...shown, page, recipe: null })}
                page={shown.page}
                totalPages={totalPages}
              />
              <PageSizes
                addressOf={(pageSize) => discoverAddress({ ...shown, pageSize, page: 1, recipe: null })}
                pageSize={shown.pageSize}
              />
            </div>
          )}
        </section>
        {chosen && <DetailPanel isSignedIn={isSignedIn} recipe={chosen} shown={shown} />}
      </div>
    </>
  );
}

type FoundProps = { shown: Discover; recipes: readonly RecipeWire[]; isBesideDetails: boolean };

/** If the results are ordered by fit, they stand under headings, and those that fit come first and large. */
function Found({ shown, recipes, isBesideDetails }: FoundProps) {
  const v = useText(verdicts);
  const groups = isOrderedByFit(shown) ? fitGroups(recipes) : null;
  const grid = (some: readonly RecipeWire[]) => (
    <RecipeGrid className={isBesideDetails ? "wide:grid-cols-2" : undefined}>
      {some.map((recipe, at) => (
        <li key={recipe.id}>
          <RecipeCard detailsHref={detailsAddress(shown, recipe.id)} isLine={at > 0} recipe={recipe} />
        </li>
      ))}
    </RecipeGrid>
  );
  if (!groups) return isSearch(shown) ? <ResultList recipes={recipes} shown={shown} /> : grid(recipes);
  const columns = isBesideDetails ? undefined : "wide:grid wide:grid-cols-2 wide:gap-x-6";
  return (
    <FitSections groups={groups}>
      {(group) =>
        isShownLarge(group.state) && !isSearch(shown) ? (
          grid(group.recipes)
        ) : (
          <ResultList className={columns} label={groupWords(v, group)} recipes={group.recipes} shown={shown} />
        )
      }
    </FitSections>
  );
}

function foundWords(t: Say<typeof discoverText>, shown: Discover, { total_count: total }: RecipeSearchWire): string {
  if (shown.sourceUrl !== null && shown.q === "") return urlFound(t, total);
  return total >= SEARCH_TOTAL_LIMIT
    ? t("searchFoundMore", { count: SEARCH_TOTAL_LIMIT })
    : t("searchFound", { count: total });
}

/** Notes about the search: the diet that it names, a corrected query, and excluded words that are unknown. */
function SearchNotes({ found }: { found: RecipeSearchWire }) {
  const t = useText(discoverText);
  const term = useText(terms);
  const { corrected_q: corrected, unknown_terms: unknown, named_diet: diet } = found;
  return (
    <>
      {diet && <p>{t.rich("onlyNamedDiet", { diet: term.known(dietaryTag(diet)), b: (inside) => <b>{inside}</b> })}</p>}
      {corrected && <p>{t.rich("showingCorrected", { corrected, b: (inside) => <b>{inside}</b> })}</p>}
      {unknown.length > 0 && (
        <p className="py-2.5">{t.rich("notKnown", { unknown: unknown.join(", "), b: (inside) => <b>{inside}</b> })}</p>
      )}
    </>
  );
}
