"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { VisitDetails } from "@/components/visits/visit-details";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { VisitWire } from "@/lib/schemas/visits";
import { onboarding } from "@/messages/en/onboarding";
import { DoneClock, DoneFrame, DoneNext } from "./done-frame";
import { STEP_HEADING_ID } from "./step-parts";

const REDIRECT_MS = 2000;

type CompleteStepProps = { profile: IdCardProfile; visit: VisitWire | null; onBack: () => void };

/** Shows the finished card and the visit, then opens the venue or the home page. Back stops the countdown. */
export function CompleteStep({ profile, visit, onBack }: CompleteStepProps) {
  const t = useText(onboarding);
  const router = useRouter();
  const next = visit ? `/venue/${visit.venue_id}` : LINKS.home;
  useEffect(() => {
    const timer = setTimeout(() => router.replace(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [router, next]);

  return (
    <DoneFrame profile={profile}>
      <h1 id={STEP_HEADING_ID} tabIndex={-1}>
        {t("youreAllSet")}
      </h1>
      <p className="lead">{visit ? t("checkedInAndSaved") : t("preferencesSaved")}</p>
      {visit && <VisitDetails visit={visit} />}
      <DoneNext>
        <span>{t("redirectingYouNow")}</span>{" "}
        <Link className="inline-flex min-h-11 items-center" href={next}>
          {t("goNow")}
        </Link>
      </DoneNext>
      <DoneClock />
      <Button onClick={onBack} size="sm">
        {t("back")}
      </Button>
    </DoneFrame>
  );
}
