"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { venueNews as calls } from "@/lib/venue-news-client";
import { venueNews } from "@/messages/en/venue-news";

type Props = { mailKey: string; mail: { venue: string; email: string; by: string | null; isAsked: boolean } };

/** An address says yes to the mail, or stops it, with one tap. */
export function FiguresMailScreen({ mailKey, mail: { venue, email, by, isAsked } }: Props) {
  const t = useText(venueNews);
  const toast = useToast();
  const { busy, run } = useTask();
  const [end, setEnd] = useState<"on" | "over" | null>(null);
  const answer = (work: () => Promise<unknown>, ends: "on" | "over") =>
    run(
      "answer",
      async () => {
        await work();
        setEnd(ends);
      },
      (error) => {
        if (error instanceof ApiError && error.status === 404) setEnd("over");
        else toast("error", failureOf(error, t("notDone")));
      },
    );
  if (end === "over") return <MailOver />;
  if (end === "on") {
    return (
      <Callout tone="match">
        <p>{t("isOn")}</p>
      </Callout>
    );
  }
  return (
    <>
      <h1 className="wrap-anywhere">{t(isAsked ? "askedTitle" : "getsTitle", { venue })}</h1>
      <p className="wrap-anywhere">{isAsked ? t("askedText", { by: by ?? venue, email }) : t("getsText", { email })}</p>
      <div className="flex flex-wrap gap-2.5">
        {isAsked && (
          <Button busy={busy} onClick={() => void answer(() => calls.accept(mailKey), "on")} variant="primary">
            {t("sayYes")}
          </Button>
        )}
        <Button
          busy={busy}
          onClick={() => void answer(() => calls.stop(mailKey), "over")}
          variant={isAsked ? undefined : "primary"}
        >
          {t(isAsked ? "sayNo" : "stop")}
        </Button>
      </div>
    </>
  );
}

export function MailOver() {
  const t = useText(venueNews);
  return <EmptyState title={t("isOver")}>{t("isOverText")}</EmptyState>;
}
