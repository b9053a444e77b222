"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { IdCard } from "@/components/id-card/id-card";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { Button } from "@/components/ui/button";
import type { IdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";

const REDIRECT_MS = 2000;

/** The finished card, then home. Back stops the clock. */
export function CompleteStep({ profile, onBack }: { profile: IdCardProfile; onBack: () => void }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(LINKS.home), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [router]);

  return (
    <div className="done-grid">
      <div className="done-words">
        <h1 id={STEP_HEADING_ID} tabIndex={-1}>
          You're all set!
        </h1>
        <p className="lead">Your preferences have been saved.</p>
        <p className="done-next" role="status">
          <span>Redirecting you now...</span> <Link href={LINKS.home}>Go now</Link>
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
