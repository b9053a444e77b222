import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { BREAKDOWN_TYPES, type Interval } from "@/lib/schemas/visit-analytics";
import { countHours } from "@/server/analytics/visits/count-hours";
import { getBreakdown } from "@/server/analytics/visits/get-breakdown";
import { getTimeseries } from "@/server/analytics/visits/get-timeseries";
import { listAllVenues, type OwnedVenue } from "@/server/analytics/visits/owned-venue";
import { GroupsPanel } from "../_components/charts/groups-panel";
import { HoursPanel } from "../_components/charts/hours-panel";
import { PrintButton } from "../_components/charts/print-button";
import { namedSeries } from "../_components/charts/series-words";
import { VisitsPanel } from "../_components/charts/visits-panel";
import { Choose } from "../_components/choose-venue";
import { NoVenues } from "../_components/frame/no-venues";
import { SectionHead } from "../_components/frame/section-head";
import type { SectionProps } from "../sections";

const TYPES = [
  { value: "all", label: "All charts" },
  { value: "dietary", label: "Dietary Preferences" },
  { value: "health", label: "Health Concerns" },
  { value: "visit_types", label: "Visit Types" },
];
const RANGES: readonly { value: TimeRange; label: string }[] = [
  { value: "lifetime", label: "All Time" },
  { value: "24h", label: "Last 24 Hours" },
  { value: "today", label: "Today" },
];
/** A chart by day becomes unreadable with more days than this, so it then shows weeks. */
const MOST_DAYS = 140;

export default async function ChartsSection({ owner, params }: SectionProps) {
  const venues = await listAllVenues(owner);
  const [first] = venues;
  if (!first) {
    return <NoVenues title="Charts & Widgets">Charts are drawn from the visits to a venue.</NoVenues>;
  }
  const venue = venues.find(({ id }) => id === params.venue) ?? first;
  const range = TIME_RANGES.find((each) => each === params.range) ?? "lifetime";
  const type = TYPES.find(({ value }) => value === params.type)?.value ?? "all";
  return (
    <>
      <SectionHead
        actions={
          <>
            <Choose
              label="Venue"
              name="venue"
              options={venues.map(({ id, name, isFormer }) => ({
                value: id,
                label: isFormer ? `${name} (deleted)` : name,
              }))}
              value={venue.id}
            />
            <Choose label="Time range" name="range" options={RANGES} value={range} />
            <Choose label="Chart type" name="type" options={TYPES} value={type} />
            <PrintButton />
          </>
        }
        title="Charts & Widgets"
      >
        {venue.name}, {RANGES.find(({ value }) => value === range)?.label.toLowerCase()}. Hours are the venue's own,{" "}
        {venue.zone}.
      </SectionHead>
      <div className="mt-6 grid gap-5 wide:grid-cols-2">
        <Charts {...{ venue, range, type }} />
      </div>
    </>
  );
}

async function Charts({ venue, range, type }: { venue: OwnedVenue; range: TimeRange; type: string }) {
  // Only the visit counts of a deleted venue are kept, so there are no guests to break down.
  const isAll = type === "all" || venue.isFormer;
  // The two narrow panels come first and stand side by side; the wide one follows below them.
  const wanted = BREAKDOWN_TYPES.filter((each) => !venue.isFormer && (isAll || each === type)).toSorted(
    (one, other) => Number(one === "health") - Number(other === "health"),
  );
  const [groups, days, hours] = await Promise.all([
    Promise.all(wanted.map(async (each) => ({ type: each, of: await getBreakdown(venue, each, range) }))),
    isAll ? getTimeseries(venue, range) : [],
    isAll && !venue.isFormer && range === "lifetime" ? countHours(venue.id) : [],
  ]);
  const interval: Interval = range !== "lifetime" ? "hour" : days.length > MOST_DAYS ? "week" : "day";
  const series = interval === "week" ? await getTimeseries(venue, range, "week") : days;
  const unit = { hour: "Hour", day: "Day", week: "Week from", month: "Month" }[interval];
  return (
    <>
      {isAll && (
        <VisitsPanel className="wide:col-span-2" points={namedSeries(series, interval, venue.zone)} unit={unit} />
      )}
      {groups.map(({ type: each, of }) => (
        <GroupsPanel className={isAll && each !== "health" ? "" : "wide:col-span-2"} key={each} of={of} type={each} />
      ))}
      {venue.isFormer && (
        <p className="text-ink-soft wide:col-span-2">
          This venue is deleted. Its visits are kept as counts; nothing of its guests is.
        </p>
      )}
      {hours.length > 0 && <HoursPanel className="wide:col-span-2" hours={hours} />}
    </>
  );
}
