"use client";

import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { OnThisDevice } from "@/components/cookbook/on-this-device";
import { readOwner } from "@/components/offline/device-keys";
import { listKeptPlans, listKeptRecipes } from "@/components/offline/device-recipes";
import { cardText, type KeptPlan, type KeptRecipe } from "@/components/offline/kept";
import { RecipesFrame } from "@/components/recipes/recipes-frame";
import { useAuth } from "@/components/session/auth-provider";
import { ButtonLink } from "@/components/ui/button";
import { RuledHeading } from "@/components/ui/ruled-heading";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { LINKS } from "@/lib/links";
import { offlineText } from "@/messages/en/offline";
import { pageOf } from "./kept-addresses";
import { KeptList } from "./kept-list";
import { KeptRecipeView } from "./kept-recipe-view";
import { KeptWeek } from "./kept-week";

type Kept = { owner: string | null; recipes: KeptRecipe[]; plans: KeptPlan[] };

/** The page that was asked for, if it is one of ours. */
const askedPage = (): string | null => {
  const at = new URLSearchParams(window.location.search).get("at");
  return at && /^\/[^/\\]/.test(at) ? at : null;
};

/** Shown in place of a page that has not come: the recipe, the week, or what else there is on this device. */
export function OfflineScreen() {
  const t = useText(offlineText);
  const { viewer } = useAuth();
  const [kept, setKept] = useState<Kept | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    setAsked(askedPage());
    const owner = readOwner();
    if (!owner) return setKept({ owner, recipes: [], plans: [] });
    void Promise.all([listKeptRecipes(owner), listKeptPlans(owner)]).then(([recipes, plans]) =>
      setKept({ owner, recipes, plans }),
    );
  }, []);
  if (!kept) {
    return (
      <RecipesFrame>
        <SkeletonGroup label={t("looking")}>
          <Skeleton height="180px" />
        </SkeletonGroup>
      </RecipesFrame>
    );
  }
  const path = asked?.split(/[?#]/)[0] ?? null;
  const card = cardText(viewer?.preferences);
  const recipe = kept.recipes.find((each) => pageOf(each) === path);
  if (recipe) return <KeptRecipeView card={card} kept={recipe} />;
  return (
    <RecipesFrame>
      <h1 className="mb-3">{asked ? t("noConnection") : t("onThisDevice")}</h1>
      <p className="mt-0 mb-5 max-w-[60ch] text-ink-soft">{asked ? t("whatWorks") : t("whatIsHere")}</p>
      <nav aria-label={t("onThisDevice")} className="mb-8 flex flex-wrap gap-3">
        {asked && (
          // A whole load: the page that was asked for is not there yet.
          <a className="contents" href={asked}>
            <span className="inline-flex min-h-12 items-center rounded-control bg-ink px-5 font-semibold text-paper">
              {t("tryAgain")}
            </span>
          </a>
        )}
        <ButtonLink href={LINKS.myId} prefetch={false}>
          {t("card")}
        </ButtonLink>
        <ButtonLink href={LINKS.emergency} prefetch={false}>
          {t("emergency")}
        </ButtonLink>
        <ButtonLink href={LINKS.groceryList} prefetch={false}>
          {t("groceryList")}
        </ButtonLink>
      </nav>
      {kept.plans.map((each) => (
        <KeptWeek card={card} kept={each} key={each.plan.household?.id ?? "own"} recipes={kept.recipes} />
      ))}
      <KeptList card={card} recipes={kept.recipes} />
      {kept.owner && (
        <section aria-labelledby="device-storage" className="grid gap-3">
          <RuledHeading id="device-storage">{t("storedHere")}</RuledHeading>
          <OnThisDevice onEmptied={() => setKept({ ...kept, recipes: [], plans: [] })} owner={kept.owner} />
        </section>
      )}
    </RecipesFrame>
  );
}
