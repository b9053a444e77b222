"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { LinkButton } from "@/components/ui/link-button";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { PRODUCT_NAME } from "@/lib/product";
import { consentText } from "@/messages/en/consent";
import { type AnswerFailure, answerFailure } from "./answer-failure";
import { ApplicationIdentity } from "./application-identity";
import { leaveAfterDeny } from "./leave";
import type { AuthorizationFlow } from "./use-authorization-flow";

type RequestingApplicationProps = { flow: AuthorizationFlow; isVerified: boolean };

/** Shown on the account step: which application sent the person here, that nothing is shared yet, and the way back. */
export function RequestingApplication({ flow, isVerified }: RequestingApplicationProps) {
  const t = useText(consentText);
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const { run } = useTask();
  if (!flow.application) return null;
  const { client, redirect_host: host, about } = flow.application;

  const cancel = () =>
    run(
      "cancel",
      async () => {
        setFailure(null);
        leaveAfterDeny(await flow.cancel());
        return LEAVING;
      },
      (error) => setFailure(answerFailure("deny", error)),
    );

  return (
    <section
      aria-label={t("whoAsks")}
      className="mb-[22px] grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5 rounded-card border border-line bg-raised p-[18px] [overflow-wrap:anywhere]"
    >
      <ApplicationIdentity about={about} host={host} isVerified={isVerified} name={client.name} />
      <p>{t("asksBeforeSignIn", { name: client.name, product_name: PRODUCT_NAME })}</p>
      <p>
        <LinkButton className="inline-flex min-h-11 items-center text-start" onClick={cancel}>
          {t("cancelTo", { host })}
        </LinkButton>
      </p>
      <p className="font-[550] text-tomato-ink empty:hidden" role="alert">
        {failure && `${t.known(failure.title)} ${failure.reason}`}
      </p>
    </section>
  );
}
