"use client";

import { useText } from "#use-text";
import { Stamp } from "@/components/brand/stamp";
import { Fact } from "@/components/ui/facts";
import { Moment, useMomentWriter } from "@/components/ui/moment";
import { STATUS_WORDS } from "@/components/visits/visit-words";
import type { VisitWire } from "@/lib/schemas/visits";
import { onboarding } from "@/messages/en/onboarding";
import { terms } from "@/messages/en/terms";

const LINE = "grid-cols-[94px_minmax(0,1fr)] border-card-rule last:border-b-0";
/** Keeps the first two lines clear of the stamp, however long a name is. */
const BESIDE_STAMP = "pe-21";

/** A page of the passport with the stamp of the visit. */
export function VisitDetails({ visit }: { visit: VisitWire }) {
  const term = useText(terms);
  const t = useText(onboarding);
  return (
    <section
      aria-labelledby="visit-details"
      className="relative w-full max-w-[520px] overflow-hidden rounded-card border border-card-edge bg-page px-5 pt-5 pb-2.5 shadow-card"
    >
      <h2 className="mb-2 text-step-2" id="visit-details">
        {t("visitDetails")}
      </h2>
      <VisitStamp visit={visit} />
      <dl>
        <Fact className={LINE} label={t("venue")} valueClassName={BESIDE_STAMP}>
          {visit.venue.name}
        </Fact>
        {visit.location && (
          <Fact className={LINE} label={t("location")} valueClassName={BESIDE_STAMP}>
            {visit.location.label}
          </Fact>
        )}
        <Fact className={LINE} label={t("status")} valueClassName={visit.location ? undefined : BESIDE_STAMP}>
          {term.known(STATUS_WORDS[visit.status])}
        </Fact>
        <Fact className={LINE} label={t("checkInTime")}>
          <Moment iso={visit.check_in_time} />
        </Fact>
        <Fact className={LINE} label={t("expiryTime")}>
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
      className="absolute top-3 end-2 -rotate-11"
      middle={[day, time]}
      size={104}
      tone={visit.status === "active" ? "herb" : "ink"}
      top={visit.status === "active" ? t("checkedIn") : term.known(STATUS_WORDS[visit.status]).toUpperCase()}
    />
  );
}
