import { Users, Utensils } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useText } from "#use-text";
import { Guilloche } from "@/components/brand/guilloche";
import { KeepOffline } from "@/components/id-card/keep-offline";
import { CardAllergens } from "@/components/recipes/card-allergens";
import { CardFit } from "@/components/recipes/card-fit";
import { CheckedFor, isNobodyChecked, isTable } from "@/components/recipes/checked-for";
import { shortNamesOf } from "@/components/recipes/people-words";
import { Plate } from "@/components/recipes/plate";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { cardTimeText } from "@/components/recipes/recipe-words";
import { ButtonLink } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { ProgressReached, ProgressTrack } from "@/components/ui/progress-bar";
import { KitchenAnswer } from "@/components/visits/kitchen-answer";
import { VisitStamp } from "@/components/visits/visit-stamp";
import { LINKS } from "@/lib/links";
import { inDecimalsOf } from "@/lib/quantity/format-quantity";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { VisitWire } from "@/lib/schemas/visits";
import { home } from "@/messages/en/home";
import { kitchenText } from "@/messages/en/kitchen";
import { verdicts } from "@/messages/en/verdicts";
import { CardOnTop } from "./card-on-top";
import { HomeHead } from "./home-head";
import { PlannedToday } from "./planned-today";

type HomeScreenProps = {
  /** The active visit. */
  visit: VisitWire | null;
  /** The person's households, whose plans are shown with their own. */
  households: readonly { id: string; name: string }[];
  /** The newest list with something left to buy. */
  list: GroceryListWire | null;
  /** What is at home and must be used first. */
  useFirst: ReactNode;
  recipes: readonly RecipeWire[];
  /** The choice for whom the recipes are checked, also when none fits them; null for somebody who eats alone. */
  forWhom: ReactNode;
  /** For whom the recipes were checked. */
  people: RecipeSearchWire["people"];
  lastVisits: readonly VisitWire[];
  visitCount: number;
};

/**
 * The home page of a signed-in person, in the order of need: the card, what is open now, recipes that fit tonight, and
 * the last visits. On a wide screen the rows of the grid let both columns grow by themselves.
 */
export function HomeScreen({
  visit,
  households,
  list,
  useFirst,
  recipes,
  forWhom,
  people,
  lastVisits,
  visitCount,
}: HomeScreenProps) {
  const t = useText(home);
  return (
    <div className="wrap grid gap-8 py-8 wide:grid-cols-[minmax(0,13fr)_minmax(0,9fr)] wide:items-start wide:gap-x-14">
      <KeepOffline />
      <h1 className="sr-only">{t("home")}</h1>
      <div className="wide:col-start-1">
        <CardOnTop />
      </div>
      <div
        className="grid content-start gap-8 empty:hidden wide:col-start-2 wide:row-span-2 wide:row-start-1"
        data-open-now
      >
        {visit && <OpenTable visit={visit} />}
        <PlannedToday households={households} />
        {list && <OpenList list={list} />}
        {useFirst}
      </div>
      {(forWhom !== null || recipes.length > 0) && (
        <div className="wide:col-start-1 wide:row-span-2 wide:row-start-2">
          {forWhom}
          {recipes.length > 0 && <FitsTonight people={people} recipes={recipes} />}
        </div>
      )}
      <div className="wide:col-start-2 wide:row-start-3 wide:[[data-open-now]:empty~&]:row-span-3 wide:[[data-open-now]:empty~&]:row-start-1">
        <LastVisits count={visitCount} visits={lastVisits} />
      </div>
    </div>
  );
}

function OpenTable({ visit }: { visit: VisitWire }) {
  const t = useText(home);
  const place = [visit.venue.name, visit.location?.label].filter(Boolean).join(", ");
  return (
    <section
      aria-label={t("yourTable")}
      className="grid gap-3 rounded-card border-2 border-solid border-herb bg-herb-tint p-4"
    >
      <div>
        <p className="m-0 text-step-1 font-semibold [overflow-wrap:anywhere]">{place}</p>
        <p className="m-0 text-ink-soft">
          {t.rich("checkedInMoment", { moment: <Moment iso={visit.check_in_time} /> })}
        </p>
      </div>
      <KitchenAnswer isPlain visit={visit} />
      <div className="grid gap-2 tablet:grid-cols-2">
        <ButtonLink href={`/venue/${visit.venue_id}`} prefetch={false}>
          <Utensils size={20} />
          {t("toYourTable")}
        </ButtonLink>
        <ButtonLink href={LINKS.together} prefetch={false}>
          <Users size={20} />
          {t("eatTogether")}
        </ButtonLink>
      </div>
    </section>
  );
}

