"use client";

import { LogOut, MapPin } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { IdCard } from "@/components/id-card/id-card";
import type { Viewer } from "@/components/session/viewer";
import { Button, ButtonLink } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { KitchenAnswer } from "@/components/visits/kitchen-answer";
import { SeenRows } from "@/components/visits/seen-rows";
import { VisitDetails } from "@/components/visits/visit-details";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { DisclosureWire, MyVisitWire } from "@/lib/schemas/visits";
import { visits } from "@/messages/en/visits";

/** The longest wait in milliseconds; longer ones overflow a browser's timer. */
const LONGEST_TIMER_MS = 2_000_000_000;

type VenueVisitProps = {
  venueId: string;
  visit: MyVisitWire | null;
  viewer: Viewer;
};

/** A signed-in person at a venue: the visit and what the venue sees of it, or a way to check in. */
export function VenueVisit({ venueId, visit, viewer }: VenueVisitProps) {
  const t = useText(visits);
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const expiresAt = visit?.expires_at;

  // Reloads the page when the visit expires, so that it does not keep saying 'Active'.
  useEffect(() => {
    if (!expiresAt) return;
    const left = new Date(expiresAt).getTime() - Date.now();
    const timer = setTimeout(() => router.refresh(), Math.min(Math.max(left + 500, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, router]);

  const act = (change: () => Promise<unknown>, failed: string) =>
    run(
      "act",
      async () => {
        await change();
        router.refresh();
      },
      (error) => {
        const isSignedOut = error instanceof ApiError && error.status === 401; // the page itself reports this
        if (!isSignedOut) toast("error", failed);
      },
    );
  const end = () => act(() => api.endVisit(visit?.id ?? ""), t("visitStillActive"));

  const profile = toIdCardProfile(viewer.user, viewer.preferences);
  return (
    <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,520px)_minmax(0,1fr)] nav:grid-rows-[auto_1fr] nav:gap-x-18">
      {visit ? (
        <div className="grid content-start gap-4">
          <KitchenAnswer allergies={profile.allergies} visit={visit} />
          <VisitDetails visit={visit} />
        </div>
      ) : (
        <NotHere />
      )}
      <div className="flex flex-wrap gap-3">
        {visit ? (
          <Button busy={busy} onClick={end}>
            <LogOut size={20} />
            {t("endVisit")}
          </Button>
        ) : (
          <ButtonLink href={`${LINKS.onboard}?venue-id=${venueId}`} prefetch={false}>
            <MapPin size={20} />
            {t("checkIn")}
          </ButtonLink>
        )}
      </div>
      <div className="nav:col-start-2 nav:row-span-2 nav:row-start-1">
        {visit?.seen_by_venue ? (
          <WhatItSees seen={visit.seen_by_venue} venue={visit.venue.name} />
        ) : (
          <IdCard profile={profile} />
        )}
      </div>
    </div>
  );
}

const NotHere = () => {
  const t = useText(visits);
  return <p className="lead max-w-[46ch]">{t("notCheckedInHere")}</p>;
};

function WhatItSees({ venue, seen }: { venue: string; seen: DisclosureWire }) {
  const t = useText(visits);
  return (
    <section aria-labelledby="venue-sees">
      <h2 className="mb-2 text-step-2" id="venue-sees">
        {t("whatVenueSees", { venue })}
      </h2>
      <SeenRows ruled seen={seen} />
      <p className="small soft">{t("visitFollowsCard")}</p>
    </section>
  );
}
