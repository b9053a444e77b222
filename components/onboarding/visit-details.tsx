"use client";

import { useText } from "#use-text";
import { onboarding } from "@/messages/en/onboarding";
import { terms } from "@/messages/en/terms";
import "@/styles/sharing.css";
import type { ReactNode } from "react";
import { Stamp } from "@/components/brand/stamp";
import { Moment, useMomentWriter } from "@/components/ui/moment";
import { STATUS_WORDS } from "@/components/visits/visit-words";
import type { VisitWire } from "@/lib/schemas/visits";

/** A page of the passport, stamped at the door. */
export function VisitDetails({ visit }: { visit: VisitWire }) {
  const term = useText(terms);
  const t = useText(onboarding);
  return (
    <section aria-labelledby="visit-details" className="visit-details">
      <h2 id="visit-details">{t("visitDetails")}</h2>
      <VisitStamp visit={visit} />
      <dl className="kv">
        <Fact label={t("venue")}>{visit.venue.name}</Fact>
        {visit.location && <Fact label={t("location")}>{visit.location.label}</Fact>}
        <Fact label={t("status")}>{term.known(STATUS_WORDS[visit.status])}</Fact>
        <Fact label={t("checkInTime")}>
          <Moment iso={visit.check_in_time} />
        </Fact>
        <Fact label={t("expiryTime")}>
          <Moment iso={visit.expires_at} />
        </Fact>
      </dl>
    </section>
  );
}

function VisitStamp({ visit }: { visit: VisitWire }) {
  const term = useText(terms);
  const t = useText(onboarding);
  const write = useMomentWriter();
  const day = write(visit.check_in_time, { day: "numeric", month: "short" }).toUpperCase();
  const time = write(visit.check_in_time, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <Stamp
      bottom={visit.visit_type === "ONLINE" ? "ONLINE" : t("atTheTable")}
      className="visit-stamp"
      middle={[day, time]}
      size={104}
      tone={visit.status === "active" ? "herb" : "ink"}
      top={visit.status === "active" ? t("checkedIn") : term.known(STATUS_WORDS[visit.status]).toUpperCase()}
    />
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
