"use client";

import { useEffect, useRef } from "react";
import type { Viewer } from "@/components/session/viewer";
import { ConsentForm } from "./consent-form";
import { ConsentFailed, ConsentSkeleton } from "./consent-waiting";
import type { AuthorizationFlow } from "./use-authorization-flow";

type ConsentStepProps = {
  flow: AuthorizationFlow;
  viewer: Viewer | null;
  isVerified: boolean;
  onAllowed: () => void;
  /** Called if nothing must be asked, because everything was allowed before. */
  onGrantedBefore: () => void;
  /** Leads to the values themselves before anything is decided. */
  onBack: () => void;
};

/** The application, the person's own values that it asks for, and two answers of equal weight. */
export function ConsentStep({ flow, viewer, isVerified, onAllowed, onGrantedBefore, onBack }: ConsentStepProps) {
  const { state } = flow;
  const isGranted = state.kind === "ready" && viewer !== null && state.request.context.consent === "granted";
  const skip = useRef(onGrantedBefore);
  skip.current = onGrantedBefore;
  useEffect(() => {
    if (isGranted) skip.current();
  }, [isGranted]);

  if (state.kind === "failed") return <ConsentFailed onRetry={flow.retry} />;
  if (state.kind !== "ready" || !viewer || isGranted) return <ConsentSkeleton />;
  return (
    <ConsentForm
      flow={flow}
      isVerified={isVerified}
      key={`${state.request.key} ${viewer.user.id}`}
      onAllowed={onAllowed}
      onBack={onBack}
      request={state.request}
      viewer={viewer}
    />
  );
}
