import { VerdictNews } from "@/components/cookbook/verdict-news";
import { PenNews } from "@/components/emergency/pen-news";
import { Messages } from "@/components/i18n/messages";
import { ForWhom } from "@/components/recipes/for-whom";
import { DishNews } from "@/components/visits/dish-news";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { myVisitsQuery } from "@/lib/schemas/visits";
import { findViewer, type Viewer } from "@/server/auth/viewer";
import { now } from "@/server/clock";
import { listVerdictNews } from "@/server/cookbook/verdicts/verdict-news";
import { readDemoPages } from "@/server/dietary/demo/read-demo";
import { listEmergencyPlans } from "@/server/emergency/plans";
import { dayOf, listUseFirst } from "@/server/grocery/pantry";
import { readLists } from "@/server/grocery/read-lists";
import { toListWire } from "@/server/grocery/wire";
import { listHouseholdNames } from "@/server/household/get-household";
import { listDishNews } from "@/server/menus/saved-dishes";
import { findRecalls } from "@/server/recalls/find-recalls";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { getCheckedFor } from "@/server/recipes/table/checked-for";
import { findActiveVisit } from "@/server/visits/find-active-visit";
import { listMyVisits } from "@/server/visits/list-my-visits";
import { CallToAction } from "./_components/call-to-action";
import { CardIndex } from "./_components/card-index";
import { CommunityStats } from "./_components/community-stats";
import { Hero } from "./_components/hero";
import { HomeScreen } from "./_components/home/home-screen";
import { RecallNews } from "./_components/home/recall-news";
import { UseFirst } from "./_components/home/use-first";
import { HowItWorks } from "./_components/how-it-works";
import { SeeItInAction } from "./_components/see-it-in-action";
import { Vision } from "./_components/vision";

const SHOWN_VISITS = 3;
const SHOWN_RECIPES = 3;
const SHOWN_FOODS = 4;

/** Home for a signed-in person; the landing page for visitors, and for everybody while the database is unreachable. */
export default async function StartPage() {
  const viewer = (await findViewer()) ?? null;
  return (
    <Messages of={["at-home", "card", "home", "pens", "recalls", "verdict-news", "verdicts", "visits"]}>
      {viewer ? <Home viewer={viewer} /> : <Landing />}
    </Messages>
  );
}

function Landing() {
  return (
    <>
      <Hero />
      <HowItWorks guestSuffix={crypto.randomUUID().slice(0, 4)} />
      <CardIndex />
      <SeeItInAction pages={readDemoPages()} />
      <CommunityStats />
      <Vision />
      <CallToAction />
    </>
  );
}

async function Home({ viewer }: { viewer: Viewer }) {
  const caller = { userId: viewer.user.id };
  const [news, verdictNews, visit, visits, [list], recipes, checkedFor, emergencies, households, foods, recalls] =
    await Promise.all([
      listDishNews(caller),
      listVerdictNews(caller),
      findActiveVisit(caller),
      listMyVisits(caller, myVisitsQuery.parse({ page_size: SHOWN_VISITS })),
      readLists(caller.userId, { most: 1 }),
      searchRecipes(caller, recipeSearchQuery.parse({ fits_me: "true", page_size: SHOWN_RECIPES })),
      getCheckedFor(caller),
      listEmergencyPlans(caller),
      listHouseholdNames(caller),
      listUseFirst(caller.userId, SHOWN_FOODS),
      findRecalls(caller),
    ]);
  const newest = list ? toListWire(list) : null;
  return (
    <>
      <div className="wrap empty:hidden">
        <PenNews pens={emergencies.flatMap(({ plan }) => plan?.pens ?? [])} />
        <RecallNews recalls={recalls} />
      </div>
      {news.length + verdictNews.length > 0 && (
        <div className="wrap">
          <DishNews news={news} />
          <VerdictNews news={verdictNews} />
        </div>
      )}
      <HomeScreen
        forWhom={checkedFor.people.length > 1 ? <ForWhom className="mb-4" rendered={checkedFor} /> : null}
        households={households}
        lastVisits={visits.items}
        list={newest?.items.some((item) => !item.is_checked) ? newest : null}
        people={recipes.people}
        recipes={recipes.items}
        useFirst={foods.length > 0 ? <UseFirst foods={foods} today={dayOf(now())} /> : null}
        visit={visit}
        visitCount={visits.total_count}
      />
    </>
  );
}
