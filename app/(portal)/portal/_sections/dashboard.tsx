import { EmptyState } from "@/components/ui/empty-state";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { PORTAL_SECTIONS, SECTION_RIGHTS } from "@/lib/portal/sections";
import type { FirstDayWire } from "@/lib/schemas/first-day";
import { listActivityOf } from "@/server/analytics/live/get-activity";
import { countPeople } from "@/server/analytics/visits/count-guests";
import { getBreakdown } from "@/server/analytics/visits/get-breakdown";
import { getTimeseriesOf } from "@/server/analytics/visits/get-timeseries";
import { countVisits } from "@/server/analytics/visits/get-visit-analytics";
import { listFormerVenues, listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import { getMenu } from "@/server/menus/menu";
import { readCoverage } from "@/server/menus/renewal";
import { ownerFor, reaches } from "@/server/team/find-member";
import { getFirstDay } from "@/server/team/first-day";
import { GroupsPanel } from "../_components/charts/groups-panel";
import { namedSeries } from "../_components/charts/series-words";
import { VisitsPanel } from "../_components/charts/visits-panel";
import { Choose } from "../_components/choose-venue";
import { FirstDay } from "../_components/dashboard/first-day";
import { KitchenCoverage } from "../_components/dashboard/kitchen-coverage";
import { MenuChange } from "../_components/dashboard/menu-change";
import { QuickActions } from "../_components/dashboard/quick-actions";
import { RecentActivity } from "../_components/dashboard/recent-activity";
import { VenueStatistics } from "../_components/dashboard/venue-statistics";
import { CreateVenue } from "../_components/frame/create-venue";
import { SectionHead } from "../_components/frame/section-head";
import type { SectionProps } from "../sections";

const RANGES: readonly { value: TimeRange; label: string }[] = [
  { value: "24h", label: "Last 24 Hours" },
  { value: "today", label: "Today" },
  { value: "lifetime", label: "All Time" },
];
const SINCE: Record<TimeRange, string> = { "24h": "in the last 24 hours", today: "today", lifetime: "so far" };

/** Who came and what they eat. Names of guests and the menu stand here for roles that see them. */
export default async function DashboardSection({ owner, member, params }: SectionProps) {
  const [venues, former] = await Promise.all([listOwnedVenues(owner), listFormerVenues(owner)]);
  const [first] = venues;
  const ofPlaces = ownerFor(member, "places");
  const day = ofPlaces && (await getFirstDay(member, ofPlaces));
  if (!first) return <NoVenues day={day} />;
  const range = TIME_RANGES.find((each) => each === params.range) ?? "24h";
  const venue = venues.find(({ id }) => id === params.venue) ?? first;
  const everywhere = [...venues, ...former];
  const ofGuests = ownerFor(member, "guests");
  const isMenuShown = reaches(member, "menu", venue.id);
  const [counts, activity, dietary, series, people, menu, coverage] = await Promise.all([
    countVisits(everywhere, { time_range: range }),
    ofGuests && listActivityOf(ofGuests),
    getBreakdown(venue, "dietary", range),
    getTimeseriesOf(everywhere, range),
    countPeople(venues, range),
    isMenuShown ? getMenu(venue.id) : null,
    isMenuShown ? readCoverage(venue.id) : null,
  ]);
  const unit = range === "lifetime" ? "day" : "hour";
  const total = counts.total_visits;
  const places = venues.length > 3 ? `${venues.length} venues` : venues.map(({ name }) => name).join(" and ");
  return (
    <>
      <SectionHead
        actions={<Choose label="Visit Analytics" name="range" options={RANGES} value={range} />}
        title={`${total.toLocaleString("en")} ${total === 1 ? "visit" : "visits"} ${SINCE[range]}`}
      >
        {places}.
      </SectionHead>
      {day && !day.has_guests && (
        <div className="mt-6">
          <FirstDay day={day} />
        </div>
      )}
      <VenueStatistics counts={counts} people={people} />
      <div className="mt-6 grid items-start gap-5 wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <VisitsPanel points={namedSeries(series, unit, first.zone)} unit={unit === "day" ? "Day" : "Hour"} />
          {venues.length > 1 && (
            <Choose
              label="Venue whose guests are shown"
              name="venue"
              options={venues.map(({ id, name }) => ({ value: id, label: name }))}
              value={venue.id}
            />
          )}
          <GroupsPanel of={dietary} type="dietary" />
          <QuickActions open={PORTAL_SECTIONS.filter((each) => ownerFor(member, SECTION_RIGHTS[each]))} />
        </div>
        <div className="grid min-w-0 gap-5">
          {day?.has_guests && <FirstDay day={day} />}
          {menu && <MenuChange menu={menu} venue={venue} />}
          {coverage && <KitchenCoverage coverage={coverage} venue={venue} />}
          {activity && <RecentActivity initial={activity} />}
        </div>
      </div>
    </>
  );
}

function NoVenues({ day }: { day: FirstDayWire | null | undefined }) {
  return (
    <>
      <SectionHead title="Dashboard" />
      <div className="mt-6">
        <EmptyState action={<CreateVenue variant="primary" />} title="No Venues Yet">
          A venue has the codes that guests scan. Who came and what they eat stands here from the first check-in on.
        </EmptyState>
      </div>
      {day && (
        <div className="mt-6">
          <FirstDay day={day} />
        </div>
      )}
    </>
  );
}
