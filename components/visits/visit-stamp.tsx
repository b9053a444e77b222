"use client";

import { useText } from "#use-text";
import { Stamp } from "@/components/brand/stamp";
import { useMomentWriter } from "@/components/ui/moment";
import { cn } from "@/components/ui/variants";
import type { VisitWire } from "@/lib/schemas/visits";
import { visits } from "@/messages/en/visits";

/** Longer words would overlap at the edge of the stamp. */
const MOST_LETTERS = 16;
export const onStamp = (words: string, most = MOST_LETTERS): string =>
  (words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words).toUpperCase();

/** A visit's stamp with venue and day. Text beside it says the same in full. */
export function VisitStamp({ visit, size, className }: { visit: VisitWire; size: number; className?: string }) {
  const t = useText(visits);
  const write = useMomentWriter();
  const day = write(visit.check_in_time, { day: "numeric", month: "short" }).toUpperCase();
  const time = write(visit.check_in_time, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const place = visit.location?.label ?? (visit.visit_type === "ONLINE" ? t("online") : t("atTheTable"));
  return (
    <Stamp
      bottom={onStamp(place)}
      className={cn("static", className)}
      middle={[day, time]}
      size={size}
      tone={visit.status === "active" ? "herb" : "ink"}
      top={onStamp(visit.venue.name)}
    />
  );
}
