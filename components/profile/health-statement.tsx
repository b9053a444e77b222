"use client";

import { useText } from "#use-text";
import { useHealthConsents } from "@/components/profile/use-health-consent";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { HEALTH_CONSENT_EDITION, HEALTH_STATEMENTS, type HealthPart } from "@/lib/profile/health-consent";
import { healthConsentText } from "@/messages/en/health-consent";

/**
 * Shown above recorded health data. Recording an allergy below the short statement gives consent; a person who recorded
 * something before statements existed, or agreed to an older one, is asked here.
 */
export function HealthStatement({ part }: { part: HealthPart }) {
  const t = useText(healthConsentText);
  const { consents, set } = useHealthConsents();
  const { busy, run } = useTask();
  const toast = useToast();
  const { short, full, agree } = HEALTH_STATEMENTS[part];
  const own = consents?.parts.find((each) => each.part === part);
  if (!own || own.is_current || own.recorded.length === 0) {
    return <p className="mt-0 mb-3 max-w-[44rem] text-ink-soft text-small">{t.known(short)}</p>;
  }

  const give = () =>
    run(
      "give",
      async () => {
        set(await api.giveHealthConsent(part, HEALTH_CONSENT_EDITION));
        toast("success", t("consentSaved"));
      },
      (error) => toast("error", failureOf(error, t("consentNotSaved"))),
    );
  return (
    <Callout className="mb-4" tone="info">
      <p>
        <b>{own.in_force ? t("agreedStatement") : t("neverAsked")}</b> {t.known(UNTIL_THEN[part])}
      </p>
      {full.map((sentence) => (
        <p key={sentence}>{t.known(sentence)}</p>
      ))}
      <Button busy={busy} onClick={() => void give()} variant="primary">
        {t.known(agree)}
      </Button>
    </Callout>
  );
}

const UNTIL_THEN: Record<HealthPart, string> = {
  allergies: "Until you answer, they stay on your card and go where you sent them.",
  health:
    "Until you answer, your concerns advise you alone: nobody else reads them, but celiac disease and lactose intolerance.",
  diary: "Until you answer, it stays as it is, for you alone.",
};
