"use client";

import { useText } from "#use-text";
import { Guilloche } from "@/components/brand/guilloche";
import { Stamp } from "@/components/brand/stamp";
import { useMomentWriter } from "@/components/ui/moment";
import { onStamp } from "@/components/visits/visit-stamp";
import type { SeenWire } from "@/lib/schemas/live";
import { visits } from "@/messages/en/visits";

type SeenStampProps = { seen: NonNullable<SeenWire["seen"]>; venue: string };

/** The stamp of the member of staff who has read the card. The text below it says the same. */
export function SeenStamp({ seen, venue }: SeenStampProps) {
  const t = useText(visits);
  const write = useMomentWriter();
  return (
    <div className="relative grid place-items-center overflow-hidden rounded-card border border-line bg-page py-5">
      <Guilloche height={220} lines={18} width={300} />
      <Stamp
        bottom={onStamp(venue)}
        className="relative -rotate-6 opacity-100"
        middle={[write(seen.at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }), onStamp(seen.by, 11)]}
        size={188}
        top={t("stampSeen").toUpperCase()}
      />
    </div>
  );
}
