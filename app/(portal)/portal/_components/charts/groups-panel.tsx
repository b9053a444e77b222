"use client";

import type { ReactNode } from "react";
import { categoryLabel, FEWER, shareOf } from "@/lib/analytics/category-words";
import type { WithheldReason } from "@/lib/analytics/suppress";
import type { BreakdownType, BreakdownWire } from "@/lib/schemas/visit-analytics";
import { ChartPanel } from "./chart-panel";
import { LazyGroupsChart, LazyTypesChart } from "./lazy-charts";

export type GroupsOfGuests = {
  groups: BreakdownWire;
  among: number;
  guests: number;
  withheld: WithheldReason | null;
};

const TITLES: Record<BreakdownType, string> = {
  dietary: "Dietary Preferences",
  health: "Health Concerns",
  visit_types: "Visit Types",
};

type GroupsPanelProps = { type: BreakdownType; of: GroupsOfGuests; className?: string };

/**
 * One breakdown. The chart leaves out empty groups. If there are too few guests, the panel says why there is no chart.
 */
export function GroupsPanel({ type, of, className }: GroupsPanelProps) {
  if (of.among === 0 || of.withheld === "few_guests" || of.withheld === "new_time_zone")
    return <TooFew className={className} of={of} type={type} />;
  const groups = of.groups.filter(({ count }) => count !== 0);
  const largest = groups.find(({ count }) => count !== null);
  const largestInWords = largest?.count
    ? ` The largest: ${categoryLabel(largest.name)}, ${shareOf(largest.count, of.among)}.`
    : "";
  return (
    <ChartPanel
      chart={
        type === "visit_types" ? (
          <LazyTypesChart groups={groups} />
        ) : (
          <LazyGroupsChart among={of.among} groups={groups} type={type} />
        )
      }
      className={className}
      fileName={type.replace("_", "-")}
      finding={`${sentenceOf(type, of)}${largestInWords}`}
      note={noteOf(type, of)}
      table={{
        columns: ["Group", "Guests", "Share"],
        rows: groups.map(({ name, count }) => [
          categoryLabel(name),
          count ?? FEWER,
          count === null ? "" : shareOf(count, of.among),
        ]),
      }}
      title={TITLES[type]}
    />
  );
}

function sentenceOf(type: BreakdownType, { among, guests }: GroupsOfGuests): string {
  const people = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "guest" : "guests"}`;
  if (type === "visit_types") return `How ${people(among)} last checked in.`;
  if (type === "dietary") return `${people(among)}; one can stand in several rows.`;
  const silent = guests - among;
  const rest = silent > 0 ? ` ${silent.toLocaleString("en")} did not, and are in no row.` : "";
  return `Of ${people(among)} who share health with this venue.${rest}`;
}

function noteOf(type: BreakdownType, { withheld }: GroupsOfGuests): ReactNode {
  if (type === "visit_types") return null;
  const looks = {
    dietary: "The two largest groups are filled; hatched rows are allergies.",
    health: "Dotted rows are health.",
  };
  const note = withheld
    ? " A group of fewer than 5 has no length and no share; a larger one is held back where it would give a small one away."
    : "";
  return `${looks[type]}${note} Groups are counted anew when 5 more guests with a confirmed email have come.`;
}

function TooFew({ type, of, className = "" }: GroupsPanelProps) {
  const counted = type === "health" ? of.among : of.guests;
  const who = type === "health" ? "guests share health" : counted === 1 ? "guest so far" : "guests so far";
  return (
    <section className={`rounded-card border border-line border-dashed bg-page p-5 ${className}`}>
      <h2 className="text-step-2">{TITLES[type]}</h2>
      <p className="mt-1 font-serif text-step-1">
        {counted === 0 ? "No" : counted} {who}
      </p>
      <p className="mt-1 text-ink-soft text-small">
        {of.withheld === "new_time_zone"
          ? "The venue got another time zone, and its day begins elsewhere. Groups of a day are shown again a day after the change, so that nobody can be picked out."
          : "Visits are counted from the first. Groups are shown from 5 guests with a confirmed email on, so that nobody can be picked out, not even beside invented guests. Of one mail domain one guest counts for that, unless it gives a mailbox to anybody."}
      </p>
    </section>
  );
}
