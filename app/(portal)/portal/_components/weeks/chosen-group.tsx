import Link from "next/link";
import { clock } from "@/lib/analytics/clock-words";
import { withFilter } from "@/lib/analytics/figure-filters";
import { FORMER_TABLE, groupInWords, NO_TABLE, UNITS, WEEKDAYS } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { ChartPanel } from "../charts/chart-panel";
import { Bars } from "./bars";
import { Panel } from "./panel";
import { partInWords } from "./span-words";
import { ValueBars } from "./value-bars";
import { type Weeks, weeksHref } from "./weeks-href";

type Chosen = NonNullable<NonNullable<FiguresWire["groups"]>["chosen"]>;
type ChosenGroupProps = { weeks: Weeks; figures: FiguresWire; chosen: Chosen; labelOf: (tableId: string) => string };

const DIMENSIONS = [
  { key: "table", title: "By table" },
  { key: "weekday", title: "By weekday" },
  { key: "hour", title: "By hour" },
  { key: "type", title: "On site and online" },
  { key: "guest", title: "New and returning" },
] as const;
type Dimension = (typeof DIMENSIONS)[number]["key"];

/** What may be told of one group: its visits over time, and its parts where none of them is small. */
export function ChosenGroup({ weeks, figures, chosen, labelOf }: ChosenGroupProps) {
  const { interval, zone } = figures;
  const name = groupInWords(weeks.query.group ?? "");
  const label = (begins: string) => partInWords(begins, interval, zone);
  if (chosen.visits === 0) return <TooFew name={name} weeks={weeks} />;
  const bars = chosen.chart.map(({ begins, visits }) => ({ begins, onsite: visits, online: 0, compared: null }));
  return (
    <>
      <ChartPanel
        chart={<Bars chart={bars} label={label} />}
        fileName="visits-of-a-group"
        finding={`${chosen.visits.toLocaleString("en")} visits of ${name}. They come in batches of at least five guests, on the day of the last of them.`}
        table={{
          columns: [UNITS[interval], "Visits"],
          rows: bars.map(({ begins, onsite }) => [label(begins), onsite]),
        }}
        title="Visits over time"
      />
      <div className="grid items-start gap-5 wide:grid-cols-2">
        {DIMENSIONS.map(({ key, title }) => (
          <Parts key={key} {...{ dimension: key, title, weeks, chosen, labelOf }} />
        ))}
      </div>
    </>
  );
}

type PartsProps = Pick<ChosenGroupProps, "weeks" | "chosen" | "labelOf"> & { dimension: Dimension; title: string };

function Parts({ dimension, title, weeks, chosen, labelOf }: PartsProps) {
  const parts = chosen.parts.filter(({ name }) => name.startsWith(`${dimension}:`));
  const values = parts.map(({ name, visits }) => ({ value: name.slice(dimension.length + 1), visits }));
  if (dimension === "weekday" || dimension === "hour")
    values.sort((one, other) => Number(one.value) - Number(other.value));
  if (values.length === 0) return null;
  const told = values.reduce((sum, { visits }) => sum + visits, 0);
  const rest = chosen.divided - told;
  return (
    <Panel
      finding={
        rest > 0
          ? `Of ${chosen.divided.toLocaleString("en")} visits; ${rest.toLocaleString("en")} are held back in parts that are small, or would give a small one away.`
          : `Of ${chosen.divided.toLocaleString("en")} visits.`
      }
      title={title}
    >
      <ValueBars
        label={title}
        values={values.map(({ value, visits }) => {
          const isChosen = String(weeks.query[dimension]) === value;
          const next = isChosen ? undefined : value;
          const changes = {
            [dimension]: dimension === "weekday" || dimension === "hour" ? next && Number(next) : next,
          };
          return {
            ...{ label: valueInWords(dimension, value, labelOf), visits, isChosen },
            href: weeksHref({ ...weeks, query: withFilter(weeks.query, changes) }),
          };
        })}
      />
    </Panel>
  );
}

function valueInWords(dimension: Dimension, value: string, labelOf: (id: string) => string): string {
  switch (dimension) {
    case "table":
      return value === "none" ? NO_TABLE : labelOf(value) || FORMER_TABLE;
    case "weekday":
      return WEEKDAYS[Number(value) - 1] ?? value;
    case "hour":
      return clock(Number(value));
    case "type":
      return value === "online" ? "Online" : "On site";
    case "guest":
      return value === "new" ? "First visits" : "Came back";
  }
}

function TooFew({ name, weeks }: { name: string; weeks: Weeks }) {
  return (
    <section className="rounded-card border border-line border-dashed bg-page p-5">
      <h2 className="text-step-2">Fewer than 5 people</h2>
      <p className="mt-1 max-w-[62ch] text-small">
        {name}, in this range. With so few, a chart would point at a person. Take a longer range, or another filter.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small">
        <Link
          className="inline-flex min-h-11 items-center font-semibold underline"
          href={weeksHref(weeks, { range: "91d" })}
        >
          Show 91 days
        </Link>
        <Link className="inline-flex min-h-11 items-center underline" href={weeksHref(weeks, { group: undefined })}>
          Take out the filter
        </Link>
      </p>
    </section>
  );
}
