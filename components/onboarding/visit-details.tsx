import type { ReactNode } from "react";
import { momentInWords, STATUS_WORDS } from "@/components/visits/visit-words";
import type { VisitWire } from "@/lib/schemas/visits";

export function VisitDetails({ visit }: { visit: VisitWire }) {
  return (
    <section aria-labelledby="visit-details" className="visit-details">
      <h2 id="visit-details">Visit Details</h2>
      <dl className="kv">
        <Fact label="Venue">{visit.venue.name}</Fact>
        {visit.location && <Fact label="Location">{visit.location.label}</Fact>}
        <Fact label="Status">{STATUS_WORDS[visit.status]}</Fact>
        <Fact label="Check-in time">
          <time dateTime={visit.check_in_time}>{momentInWords(visit.check_in_time)}</time>
        </Fact>
        <Fact label="Expiry time">
          <time dateTime={visit.expires_at}>{momentInWords(visit.expires_at)}</time>
        </Fact>
      </dl>
    </section>
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
