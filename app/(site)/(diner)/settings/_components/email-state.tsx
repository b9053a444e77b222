"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { settings } from "@/messages/en/settings";

/** Whether the email is confirmed; if not, how to confirm it. */
export function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useText(settings);
  const { busy, run } = useTask();
  const [isSent, setIsSent] = useState(false);
  const toast = useToast();

  const send = () =>
    run(
      "send",
      async () => {
        await api.requestEmailConfirmation();
        setIsSent(true);
      },
      (error) => toast("error", error instanceof ApiError ? error.message : t("mailNotSent")),
    );

  if (isConfirmed) return <span className="text-ink-soft">{t("confirmed")}</span>;
  return (
    <div className="grid justify-items-start gap-2">
      <span className="text-ink-soft" role="status">
        {isSent ? t("confirmationSent") : t("emailUnconfirmed")}
      </span>
      {!isSent && (
        <Button busy={busy} onClick={send} size="sm">
          {t("sendMeALink")}
        </Button>
      )}
    </div>
  );
}
