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
type ConfirmEmailScreenProps = {
  token: string;
  /** The email is to take the place of the account's own. */
  isChange?: boolean;
};

export function ConfirmEmailScreen({ token, isChange = false }: ConfirmEmailScreenProps) {
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
        await (isChange ? api.confirmEmailChange(token) : api.confirmEmail(token));
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
      <h1>{isChange ? "Confirm your new email" : "Confirm your email"}</h1>
      {!isDone && !isLinkDead && (
        <p className="lead">
          {isChange
            ? "From then on you sign in with it, and the old one signs in no more."
            : "Sites that you allow to know your email are told it only once it is confirmed."}
        </p>
      )}
      <div className="sheet task-sheet">
        {isDone ? (
          <div ref={message} role="status" tabIndex={-1}>
            <Callout tone="match">
              <p>{isChange ? "Your email is changed. Sign in with it from now on." : "Your email is confirmed."}</p>
            </Callout>
            <p className="soft task-after">
              <Link href={LINKS.home}>Go to the home page</Link>
            </p>
          </div>
        ) : isLinkDead ? (
          <div role="alert">
            <Callout tone="conflict">
              <p>
                <b>This link has been used or has expired.</b> If your email is not {isChange ? "changed" : "confirmed"}{" "}
                yet, ask for a new link in your <Link href={LINKS.accountSettings}>account settings</Link>.
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
