import { CallToAction } from "@/components/landing/call-to-action";
import { CardIndex } from "@/components/landing/card-index";
import { CommunityStats } from "@/components/landing/community-stats";
import { Hero } from "@/components/landing/hero";
import { HowItWorks, HowToUse } from "@/components/landing/how-it-works";
import { SeeItInAction } from "@/components/landing/see-it-in-action";
import { Vision } from "@/components/landing/vision";
import { DishNews } from "@/components/visits/dish-news";
import { DEMO_PROFILE, toIdCardProfile } from "@/lib/id-card";
import { listDishNews } from "@/server/analytics/venue-menu/saved-dishes";
import { readDemoPages } from "@/server/dietary/demo/read-demo";
import type { Setting } from "@/server/dietary/engine/verdict";
import { listDietarySettings } from "@/server/profile/list-dietary-settings";
import { findViewer, type Viewer } from "@/server/profile/viewer";

/** While the database is away this is everybody's landing page. */
export default async function LandingPage() {
  const viewer = (await findViewer()) ?? null;
  const profile = viewer && toIdCardProfile(viewer.user, viewer.preferences);
  const settings = viewer && (await listDietarySettings(viewer.user.id, { withIngredients: true }));
  const news = viewer ? await listDishNews({ userId: viewer.user.id }) : [];
  return (
    <>
      {news.length > 0 && (
        <div className="wrap">
          <DishNews news={news} />
        </div>
      )}
      <Hero profile={profile} />
      {profile ? <HowToUse /> : <HowItWorks guestSuffix={crypto.randomUUID().slice(0, 4)} />}
      <CardIndex />
      <SeeItInAction pages={readDemoPages(settings)} reader={readerOf(viewer, settings)} />
      <CommunityStats />
      <Vision />
      <CallToAction signedIn={profile !== null} />
    </>
  );
}

/** Who has recorded nothing sees the demo card's reading: an empty card would call everything a fit. */
function readerOf(viewer: Viewer | null, settings: readonly Setting[] | null) {
  return viewer && settings && settings.length > 0
    ? { printId: viewer.user.id, name: null }
    : { printId: DEMO_PROFILE.printId, name: DEMO_PROFILE.displayName };
}
