import { CallToAction } from "@/components/landing/call-to-action";
import { CardIndex } from "@/components/landing/card-index";
import { CommunityStats } from "@/components/landing/community-stats";
import { Hero } from "@/components/landing/hero";
import { HowItWorks, HowToUse } from "@/components/landing/how-it-works";
import { Vision } from "@/components/landing/vision";
import { toIdCardProfile } from "@/lib/id-card";
import { getViewer } from "@/server/profile/viewer";

export default async function LandingPage() {
  const viewer = await getViewer();
  const profile = viewer && toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <>
      <Hero profile={profile} />
      {profile ? <HowToUse /> : <HowItWorks guestSuffix={crypto.randomUUID().slice(0, 4)} />}
      <CardIndex />
      <CommunityStats />
      <Vision />
      <CallToAction signedIn={profile !== null} />
    </>
  );
}
