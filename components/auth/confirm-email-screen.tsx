"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { messageOf } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";

const FAILED = "Your email could not be confirmed. Please try again.";

/** Opening the link changes nothing: programs that look through mails open links too, and confirm nothing by it. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const [isLinkDead, setIsLinkDead] = useState(token === "");
  const { busy, error, submit } = useSubmit();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);

  async function confirm() {
    const isConfirmed = await submit(
      async () => {
        await api.confirmEmail(token);
      },
      (reason) => {
        setIsLinkDead(reason instanceof ApiError && reason.status === 400);
        return messageOf(reason, FAILED);
      },
    );
    if (isConfirmed) setIsDone(true);
  }

  return (
    <>
      <h1>Confirm your email</h1>
      {!isDone && !isLinkDead && (
        <p className="lead">Sites that you allow to know your email are told it only once it is confirmed.</p>
      )}
      <div className="sheet task-sheet">
        {isDone ? (
          <div ref={message} role="status" tabIndex={-1}>
            <Callout tone="match">
              <p>Your email is confirmed.</p>
            </Callout>
            <p className="soft task-after">
              <Link href={LINKS.home}>Go to the home page</Link>
            </p>
          </div>
        ) : isLinkDead ? (
          <div role="alert">
            <Callout tone="conflict">
              <p>
                <b>This link has been used or has expired.</b> If your email is not confirmed yet, ask for a new link in
                your <Link href={LINKS.accountSettings}>account settings</Link>.
              </p>
            </Callout>
          </div>
        ) : (
          <div className="form">
            <FormError error={error} />
            <Button busy={busy} onClick={confirm} variant="primary" wide>
              Yes, this is my email
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
