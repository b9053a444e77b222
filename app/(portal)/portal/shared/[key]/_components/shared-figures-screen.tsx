import { changeInWords, groupInWords, RANGE_PHRASES, UNITS } from "@/lib/analytics/figure-words";
import type { SharedFigures } from "@/lib/venue-news/shared-figures";
import { Bars } from "../../../_components/weeks/bars";
import { Panel } from "../../../_components/weeks/panel";
import { partInWords, spanInWords } from "../../../_components/weeks/span-words";
import { ValueBars } from "../../../_components/weeks/value-bars";

type ScreenProps = { figures: SharedFigures; endsAt: Date };

/** What the link was made for, and no way further. */
export function SharedFiguresScreen({ figures, endsAt }: ScreenProps) {
  const { venue, zone, range, told, before, chart, tables, groups } = figures;
  const span = spanInWords({ from: new Date(figures.from), to: new Date(figures.to) }, zone);
  return (
    <>
      <h1 className="wrap-anywhere">{venue}</h1>
      <p className="mt-1 text-ink-soft">
        {span}
        {figures.filter && `, ${filterInWords(figures.filter)}`}. Counted anew each time it is opened, until{" "}
        {spanInWords({ from: endsAt, to: endsAt }, zone)}.
      </p>
      {told === null ? (
        <section className="mt-6 rounded-card border border-line border-dashed p-5">
          <h2 className="text-step-2">Fewer than 5 people</h2>
          <p className="mt-1 max-w-[62ch] text-small">With so few, a number would point at a person.</p>
        </section>
      ) : (
        <dl className="mt-6 grid grid-cols-2 gap-px border border-line bg-line tablet:grid-cols-4">
          <Figure before={before?.visits} label={`Visits ${RANGE_PHRASES[range]}`} value={told.visits} />
          {figures.filter?.kind !== "group" && (
            <>
              <Figure before={before?.people?.people} label="People" value={told.people?.people ?? null} />
              <Figure before={before?.people?.newcomers} label="First time" value={told.people?.newcomers ?? null} />
              <Figure before={before?.people?.returning} label="Came back" value={told.people?.returning ?? null} />
            </>
          )}
        </dl>
      )}
      <div className="mt-5 grid items-start gap-5 wide:grid-cols-2">
        {chart.length > 0 && <Chart figures={figures} />}
        {groups.length > 0 && (
          <Panel
            finding="Visits by what their guests show, in batches of at least five guests; one visit can stand in several rows."
            title="Diets and allergies"
          >
            <ValueBars
              hasShares={false}
              label="Visits by group"
              values={groups.map(({ name, visits }) => ({ label: groupInWords(name), visits }))}
            />
          </Panel>
        )}
        {tables.length > 0 && (
          <Panel finding="Tables with five visits or more." title="By table">
            <ValueBars
              label="Visits by table"
              values={tables.map(({ label, isNone, visits }) => ({
                label: isNone ? "No table" : (label ?? "A table of before"),
                visits,
              }))}
            />
          </Panel>
        )}
      </div>
      <p className="mt-8 text-ink-soft text-small">
        No guest is named here, and no group of fewer than five people is told. What is held back is as few people, or
        would leave as few. The numbers in brackets are the change against as many days before.
      </p>
    </>
  );
}

function filterInWords({ kind, name }: NonNullable<SharedFigures["filter"]>): string {
  if (kind === "group") return `visits of ${groupInWords(name)}`;
  if (kind === "table") return name === "" ? "a table of before" : name;
  return name === "online" ? "online" : "on site";
}

function Figure({ label, value, before }: { label: string; value: number | null; before?: number | undefined }) {
  return (
    <div className="min-w-0 bg-page p-4">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className={`font-semibold tabular-nums ${value === null ? "text-step-1" : "text-step-3"}`}>
        {value === null ? "held back" : value.toLocaleString("en")}
        {value !== null && before !== undefined && (
          <span className="ms-2 font-normal text-ink-soft text-small">({changeInWords(value, before)})</span>
        )}
      </dd>
    </div>
  );
}

/** The bars are for eyes; the same numbers stand in a table for everybody else. */
function Chart({ figures: { chart, interval, zone } }: { figures: SharedFigures }) {
  const label = (begins: string) => partInWords(begins, interval, zone);
  return (
    <Panel className="wide:col-span-2" finding="On site below, online above." title="Visits over time">
      <div className="mt-4">
        <Bars chart={chart} label={label} />
      </div>
      <table className="sr-only">
        <caption>Visits over time</caption>
        <thead>
          <tr>
            <th scope="col">{UNITS[interval]}</th>
            <th scope="col">Visits</th>
          </tr>
        </thead>
        <tbody>
          {chart.map(({ begins, onsite, online }) => (
            <tr key={begins}>
              <th scope="row">{label(begins)}</th>
              <td>{onsite + online}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
