import type { ReactNode } from "react";
import { IdCard } from "@/components/id-card/id-card";
import { ProgressReached, ProgressTrack } from "@/components/ui/progress-bar";
import type { IdCardProfile } from "@/lib/id-card/id-card";

/** The frame of the last step: what happens next, beside the finished card. */
export function DoneFrame({ profile, children }: { profile: IdCardProfile; children: ReactNode }) {
  return (
    <div className="mt-8 grid gap-7 nav:mt-14 nav:grid-cols-2 nav:items-center nav:gap-18">
      <div className="grid justify-items-start gap-3">{children}</div>
      <IdCard profile={profile} />
    </div>
  );
}

/** Says which page opens next. Changes are announced. */
export function DoneNext({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3.5 flex flex-wrap items-center gap-x-3.5 gap-y-1" role="status">
      {children}
    </p>
  );
}

/** A progress bar for the time until the next page opens. */
export function DoneClock() {
  return (
    <ProgressTrack aria-hidden="true" className="mb-3 w-[min(280px,100%)]">
      <ProgressReached className="w-full motion-safe:animate-fill" />
    </ProgressTrack>
  );
}
