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

/** Why a sign-in failed, where the account waits for its end; null for any other reason. */
const closingIn = (reason: unknown): string | null =>
  reason instanceof ApiError && reason.code === ACCOUNT_CLOSING ? reason.message : null;

/**
 * The sign-in to a closed account: `notice` says when it goes, once a sign-in has failed for it, and `keeps` that its owner
 * has chosen to keep it.
 */
export function useClosedAccount() {
  const [notice, setNotice] = useState<string | null>(null);
  const [keeps, setKeeps] = useState(false);
  /** True where `reason` is that the account is closed: then there is nothing else to say. */
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

/** What will happen when, and how to call it off. */
export function ClosedAccount({ notice, busy, onKeep, onLeave }: ClosedAccountProps) {
  const t = useText(shell);
  return (
    <>
      <Callout role="alert" tone="info">
        <p>{notice}</p>
        <p>{t("shareLinksVisitsAnd")}</p>
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
