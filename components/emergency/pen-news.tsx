"use client";

import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import { penState } from "@/lib/emergency/pens";
import type { EmergencyPlanWire } from "@/lib/schemas/emergency";
import { pensText } from "@/messages/en/pens";
import { monthInWords } from "./month-in-words";

/** Says which pens have ended or end soon, before anybody needs them. */
export function PenNews({ pens }: { pens: EmergencyPlanWire["pens"] }) {
  const t = useText(pensText);
  const today = new Date();
  const due = pens.filter(({ good_until: until }) => ["ended", "ends_soon"].includes(penState(until, today)));
  if (due.length === 0) return null;
  return (
    <Callout className="print:hidden" tone="may_contain">
      {due.map(({ name, good_until: until }) => (
        <p key={name}>
          {penState(until, today) === "ended"
            ? t("penHasEnded", { pen: name })
            : t("penEndsSoon", { pen: name, month: monthInWords(t.locale, until ?? "") })}
        </p>
      ))}
    </Callout>
  );
}
