import { askedOf, SHARED_GROUPS } from "@/lib/analytics/figure-filters";
import { dayText } from "@/lib/analytics/figure-ranges";
import { comparisonInWords, FORMER_TABLE, groupInWords, NO_TABLE, RANGE_PHRASES } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { groupFilter } from "@/lib/venue-news/shared-filter";
import { getFigures } from "@/server/analytics/figures/get-figures";
import { listOwnedVenues } from "@/server/analytics/visits/owned-venue";
import { now } from "@/server/clock";
import { ownerFor, reaches } from "@/server/team/find-member";
import { listLinks } from "@/server/venue-news/links/manage-links";
import { getNews } from "@/server/venue-news/settings";
import { PrintButton } from "../_components/charts/print-button";
import { Choose } from "../_components/choose-venue";
import { NoVenues } from "../_components/frame/no-venues";
import { SectionHead } from "../_components/frame/section-head";
import { ChosenGroup } from "../_components/weeks/chosen-group";
import { FilterChips } from "../_components/weeks/filter-chips";
import { GroupsList } from "../_components/weeks/groups-list";
import { GuestsPanel } from "../_components/weeks/guests-panel";
import { KeyFigures } from "../_components/weeks/key-figures";
import { SendOn } from "../_components/weeks/news/send-on";
import { Panel } from "../_components/weeks/panel";
import { RangeBar } from "../_components/weeks/range-bar";
import { spanInWords } from "../_components/weeks/span-words";
import { ValueBars } from "../_components/weeks/value-bars";
import { VisitsOverTime } from "../_components/weeks/visits-over-time";
import { WeekGrid } from "../_components/weeks/week-grid";
import { type Weeks, weeksHref } from "../_components/weeks/weeks-href";
import type { SectionProps } from "../sections";

const LINK_GROUPS = SHARED_GROUPS.map((name) => ({ value: groupFilter(name), label: groupInWords(name) }));

/** A venue's visits of any range, compared and filtered. All that is chosen stands in the address. */
export default async function WeeksSection({ owner, member, params }: SectionProps) {
  const venues = await listOwnedVenues(owner);
  const venue = venues.find(({ id }) => id === params.venue) ?? venues[0];
  if (!venue) {
    return <NoVenues title="Weeks">Weeks are counted from the visits to a venue.</NoVenues>;
  }
  const weeks: Weeks = { venueId: venue.id, query: askedOf(params) };
  const tellsOthers = ownerFor(member, "news");
  const [figures, news] = await Promise.all([
    getFigures(venue, weeks.query),
    tellsOthers && reaches(member, "news", venue.id)
      ? Promise.all([getNews({ owner: tellsOthers }, venue.id), listLinks({ owner: tellsOthers }, venue.id)])
      : null,
  ]);
  const span = { from: new Date(figures.from), to: new Date(figures.to) };
  const labels = new Map(figures.tables.map(({ id, label }) => [id, label]));
  const labelOf = (id: string) => labels.get(id) ?? FORMER_TABLE;
  const visits = figures.onsite + figures.online;
  const chosen = figures.groups?.chosen;
  return (
    <>
      <SectionHead
        actions={
          <>
            <Choose
              label="Venue"
              name="venue"
              options={venues.map(({ id, name }) => ({ value: id, label: name }))}
              value={venue.id}
            />
            <PrintButton />
          </>
        }
        title={`${visits.toLocaleString("en")} ${visits === 1 ? "visit" : "visits"} ${RANGE_PHRASES[weeks.query.range]}`}
      >
        {venue.name}, {spanInWords(span, venue.zone)}. {againstInWords(weeks, figures)} Hours are the venue's own,{" "}
        {venue.zone}.
      </SectionHead>
      <RangeBar span={span} today={dayText(now(), venue.zone)} weeks={weeks} zone={venue.zone} />
      <FilterChips labelOf={labelOf} weeks={weeks} />
      {!weeks.query.group && <KeyFigures figures={figures} />}
      <div className="mt-5 grid gap-5">
        {chosen ? (
          <ChosenGroup {...{ weeks, figures, chosen, labelOf }} />
        ) : (
          <VisitsOverTime figures={figures} weeks={weeks} />
        )}
        <div className="grid items-start gap-5 wide:grid-cols-2">
          <GroupsList figures={figures} kind="food" weeks={weeks} />
          <GroupsList figures={figures} kind="health" weeks={weeks} />
          {!chosen && (
            <>
              <WeekGrid week={figures.week} weeks={weeks} />
              <GuestsPanel figures={figures} weeks={weeks} />
              <Tables figures={figures} weeks={weeks} />
              <Types figures={figures} weeks={weeks} />
            </>
          )}
        </div>
      </div>
      {news && (
        <SendOn
          first={news[0]}
          groups={LINK_GROUPS}
          key={venue.id}
          links={news[1]}
          venueId={venue.id}
          venueName={venue.name}
        />
      )}
    </>
  );
}

function againstInWords({ query }: Weeks, { onsite, online, compared, first_visit: first, zone }: FiguresWire): string {
  if (query.compare === "none" || query.range === "all") return "";
  const other = comparisonInWords(query.compare, query.range);
  if (!compared) {
    const since = first
      ? `The first visit was on ${spanInWords({ from: new Date(first), to: new Date(first) }, zone)}.`
      : "";
    return `Nothing to compare with ${other}. ${since}`;
  }
  const more = Math.round((onsite + online - compared.visits) * 10) / 10;
  if (more === 0) return `As many as ${other}.`;
  return `${Math.abs(more).toLocaleString("en")} ${more > 0 ? "more" : "fewer"} than ${other}.`;
}

type PartProps = { weeks: Weeks; figures: FiguresWire };

function Tables({ weeks, figures: { tables } }: PartProps) {
  if (tables.length === 0) return null;
  return (
    <Panel finding="Where guests checked in. Choose one to filter the whole screen by it." title="By table">
      <ValueBars
        label="Visits by table"
        values={tables.map(({ id, label, visits }) => {
          const name = id ?? "none";
          const isChosen = weeks.query.table === name;
          return {
            ...{ label: id === null ? NO_TABLE : (label ?? FORMER_TABLE), visits, isChosen },
            href: weeksHref(weeks, { table: isChosen ? undefined : name }),
          };
        })}
      />
    </Panel>
  );
}

function Types({ weeks, figures: { types } }: PartProps) {
  const choose = (type: "onsite" | "online") => ({
    href: weeksHref(weeks, { type: weeks.query.type === type ? undefined : type }),
    isChosen: weeks.query.type === type,
  });
  return (
    <Panel finding="On site, by a code of the house; online, by a page of yours." title="On site and online">
      <ValueBars
        label="Visits by type"
        values={[
          { label: "On site", visits: types.onsite, ...choose("onsite") },
          { label: "Online", visits: types.online, isOnline: true, ...choose("online") },
        ]}
      />
    </Panel>
  );
}
