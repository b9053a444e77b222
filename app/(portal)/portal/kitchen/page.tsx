import type { Metadata } from "next";
import { cookies } from "next/headers";
import { QueryProvider } from "@/components/query/query-provider";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { tabletTokenOf } from "@/server/http/tablet-caller";
import { findTablet } from "@/server/team/tablets";
import { LiveView } from "../_components/live/live-view";
import { PairTablet } from "./_components/pair-tablet";

export const metadata: Metadata = { title: "Kitchen", robots: { index: false } };

/** A kitchen's tablet: the live view of its venue, or the field for the code that pairs it. */
export default async function KitchenPage() {
  const sent = await cookies();
  const token = tabletTokenOf((name) => sent.get(name)?.value ?? null);
  const tablet = token && (await findTablet(token));
  return (
    <main className="min-h-dvh p-3 outline-none tablet:p-5" id="main" tabIndex={-1}>
      {tablet ? <OfVenue {...tablet} /> : <PairTablet />}
    </main>
  );
}

type Tablet = NonNullable<Awaited<ReturnType<typeof findTablet>>>;

async function OfVenue({ venueId, owner }: Tablet) {
  const [venue, view] = await Promise.all([getOwnedVenue(owner, venueId), getLiveView(venueId)]);
  return (
    <QueryProvider>
      <LiveView initial={view} isTablet venueId={venue.id} venueName={venue.name} zone={venue.zone} />
    </QueryProvider>
  );
}
