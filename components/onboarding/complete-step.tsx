"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { IdCard } from "@/components/id-card/id-card";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { VisitDetails } from "@/components/onboarding/visit-details";
import { Button } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import type { VisitWire } from "@/lib/schemas/visits";

const REDIRECT_MS = 2000;

type CompleteStepProps = { profile: IdCardProfile; visit: VisitWire | null; onBack: () => void };

/** The finished card and the visit, then on to the venue or home. Back stops the clock. */
export function CompleteStep({ profile, visit, onBack }: CompleteStepProps) {
  const router = useRouter();
  const next = visit ? `/venue/${visit.venue_id}` : LINKS.home;
  useEffect(() => {
    const timer = setTimeout(() => router.replace(next), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [router, next]);

  return (
    <div className="done-grid">
      <div className="done-words">
        <h1 id={STEP_HEADING_ID} tabIndex={-1}>
          You're all set!
        </h1>
        <p className="lead">
          {visit ? "You've been checked in and your preferences have been saved!" : "Your preferences have been saved."}
        </p>
        {visit && <VisitDetails visit={visit} />}
        <p className="done-next" role="status">
          <span>Redirecting you now...</span> <Link href={next}>Go now</Link>
        </p>
        <div aria-hidden="true" className="progress done-clock">
          <span />
        </div>
        <Button onClick={onBack} size="sm">
          Back
        </Button>
      </div>
      <IdCard profile={profile} />
    </div>
  );
}
