"use client";

import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { FormError } from "@/components/auth/form-error";
import { useSubmit } from "@/components/auth/use-submit";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { messageOf } from "@/lib/auth/form-rules";
import { LINKS } from "@/lib/links";
import { shell } from "@/messages/en/shell";
import { TaskSheet } from "./task-frame";

/** Opening the link changes nothing, because mail scanners open links too. The person confirms with a button. */
type ConfirmEmailScreenProps = {
  token: string;
  /** True if the email address replaces the account's current one. */
  isChange?: boolean;
};

export function ConfirmEmailScreen({ token, isChange = false }: ConfirmEmailScreenProps) {
  const t = useText(shell);
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
        return messageOf(reason, t("emailNotConfirmed"));
      },
    );
    if (isConfirmed) setIsDone(true);
  }

  return (
    <>
      <h1>{isChange ? t("confirmYourNewEmail") : t("confirmYourEmail")}</h1>
      {!isDone && !isLinkDead && <p className="lead">{isChange ? t("newEmailSignsIn") : t("unconfirmedExplained")}</p>}
      <TaskSheet>
        {isDone ? (
          <div ref={message} role="status" tabIndex={-1}>
            <Callout tone="match">
              <p>{isChange ? t("emailChanged") : t("yourEmailIsConfirmed")}</p>
            </Callout>
            <p className="mt-4 soft">
              <Link href={LINKS.home}>{t("toHome")}</Link>
            </p>
          </div>
        ) : isLinkDead ? (
          <div role="alert">
            <Callout tone="conflict">
              <p>
                {t.rich("thisLinkHasBeen", {
                  b: (inside) => <b>{inside}</b>,
                  isChange: String(isChange),
                  link: (inside) => <Link href={LINKS.accountSettings}>{inside}</Link>,
                })}
              </p>
            </Callout>
          </div>
        ) : (
          <div className="grid gap-4">
            <FormError error={error} />
            <Button busy={busy} onClick={confirm} variant="primary" wide>
              {t("confirmEmail")}
            </Button>
          </div>
        )}
      </TaskSheet>
    </>
  );
}
