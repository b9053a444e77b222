"use client";

import { useRef, useState } from "react";
import { type AnswerFailure, answerFailure } from "@/components/oauth/answer-failure";
import { Asker } from "@/components/oauth/asker";
import { leaveAfterDeny } from "@/components/oauth/leave";
import type { AuthorizationFlow } from "@/components/oauth/use-authorization-flow";
import { PRODUCT_NAME } from "@/lib/product";

type AskedByProps = { flow: AuthorizationFlow; isVerified: boolean };

/** On the account step: who sent the person here, that nothing is shared yet, and the way back. */
export function AskedBy({ flow, isVerified }: AskedByProps) {
  const [failure, setFailure] = useState<AnswerFailure | null>(null);
  const running = useRef(false);
  if (!flow.asker) return null;
  const { client, redirect_host: host, about } = flow.asker;

  async function cancel() {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    try {
      leaveAfterDeny(await flow.cancel());
    } catch (error) {
      setFailure(answerFailure("deny", error));
      running.current = false;
    }
  }

  return (
    <section
      aria-label="Who asks"
      className="mb-[22px] grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5 rounded-card border border-line bg-raised p-[18px] [overflow-wrap:anywhere]"
    >
      <Asker about={about} host={host} isVerified={isVerified} name={client.name} />
      <p>
        {client.name} asks to read from your {PRODUCT_NAME} dietary ID. Once you are signed in here you see exactly
        what, and decide. Nothing is shared before.
      </p>
      <p>
        <button className="link-btn inline-flex min-h-11 items-center text-left" onClick={cancel} type="button">
          Cancel and go back to {host}
        </button>
      </p>
      <p className="font-[550] text-tomato-ink empty:hidden" role="alert">
        {failure && `${failure.title} ${failure.reason}`}
      </p>
    </section>
  );
}
