"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { HEALTH_CONSENT_EDITION, HEALTH_STATEMENTS } from "@/lib/profile/health-consent";
import { diaryText } from "@/messages/en/diary";
import { healthConsentText } from "@/messages/en/health-consent";
import { DiaryHead } from "./diary-head";

/** A diary begins with the statement under which it is kept. Nothing is stored before the person agrees. */
export function TurnOn() {
  const t = useText(diaryText);
  const consent = useText(healthConsentText);
  const toast = useToast();
  const router = useRouter();
  const { busy, run } = useTask();
  const { full, agree } = HEALTH_STATEMENTS.diary;
  const turnOn = () =>
    run(
      "on",
      async () => {
        await api.giveHealthConsent("diary", HEALTH_CONSENT_EDITION);
        router.refresh();
      },
      (error) => toast("error", failureOf(error, t("notTurnedOn"))),
    );
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <DiaryHead />
      <section
        aria-labelledby="turn-on"
        className="grid max-w-[65ch] gap-4 rounded-card border-[1.5px] border-line bg-raised p-4 tablet:p-5"
      >
        <h2 className="m-0 text-step-2" id="turn-on">
          {t("turnOn")}
        </h2>
        {full.map((sentence) => (
          <p className="m-0" key={sentence}>
            {consent.known(sentence)}
          </p>
        ))}
        <Button busy={busy} className="justify-self-start" onClick={() => void turnOn()} variant="primary">
          {consent.known(agree)}
        </Button>
      </section>
    </div>
  );
}
