import { Check } from "lucide-react";
import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { sectionHref } from "@/lib/portal/sections";
import type { FirstDayWire } from "@/lib/schemas/first-day";
import type { FirstDayStep } from "@/lib/team/first-day";
import { FirstDayButton } from "./first-day-button";
import { STEPS } from "./first-day-steps";

type Steps = FirstDayWire["steps"];

const WORDS: Readonly<Record<FirstDayStep, readonly [one: string, many: string]>> = {
  venue: ["venue", "venues"],
  tables: ["table", "tables"],
  print: ["printed code", "printed codes"],
  menu: ["dish", "dishes"],
  kitchen: ["answer of the kitchen", "answers of the kitchen"],
  tablet: ["tablet", "tablets"],
  application: ["application", "applications"],
};
const counted = (key: FirstDayStep, count: number) =>
  `${count.toLocaleString("en-US")} ${WORDS[key][count === 1 ? 0 : 1]}`;

/** `print` opens the sheet of a venue, which only the list of venues knows. */
const hrefOf = (key: FirstDayStep) => sectionHref(STEPS[key].section);

/** What makes the house ready for its first guest: each step with what it brings, and what is done already. */
export function FirstDay({ day }: { day: FirstDayWire }) {
  const needed = day.steps.filter(({ is_needed }) => is_needed);
  const open = needed.filter(({ done_at }) => done_at === null);
  const [next] = open;
  if (day.is_put_away || needed.length === 0) return null;
  const done = needed.length - open.length;
  if (!next) {
    return (
      <section aria-label="The first day" className="rounded-card border border-line bg-raised p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <b className="font-[620]">The first day is done.</b> {done} of {needed.length}.
          </p>
          <FirstDayButton change={{ is_put_away: true }}>Put it away</FirstDayButton>
        </div>
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-small underline">Show the list</summary>
          <List next={null} steps={day.steps} />
        </details>
      </section>
    );
  }
  const { title, does, brings, minutes, label } = STEPS[next.key];
  return (
    <section aria-labelledby="first-day" className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-step-2" id="first-day">
        The first day
      </h2>
      <p className="text-ink-soft text-small">
        {done} of {needed.length} steps are done
        {open.some(({ key }) => STEPS[key].minutes === null) && ", one of them can wait"}.
      </p>
      <div className="mt-4 rounded-card bg-sunk p-4">
        <p className="text-ink-soft text-small">Next{minutes !== null && `, about ${minutes} min`}</p>
        <h3 className="text-step-1">{title}</h3>
        <p className="mt-1">{does}</p>
        <p className="mt-1 text-small">
          Brings <b className="font-[620]">{brings}</b>.
        </p>
        <ButtonLink className="mt-3" href={hrefOf(next.key)} variant="primary">
          {label}
        </ButtonLink>
      </div>
      <List next={next.key} steps={day.steps} />
      <div className="mt-3">
        <FirstDayButton change={{ is_put_away: true }}>Put the list away</FirstDayButton>
      </div>
    </section>
  );
}

function List({ steps, next }: { steps: Steps; next: FirstDayStep | null }) {
  return (
    <ol className="mt-4">
      {steps.map((step, index) => (
        <Line isNext={step.key === next} key={step.key} number={index + 1} step={step} />
      ))}
    </ol>
  );
}

function Line({ step, number, isNext }: { step: Steps[number]; number: number; isNext: boolean }) {
  const { key, count, done_at, is_needed } = step;
  const { title, does, brings, minutes, label } = STEPS[key];
  return (
    <li className="grid grid-cols-[32px_minmax(0,1fr)] gap-x-3 border-line border-t py-3 text-small">
      <span className="font-[560] font-serif text-step-1 text-ink-soft">
        {done_at ? <Check aria-label="done" className="mt-1 text-herb" size={20} /> : number}
      </span>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-52">
          <b className="font-[620]">{title}</b>
          {done_at ? (
            <span className="block text-ink-soft">
              {counted(key, count)}. First <Moment iso={done_at} />
            </span>
          ) : !is_needed ? (
            <span className="block text-ink-soft">Not needed</span>
          ) : (
            <span className="block">
              {does} <span className="text-ink-soft">Brings {brings}.</span>
            </span>
          )}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 text-ink-soft">
          {!done_at && is_needed && (minutes === null ? "can wait" : `${minutes} min`)}
          {!isNext && !done_at && is_needed && (
            <Link className="inline-flex min-h-11 items-center font-semibold text-ink underline" href={hrefOf(key)}>
              {label}
            </Link>
          )}
          {key === "application" && !done_at && (
            <FirstDayButton change={{ needs_application: !is_needed }}>
              {is_needed ? "Not needed" : "Needed after all"}
            </FirstDayButton>
          )}
        </span>
      </div>
    </li>
  );
}
