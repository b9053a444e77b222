import Link from "next/link";
import { toneOf } from "@/lib/analytics/category-words";
import { type AskedFigures, filtersOf, withFilter } from "@/lib/analytics/figure-filters";
import { changeInWords, groupInWords } from "@/lib/analytics/figure-words";
import type { FiguresWire } from "@/lib/schemas/figures";
import { Panel } from "./panel";
import { spanInWords } from "./span-words";
import { type Weeks, weeksHref } from "./weeks-href";

const HEALTH = "health:";
const FILLS = {
  diet: "border-herb bg-herb-tint",
  allergy: "border-tomato bg-[repeating-linear-gradient(135deg,var(--tomato)_0_1.5px,transparent_1.5px_4px)]",
  health: "border-slate bg-[radial-gradient(var(--slate)_1.2px,transparent_1.3px)] bg-[length:6px_6px]",
} as const;

/** Visits by diet and allergy, or by health concern, each row a filter of the whole screen. */
export function GroupsList({ weeks, figures, kind }: { weeks: Weeks; figures: FiguresWire; kind: "food" | "health" }) {
  const title = kind === "food" ? "Diets and allergies" : "Health concerns";
  const { groups, zone } = figures;
  if (groups === null) {
    return (
      <Panel finding="Groups are told with one other filter at most. More would leave single guests." title={title}>
        <p className="mt-3 text-small">Take out a filter to see them.</p>
      </Panel>
    );
  }
  const items = groups.items.filter(({ name }) => name.startsWith(HEALTH) === (kind === "health"));
  const until = groups.counted_until && spanInWords(spanOfDayBefore(groups.counted_until), zone);
  if (items.length === 0) {
    return (
      <Panel finding="Nothing to tell in this range." title={title}>
        <p className="mt-3 text-small">
          A group is told once five guests of it have come, each with a confirmed email of their own, and five others
          beside them, so that nobody can be picked out. Of today nothing is told before the day is over.
        </p>
      </Panel>
    );
  }
  const most = Math.max(...items.map(({ visits }) => visits));
  return (
    <Panel
      finding={`Visits by what their guests show; one can stand in several rows.${until ? ` Counted until ${until}.` : ""}`}
      title={title}
    >
      <ul aria-label={title} className="mt-3">
        {items.map((item) => (
          <li key={item.name}>
            <GroupRow {...{ item, most, weeks }} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-small">
        Counted in batches of at least five guests, on the day on which the last of them came. A group that is not named
        is smaller, or nobody is in it.
      </p>
    </Panel>
  );
}

/** `moment` begins the day that is not counted yet. */
function spanOfDayBefore(moment: string) {
  const last = new Date(Date.parse(moment) - 1);
  return { from: last, to: last };
}

type Item = NonNullable<FiguresWire["groups"]>["items"][number];

function GroupRow({ item: { name, visits, compared }, most, weeks }: { item: Item; most: number; weeks: Weeks }) {
  const isChosen = weeks.query.group === name;
  const tone = name.startsWith(HEALTH) ? "health" : toneOf("dietary", name) === "allergy" ? "allergy" : "diet";
  return (
    <Link
      aria-current={isChosen ? "true" : undefined}
      className="grid min-h-11 grid-cols-[minmax(0,7rem)_minmax(3rem,1fr)_auto] tablet:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-2 py-1 text-small hover:bg-sunk aria-current:bg-herb-tint aria-current:shadow-[inset_3px_0_0_var(--herb)]"
      href={weeksHref({ ...weeks, query: chosenGroup(weeks.query, isChosen ? undefined : name) })}
      scroll={false}
    >
      <span className="wrap-anywhere">{groupInWords(name).replace(" (health)", "")}</span>
      <span aria-hidden="true" className="h-4.5 min-w-0">
        <span className={`block h-full border ${FILLS[tone]}`} style={{ width: `${(visits / most) * 100}%` }} />
      </span>
      <span className="flex min-w-20 justify-end gap-2 text-end tabular-nums">
        <b className="font-semibold">{visits.toLocaleString("en")}</b>
        {compared !== null && <span className="min-w-10 text-ink-soft">{changeInWords(visits, compared)}</span>}
      </span>
    </Link>
  );
}

const chosenGroup = (query: AskedFigures, group: string | undefined): AskedFigures =>
  group !== undefined && filtersOf(query).filter((key) => key !== "group").length > 1
    ? { ...query, group }
    : withFilter(query, { group });
