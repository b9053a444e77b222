"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";

/** Whether the email is confirmed, with the way there. */
export function EmailState({ isConfirmed }: { isConfirmed: boolean }) {
  const [busy, setBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const toast = useToast();

  async function send() {
    setBusy(true);
    try {
      await api.requestEmailConfirmation();
      setIsSent(true);
    } catch (error) {
      toast("error", error instanceof ApiError ? error.message : "The mail could not be sent. Please try again.");
    }
    setBusy(false);
  }

  if (isConfirmed) return <span className="text-ink-soft">Confirmed</span>;
  return (
    <div className="grid justify-items-start gap-2">
      <span className="text-ink-soft" role="status">
        {isSent
          ? "We sent you a link. It works for a day; look in the spam folder too."
          : "Not confirmed yet. Sites that you allow to know your email are not told it until it is."}
      </span>
      {!isSent && (
        <Button busy={busy} onClick={send} size="sm">
          Send me a link
        </Button>
      )}
    </div>
  );
}
