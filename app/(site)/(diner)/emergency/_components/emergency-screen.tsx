"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { PenNews } from "@/components/emergency/pen-news";
import { KeepOffline } from "@/components/id-card/keep-offline";
import { useAuth } from "@/components/session/auth-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { keepDeviceText, useDeviceText } from "@/components/ui/use-device-text";
import { personCard } from "@/lib/household/person-card";
import { type IdCardProfile, toIdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { EmergencyOfWire, EmergencyPlanWire } from "@/lib/schemas/emergency";
import { emergencyText } from "@/messages/en/emergency";
import { EmergencyFace } from "./emergency-face";
import { EmergencyForm } from "./emergency-form";
import { KEPT_PLANS_KEY, type OwnedPlans, readKeptPlans } from "./kept-plans";

type EmergencyScreenProps = {
  /** Of whom the address asks for: "me" or the id of a person without an account. */
  asked: string | null;
  isKept: boolean;
  /** Null for a visitor and in the page cached for offline use. */
  rendered: OwnedPlans | null;
};

/** The emergency page of oneself and of those whose cards one keeps; without a network, as this device last knew them. */
export function EmergencyScreen({ asked, isKept, rendered }: EmergencyScreenProps) {
  const t = useText(emergencyText);
  const { viewer } = useAuth();
  const [saved, setSaved] = useState<Readonly<Record<string, EmergencyPlanWire>>>({});
  const known = usePlans(rendered, viewer?.user.id ?? null);
  const [of, setOf] = useState(asked);
  useEffect(() => {
    if (isKept) setOf(new URLSearchParams(window.location.search).get("of"));
  }, [isKept]);
  const [isWriting, setIsWriting] = useState(false);
  const router = useRouter();
  const toast = useToast();

  if (!viewer || !known) {
    return (
      <div className="wrap grid content-start gap-5 py-6">
        <EmergencyFace card={null} plan={null} />
        {!viewer && (
          <p className="m-0 flex flex-wrap items-center gap-3 print:hidden">
            {t("signIn")}
            <ButtonLink href={LINKS.onboard} prefetch={false} size="sm">
              {t("signInButton")}
            </ButtonLink>
          </p>
        )}
      </div>
    );
  }
  const plans = known.plans.map((each) => ({ ...each, plan: saved[each.of] ?? each.plan }));
  const shown = plans.find((each) => each.of === of) ?? plans[0];
  if (!shown) return null;
  const card = cardOf(shown, toIdCardProfile(viewer.user, viewer.preferences));
  const store = (plan: EmergencyPlanWire) => {
    setSaved({ ...saved, [shown.of]: plan });
    const changed = plans.map((each) => (each.of === shown.of ? { ...each, plan } : each));
    keepDeviceText(KEPT_PLANS_KEY, JSON.stringify({ owner: known.owner, plans: changed } satisfies OwnedPlans));
    setIsWriting(false);
    toast("success", t("saved"));
    router.refresh();
  };
  return (
    <div className="wrap grid max-w-[860px] content-start gap-5 py-6">
      <KeepOffline />
      {plans.length > 1 && (
        <SegmentedControl
          className="justify-self-start print:hidden"
          label={t("whose")}
          onChange={(next) => {
            setOf(next);
            setIsWriting(false);
            window.history.replaceState(null, "", `${LINKS.emergency}?of=${next}`);
          }}
          options={plans.map((each) => ({ value: each.of, label: each.person?.name ?? t("own") }))}
          value={shown.of}
        />
      )}
      {isWriting ? (
        <EmergencyForm
          key={shown.of}
          name={card.displayName}
          of={shown.of}
          onCancel={() => setIsWriting(false)}
          onSaved={store}
          plan={shown.plan}
        />
      ) : (
        <>
          <PenNews pens={shown.plan?.pens ?? []} />
          <EmergencyFace card={card} plan={shown.plan} />
          <Missing plan={shown.plan} />
          {!isKept && (
            <Button
              className="justify-self-start print:hidden"
              onClick={() => setIsWriting(true)}
              variant={shown.plan ? "quiet" : "primary"}
            >
              <Pencil size={20} />
              {t(shown.plan ? "changeIt" : "fillIn")}
            </Button>
          )}
          <p className="m-0 text-ink-soft text-small print:hidden" role="status">
            {t(isKept ? "lastKnown" : "opensOffline")}
          </p>
        </>
      )}
    </div>
  );
}

const cardOf = ({ person }: EmergencyOfWire, own: IdCardProfile): IdCardProfile => (person ? personCard(person) : own);

/** What the server sent, which this device keeps, or what it has kept of the person who is signed in here. */
function usePlans(rendered: OwnedPlans | null, viewerId: string | null): OwnedPlans | null {
  const kept = readKeptPlans(useDeviceText(KEPT_PLANS_KEY));
  useEffect(() => {
    if (rendered && rendered.owner === viewerId) keepDeviceText(KEPT_PLANS_KEY, JSON.stringify(rendered));
  }, [rendered, viewerId]);
  if (rendered) return rendered.owner === viewerId ? rendered : null;
  return kept && kept.owner === viewerId ? kept : null;
}

function Missing({ plan }: { plan: EmergencyPlanWire | null }) {
  const t = useText(emergencyText);
  const missing = [
    !plan?.pens.length && t("missingPens"),
    !plan?.contacts.length && t("missingContacts"),
    !plan?.country && t("missingCountry"),
  ].filter((each) => typeof each === "string");
  if (missing.length === 0) return null;
  return (
    <Callout className="print:hidden" tone="info">
      <p>{t("whatIsMissing", { missing: new Intl.ListFormat(t.locale).format(missing) })}</p>
    </Callout>
  );
}
