"use client";

import "@/styles/consent.css";
import { useEffect, useRef } from "react";
import type { Viewer } from "@/components/auth/auth-provider";
import { Forkprint } from "@/components/brand/forkprint";
import { Asker } from "@/components/oauth/asker";
import type { KnownRequest } from "@/components/oauth/authorization-request";
import { ConsentFailed, ConsentSkeleton } from "@/components/oauth/consent-waiting";
import { EarlierDecision } from "@/components/oauth/earlier-decision";
import { SharedValues } from "@/components/oauth/shared-values-list";
import { StaysWithYou } from "@/components/oauth/stays-with-you";
import { useAnswer } from "@/components/oauth/use-answer";
import type { AuthorizationFlow } from "@/components/oauth/use-authorization-flow";
import { STEP_HEADING_ID } from "@/components/onboarding/step-parts";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LINKS } from "@/lib/links";

type ConsentStepProps = {
  flow: AuthorizationFlow;
  viewer: Viewer | null;
  isVerified: boolean;
  onAllowed: () => void;
  /** There is nothing to ask: what is wanted was allowed before. */
  onGrantedBefore: () => void;
  /** To the values themselves, before anything is decided. */
  onBack: () => void;
};

/** Who asks for what of the person's own values, and the two answers, of equal weight. */
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
    <div className="slip">
      <ConsentForm
        flow={flow}
        isVerified={isVerified}
        onAllowed={onAllowed}
        onBack={onBack}
        request={state.request}
        viewer={viewer}
      />
      <aside aria-labelledby="stays-with-you" className="slip-part slip-keep">
        <Forkprint id={viewer.user.id} size={120} />
        <StaysWithYou scopes={state.request.context.scopes} />
      </aside>
    </div>
  );
}

type FormProps = Omit<ConsentStepProps, "viewer" | "onGrantedBefore"> & { viewer: Viewer; request: KnownRequest };

function ConsentForm({ flow, viewer, request, isVerified, onAllowed, onBack }: FormProps) {
  const { context, record } = request;
  const { client, redirect_host: host } = context;
  const { answering, failure, answer, isSettled } = useAnswer(flow, onAllowed);
  return (
    <section className="slip-part">
      <Asker host={host} isVerified={isVerified} name={client.name} />
      <h1 id={STEP_HEADING_ID} tabIndex={-1}>
        {client.name} asks to read this from your dietary ID
      </h1>
      <p className="soft">
        Exactly these values of <b>{viewer.user.email}</b>, as they stand now and as you change them, until you take it
        back.
      </p>
      <SharedValues scopes={context.scopes} viewer={viewer} />
      <p className="consent-change">
        <button className="link-btn" onClick={onBack} type="button">
          Change these values first
        </button>
      </p>
      <EarlierDecision clientName={client.name} record={record} scopes={context.scopes} />
      <div className="consent-failure" role="alert">
        {failure && (
          <Callout tone="conflict">
            <p>
              <b>{failure.title}</b> {failure.reason} Nothing was shared.
            </p>
          </Callout>
        )}
      </div>
      <div className="consent-answers">
        <Button busy={answering === "deny"} disabled={!isSettled} onClick={() => answer("deny")} variant="ink">
          Deny
        </Button>
        <Button busy={answering === "allow"} disabled={!isSettled} onClick={() => answer("allow")} variant="ink">
          Allow
        </Button>
      </div>
      <p className="small soft">
        Deny sends you back to {host} and nothing is read. You can take an Allow back at any time in{" "}
        <a href={LINKS.privacySettings} rel="noopener" target="_blank">
          Settings, Privacy
        </a>
        ; it ends at once.
      </p>
    </section>
  );
}