function OpenList({ list }: { list: GroceryListWire }) {
  const t = useText(home);
  const open = list.items.filter((item) => !item.is_checked);
  const bought = list.items.length - open.length;
  return (
    <section aria-labelledby="home-list" className="grid gap-2">
      <HomeHead href={LINKS.groceryList} id="home-list" more={t("openTheList")} title={t("onYourList")} />
      <div aria-hidden="true" className="pt-1">
        <ProgressTrack>
          <ProgressReached style={{ width: `${(100 * bought) / list.items.length}%` }} />
        </ProgressTrack>
      </div>
      <p className="m-0 text-ink-soft">{t("basketNext", { bought, length: list.items.length })}</p>
      <ul className="m-0 grid list-none p-0">
        {open.slice(0, 3).map((item) => (
          <li
            className="flex min-h-[44px] items-center justify-between gap-4 border-0 border-b border-solid border-line"
            key={item.id}
          >
            <span className="font-semibold [overflow-wrap:anywhere]">{item.name}</span>
            <span className="text-ink-soft">{inDecimalsOf(t.locale, item.quantity_text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FitsTonight({ recipes, people }: Pick<HomeScreenProps, "recipes" | "people">) {
  const t = useText(home);
  const title = useTitle(people);
  return (
    <section aria-labelledby="home-recipes" className="grid gap-4">
      <HomeHead href={LINKS.recipes} id="home-recipes" more={t("allRecipes")} title={title} />
      <CheckedFor people={people} />
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-4 p-0 tablet:grid-cols-3">
        {recipes.map((recipe) => (
          <li className="grid content-start gap-2 first:col-[1/-1] tablet:first:col-auto" key={recipe.id}>
            <div className="overflow-hidden rounded-card">
              <RecipePicture recipe={recipe} sizes="(min-width: 700px) 240px, 100vw">
                <Plate recipe={recipe} />
              </RecipePicture>
            </div>
            <Link
              className="inline-flex min-h-[44px] items-center font-serif text-step-1 font-semibold [overflow-wrap:anywhere]"
              href={recipeAddress(recipe.id)}
              prefetch={false}
            >
              {recipe.title}
            </Link>
            <CardFit fit={recipe.fit} />
            <Time recipe={recipe} />
            <CardAllergens allergens={recipe.allergens} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names those who were checked, if they are not the reader alone. */
function useTitle(people: HomeScreenProps["people"]): string {
  const [t, tVerdicts] = [useText(home), useText(verdicts)];
  if (isNobodyChecked(people)) return t("forTonight");
  if (!isTable(people)) return t("fitsTonight");
  const checked = people?.filter(({ unchecked }) => !unchecked) ?? [];
  return t("fitsNamesTonight", { names: shortNamesOf(tVerdicts, checked) });
}

function Time({ recipe }: { recipe: RecipeWire }) {
  const time = cardTimeText(useText(kitchenText), recipe);
  return time && <p className="m-0 text-small text-ink-soft">{time}</p>;
}

/** Stamps look as if placed by hand: turned, lower or higher, one over the edge of the next. */
const STAMPED = ["-rotate-8", "-ms-3 translate-y-2 rotate-5", "-ms-3 -translate-y-1 rotate-12"] as const;

function LastVisits({ visits, count }: { visits: readonly VisitWire[]; count: number }) {
  const t = useText(home);
  return (
    <section aria-labelledby="home-visits" className="grid gap-3">
      <HomeHead
        href={LINKS.privacySettings}
        id="home-visits"
        more={count > visits.length ? t("allCountVisits", { count }) : t("yourVisits")}
        title={t("lastVisits")}
      />
      {visits.length === 0 ? (
        <p className="m-0 text-ink-soft">{t("noStamps")}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-solid border-line bg-raised">
          <div aria-hidden="true" className="relative flex justify-center border-b border-line bg-page px-2 py-4">
            <Guilloche height={160} width={480} />
            {visits.map((visit, place) => (
              <VisitStamp className={STAMPED[place % STAMPED.length]} key={visit.id} size={118} visit={visit} />
            ))}
          </div>
          <ul className="m-0 grid list-none px-4 py-0">
            {visits.map((visit) => (
              <li
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-0 border-b border-solid border-line py-2 last:border-b-0"
                key={visit.id}
              >
                <b className="[overflow-wrap:anywhere]">{visit.venue.name}</b>
                <span className="text-small text-ink-soft">
                  <Moment iso={visit.check_in_time} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
