"use client";

import { type ReactNode, useEffect } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { consentText } from "@/messages/en/consent";
import { DoneClock, DoneFrame, DoneNext } from "../done-frame";
import { STEP_HEADING_ID } from "../step-parts";
import type { AuthorizationFlow } from "./use-authorization-flow";
import { useReturn } from "./use-return";

const REDIRECT_MS = 2000;

type ReturnStepProps = {
  profile: IdCardProfile;
  flow: AuthorizationFlow;
  onBack: () => void;
  onConsentNeeded: () => void;
  /** What was saved, and the visit for which the person checked in. */
  children: ReactNode;
};

/**
 * Shows the finished card, then returns to the application. The code is requested last, because it is valid for a
 * minute.
 */
export function ReturnStep({ profile, flow, onBack, onConsentNeeded, children }: ReturnStepProps) {
  const t = useText(consentText);
  const { failure, isGoing, hasStalled, go } = useReturn(flow, onConsentNeeded);
  const isDue = flow.state.kind === "ready";
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(go, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDue, go]);
  const hasFailed = failure !== null || flow.state.kind === "failed";
  return (
    <DoneFrame profile={profile}>
      <h1 id={STEP_HEADING_ID} tabIndex={-1}>
        {t("youreAllSet")}
      </h1>
      {children}
      <DoneNext>{hasFailed ? "" : t("redirecting")}</DoneNext>
      <div className="[&:not(:empty)]:mt-5" role="alert">
        {hasFailed && (
          <Callout tone="conflict">
            <p>
              <b>{t("notSentBack")}</b> {failure ?? t("earlierNotRead")}
            </p>
          </Callout>
        )}
      </div>
      {hasFailed || hasStalled ? (
        <>
          {!hasFailed && <p className="soft">{t("appDidNotOpen")}</p>}
          <Button busy={isGoing} onClick={failure === null && hasFailed ? flow.retry : go} variant="primary">
            {t("tryAgain")}
          </Button>
        </>
      ) : (
        <DoneClock />
      )}
      <Button onClick={onBack} size="sm">
        {t("back")}
      </Button>
    </DoneFrame>
  );
}
