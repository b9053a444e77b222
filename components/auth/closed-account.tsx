"use client";

import { useCallback, useState } from "react";
import { useText } from "#use-text";
import { FormToggle } from "@/components/auth/form-toggle";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/api-call";
import { ACCOUNT_CLOSING } from "@/lib/auth/account-closing";
import { shell } from "@/messages/en/shell";

/**
 * The time of deletion if the sign-in failed because the account is scheduled for deletion; null for any other reason.
 */
const closingIn = (reason: unknown): string | null =>
  reason instanceof ApiError && reason.code === ACCOUNT_CLOSING ? reason.message : null;

/**
 * The sign-in to an account that is scheduled for deletion. `notice`: when it will be deleted, known after a failed
 * sign-in; `keeps`: the owner chose to keep it.
 */
export function useClosedAccount() {
  const [notice, setNotice] = useState<string | null>(null);
  const [keeps, setKeeps] = useState(false);
  /** True if `reason` is the scheduled deletion, and then the caller shows no other error. */
  const hear = useCallback((reason: unknown): boolean => {
    const closing = closingIn(reason);
    if (closing !== null) setNotice(closing);
    return closing !== null;
  }, []);
  const startAgain = useCallback(() => {
    setNotice(null);
    setKeeps(false);
  }, []);
  const keep = useCallback(() => setKeeps(true), []);
  return { notice, keeps, keep, hear, startAgain };
}

type ClosedAccountProps = { notice: string; busy: boolean; onKeep: () => void; onLeave: () => void };

/** Says what will happen when, and offers to cancel the deletion. */
export function ClosedAccount({ notice, busy, onKeep, onLeave }: ClosedAccountProps) {
  const t = useText(shell);
  return (
    <>
      <Callout role="alert" tone="info">
        <p>{notice}</p>
        <p>{t("closedStaysEnded")}</p>
      </Callout>
      <Button busy={busy} busyLabel={t("loading")} onClick={onKeep} variant="primary" wide>
        {t("keepMyAccount")}
      </Button>
      <FormToggle>
        <LinkButton disabled={busy} onClick={onLeave}>
          {t("leaveItClosed")}
        </LinkButton>
      </FormToggle>
    </>
  );
}
