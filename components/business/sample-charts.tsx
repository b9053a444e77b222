import { Avatar } from "@/components/brand/avatar";
import styles from "@/components/business/sample-charts.module.css";
import {
  SAMPLE_DIETS,
  SAMPLE_HOURS,
  SAMPLE_ON_SITE,
  SAMPLE_ONLINE,
  SAMPLE_PEOPLE,
  SAMPLE_VISITORS,
  SAMPLE_VISITS,
  type SampleHour,
} from "@/components/business/sample-figures";
import { PlainTable } from "@/components/ui/plain-table";
import { cn } from "@/components/ui/variants";

const visitsOf = (hour: SampleHour) => hour.onSite + hour.online;
const busiest = SAMPLE_HOURS.reduce((best, hour) => (visitsOf(hour) > visitsOf(best) ? hour : best));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** Marks every drawing with invented figures. */
export function SampleMark() {
  return (
    <p className="mt-2 inline-block rounded-label border border-control border-dashed px-2.5 py-0.5 font-semibold text-[length:var(--t-1)] text-ink-soft tablet:absolute tablet:top-6 tablet:end-6 tablet:m-0">
      Sample figures
    </p>
  );
}

const LEDGER = [
  ["Visits", SAMPLE_VISITS],
  ["On site", SAMPLE_ON_SITE],
  ["Online", SAMPLE_ONLINE],
  ["People", SAMPLE_PEOPLE],
] as const;

/** The four figures of the portal's ledger. */
export function SampleLedger() {
  return (
    <dl className="mt-5 grid grid-cols-[repeat(4,auto)] justify-between gap-3 border-ink border-y-[1.5px] py-3.5">
      {LEDGER.map(([name, count]) => (
        <div key={name}>
          <dt className="text-[length:var(--t-1)] text-ink-soft">{name}</dt>
          <dd className="font-semibold text-step-3 tabular-nums leading-[1.15] tracking-[-0.025em]">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Both drawings side by side, with columns as high as the rows. */
export function SamplePair() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] wide:gap-14">
      <SampleVisits className="wide:h-[348px]" />
      <SampleDiets className="wide:gap-[34px]" />
    </div>
  );
}

const KEY = "inline-flex items-center gap-2";
const CAPTION = "mb-4 flex flex-wrap justify-between gap-x-5 gap-y-1";

/** Columns by hour: solid on site, hatched online, the highest with its number. */
export function SampleVisits({ className }: { className?: string }) {
  const top = visitsOf(busiest);
  return (
    <figure className="mt-6">
      <figcaption className={CAPTION}>
        <h4>Visits by the hour</h4>
        <p className="flex gap-4 text-[length:var(--t-1)]">
          <span className={KEY}>
            <i className={cn("size-3.5", styles.solid)} />
            On site
          </span>
          <span className={KEY}>
            <i className={cn("size-3.5", styles.hatched)} />
            Online
          </span>
        </p>
      </figcaption>
      <div
        aria-label={`Sample figures: visits by the hour from 9:00 to 22:00. Most came at ${busiest.from}: ${top}.`}
        className={cn("flex h-50 gap-[clamp(2px,0.6vw,7px)] nav:h-60", className)}
        role="img"
      >
        {SAMPLE_HOURS.map((hour, index) => (
          <div
            className="group grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_28px]"
            key={hour.from}
          >
            <div className="flex flex-col justify-end gap-px border-ink border-b-[1.5px] pt-6">
              {hour === busiest && (
                <b className="-mt-6 text-center font-[620] text-[length:var(--t-1)] leading-[22px]">{top}</b>
              )}
              {hour.online > 0 && (
                <i className={cn("block", styles.hatched)} style={{ height: percent(hour.online, top) }} />
              )}
              <i className={cn("block", styles.solid)} style={{ height: percent(hour.onSite, top) }} />
            </div>
            <span className="whitespace-nowrap pt-1.5 text-[length:var(--t-1)] text-ink-soft tabular-nums leading-[1.4] group-last:justify-self-end">
              {index % 4 === 0 ? hour.from : " "}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Bars by diet; allergies are hatched. The numbers are beside them. */
export function SampleDiets({ className }: { className?: string }) {
  const most = Math.max(...SAMPLE_DIETS.map((diet) => diet.people));
  return (
    <figure className="mt-6">
      <figcaption className={CAPTION}>
        <h4>What they eat</h4>
        <p className="small soft">Of {SAMPLE_PEOPLE} people. Hatched rows are allergies.</p>
      </figcaption>
      <ul className={cn("grid gap-2.5 text-[length:var(--t-1)]", className)}>
        {SAMPLE_DIETS.map(({ label, people, isAllergy }) => (
          <li
            className="grid grid-cols-[108px_minmax(0,1fr)_84px] items-center gap-3 nav:grid-cols-[132px_minmax(0,1fr)_92px]"
            key={label}
          >
            <span>{label}</span>
            <span aria-hidden="true" className="h-5.5">
              <i
                className={cn("block h-full rounded-e-[3px]", isAllergy ? styles.allergy : styles.diet)}
                style={{ width: percent(people, most) }}
              />
            </span>
            <span className="text-end text-ink-soft tabular-nums">
              <b className="font-[620] text-ink">{people}</b> {percent(people, SAMPLE_PEOPLE)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The visitors of an evening, as the Data Explorer lists them. */
export function SampleVisitors() {
  return (
    <PlainTable className="mt-2 [&_td]:ps-0 [&_td]:align-middle [&_th]:ps-0">
      <caption className="sr-only">Sample figures: visitors of an evening, all invented</caption>
      <thead>
        <tr>
          <th scope="col">Visitor</th>
          <th scope="col">On the card</th>
          <th scope="col">Came</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_VISITORS.map(({ name, printId, eats, came }) => (
          <tr key={printId}>
            <th className="border-line border-b align-middle font-[620] text-ink" scope="row">
              <span className="flex items-center gap-3 max-[559px]:[&>[data-avatar]]:hidden">
                <Avatar printId={printId} size={36} />
                {name}
              </span>
            </th>
            <td>{eats}</td>
            <td>{came}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
