"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Avatar } from "@/components/brand/avatar";
import { IconButton } from "@/components/ui/icon-button";
import { STATUS_WORDS } from "@/components/visits/visit-words";
import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";
import { CARD_ROWS, cardRow, checkedIn, NOT_SHARED, nameOf, placeOf } from "./visit-columns";
import { VisitsHere } from "./visits-here";

type GuestCardProps = {
  venueId: string;
  visit: VenueVisitWire;
  zone: string;
  onClose: () => void;
  onShowAll: () => void;
};

/** One guest's card as shared on that visit, allergies first. What was not shared says so and is never empty. */
export function GuestCard({ venueId, visit, zone, onClose, onShowAll }: GuestCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit moves the focus again
  useEffect(() => heading.current?.focus(), [visit.id]);
  const allergies = cardRow(visit, "Allergies");
  return (
    <aside
      aria-label={`Card of ${nameOf(visit)}`}
      className="overflow-hidden rounded-card border border-line bg-raised shadow-card"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className="flex items-center gap-3 p-4">
        <Avatar printId={visit.id} size={52} />
        <div className="min-w-0 flex-1">
          <h2 className="text-step-2 outline-none" ref={heading} tabIndex={-1}>
            {nameOf(visit)}
          </h2>
          <p className="text-ink-soft text-small">
            {placeOf(visit)} since {checkedIn(visit.check_in_time, zone)}, {STATUS_WORDS[visit.status].toLowerCase()}
          </p>
        </div>
        <IconButton label="Close" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      {visit.user ? (
        <>
          <div className={allergies?.length ? "bg-alarm px-4 py-3 text-on-alarm" : "bg-sunk px-4 py-3"}>
            <p className="text-small">Allergies</p>
            <p className="font-bold text-step-1">
              {allergies === null ? NOT_SHARED : allergies.join(", ") || "none named"}
            </p>
          </div>
          <dl className="px-4 py-2">
            {CARD_ROWS.map((label) => {
              const values = cardRow(visit, label);
              return (
                <div className="grid grid-cols-[6rem_1fr] gap-2 border-line border-b py-2 last:border-b-0" key={label}>
                  <dt className="text-ink-soft text-small">{label}</dt>
                  <dd className={values?.length ? "font-semibold text-small" : "text-ink-soft text-small"}>
                    {values === null ? NOT_SHARED : values.join(", ") || "none named"}
                  </dd>
                </div>
              );
            })}
          </dl>
          <VisitsHere onShowAll={onShowAll} venueId={venueId} visitId={visit.id} zone={zone} />
          <p className="px-4 pb-4 text-ink-soft text-small">
            As shared on this visit. The email is never shown, and what a guest takes back disappears here too.
          </p>
        </>
      ) : (
        <p className="px-4 pb-4 text-ink-soft text-small">
          The guest had no account, or has deleted it; the visit is kept as a count.
        </p>
      )}
    </aside>
  );
}
