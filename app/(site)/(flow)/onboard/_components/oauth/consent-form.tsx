"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Forkprint } from "@/components/brand/forkprint";
import type { Viewer } from "@/components/session/viewer";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { LINKS } from "@/lib/links";
import type { ConsentLength as Length } from "@/lib/oauth/api";
import { isDataScope } from "@/lib/oauth/scopes";
import { consentText } from "@/messages/en/consent";
import { STEP_HEADING_ID } from "../step-parts";
import { ApplicationIdentity } from "./application-identity";
import { choiceOf, type KnownRequest } from "./authorization-request";
import { ConsentLength } from "./consent-length";
import { EarlierDecision } from "./earlier-decision";
import { SharedValues } from "./shared-values-list";
import { SLIP_HEADING, Slip } from "./slip";
import { StaysWithYou } from "./stays-with-you";
import { useAnswer } from "./use-answer";
import type { AuthorizationFlow } from "./use-authorization-flow";

type ConsentFormProps = {
  flow: AuthorizationFlow;
  viewer: Viewer;
  request: KnownRequest;
  isVerified: boolean;
  onAllowed: () => void;
  onBack: () => void;
};

/**
 * The application, the person's own values that it asks for, which of them are shared and for how long, and the two
 * answers.
 */
export function ConsentForm({ flow, viewer, request, isVerified, onAllowed, onBack }: ConsentFormProps) {
  const t = useText(consentText);
  const { context, record } = request;
  const { client, redirect_host: host } = context;
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(() => new Set(record?.declined ?? []));
  const [lasts, setLasts] = useState<Length>("always");
  const choice = { ...choiceOf(request, unticked), lasts };
  const { answering, failure, answer, isSettled } = useAnswer(flow, choice, onAllowed);
  const requested = context.scopes.filter(({ name }) => isDataScope(name));
  const given = context.scopes.filter(({ name }) => !unticked.has(name));
  const isNothing = requested.length > 0 && !requested.some(({ name }) => !unticked.has(name));

  function tick(scope: string, isTicked: boolean) {
    const next = new Set(unticked);
    if (isTicked) next.delete(scope);
    else next.add(scope);
    setUnticked(next);
  }

  return (
    <Slip
      keep={
        <>
          <Forkprint id={viewer.user.id} size={120} />
          <StaysWithYou scopes={given} />
        </>
      }
      keepLabelledBy="stays-with-you"
      labelledBy={STEP_HEADING_ID}
    >
      <ApplicationIdentity about={context.about} host={host} isVerified={isVerified} name={client.name} />
      <h1 className={SLIP_HEADING} id={STEP_HEADING_ID} tabIndex={-1}>
        {t("asksForThese", { name: client.name })}
      </h1>
      <p className="soft">{t.rich("valuesOfAccount", { email: viewer.user.email, b: (inside) => <b>{inside}</b> })}</p>
      <SharedValues onTick={tick} scopes={context.scopes} unticked={unticked} viewer={viewer} />
      <p>
        <LinkButton className="inline-flex min-h-11 items-center text-start" onClick={onBack}>
          {t("changeTheseValuesFirst")}
        </LinkButton>
      </p>
      <ConsentLength onChange={setLasts} value={lasts} />
      <EarlierDecision clientName={client.name} record={record} scopes={context.scopes} />
      <div className="[&:not(:empty)]:mt-5" role="alert">
        {failure && (
          <Callout tone="conflict">
            <p>
              <b>{t.known(failure.title)}</b> {failure.reason} {t("nothingShared")}
            </p>
          </Callout>
        )}
      </div>
      {isNothing && <p className="mt-5">{t("nothingTicked", { name: client.name })}</p>}
      <div className="mt-[22px] mb-3.5 grid grid-cols-2 gap-2.5">
        <Button busy={answering === "deny"} disabled={!isSettled} onClick={() => answer("deny")} variant="ink">
          {t("deny")}
        </Button>
        <Button
          busy={answering === "allow"}
          disabled={!isSettled || isNothing}
          onClick={() => answer("allow")}
          variant="ink"
        >
          {t("allow")}
        </Button>
      </div>
      <p className="small soft">
        {t.rich("whatDenyDoes", {
          host,
          link: (inside) => (
            <a href={LINKS.privacySettings} rel="noopener" target="_blank">
              {inside}
            </a>
          ),
        })}
      </p>
    </Slip>
  );
}
