"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/empty-state";
import { SelectField } from "@/components/ui/select-field";
import { cn } from "@/components/ui/variants";
import { applicationKeys, applicationsApi } from "@/lib/portal/applications-client";
import { COST_UNITS_PER_DOLLAR, describeTier, formatCost } from "@/lib/portal/pricing";
import type { ClientWire } from "@/lib/schemas/oauth";
import type { UsageWire } from "@/lib/schemas/usage";
import { useAddress } from "../shared/use-address";

const MONTHS_BACK = 12;
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const full = (count: number) => count.toLocaleString("en-US");
const dollars = (amount: number, cents = true) => formatCost(Math.round(amount * COST_UNITS_PER_DOLLAR), { cents });

/** This month and the eleven before it, in the format of the address. */
function monthsUpTo(month: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

type UsagePanelProps = { first: UsageWire; clients: readonly ClientWire[] };

/** The calls of a month, by day and by price tier. */
export function UsagePanel({ first, clients }: UsagePanelProps) {
  const { parameters, change } = useAddress();
  const months = monthsUpTo(first.month);
  const requested = parameters.get("month");
  const month = requested && months.includes(requested) ? requested : first.month;
  const clientId = parameters.get("client") ?? "";
  const usage = useQuery({
    queryKey: applicationKeys.usage(month, clientId),
    queryFn: ({ signal }) => applicationsApi.usage({ month, clientId }, signal),
    placeholderData: keepPreviousData,
    ...(month === first.month && clientId === "" ? { initialData: first } : {}),
  });
  return (
    <section aria-labelledby="usage" className="mt-14 border-ink border-t-[1.5px] pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-step-3" id="usage">
            Usage
          </h2>
          <p className="text-ink-soft text-small">One call marks up to 25 dishes. Days and months are those of UTC.</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <SelectField
            label="Application"
            onChange={(event) => change({ client: event.target.value }, { replaces: true })}
            value={clientId}
          >
            <option value="">All applications</option>
            {clients.map((client) => (
              <option key={client.id} value={client.client_id}>
                {client.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Month"
            onChange={(event) => change({ month: event.target.value }, { replaces: true })}
            value={month}
          >
            {months.map((each) => (
              <option key={each} value={each}>
                {MONTH.format(new Date(`${each}-01T00:00:00Z`))}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {usage.isError ? (
        <ErrorState onRetry={() => usage.refetch()} retryLabel="Try again" title="Failed to load usage">
          Every call is counted all the same. {usage.error.message}
        </ErrorState>
      ) : (
        usage.data && <Figures usage={usage.data} />
      )}
    </section>
  );
}

function Figures({ usage }: { usage: UsageWire }) {
  const busiest = usage.days.reduce((most, day) => Math.max(most, day.calls), 0);
  const facts = [
    ["Calls", full(usage.total_calls)],
    ["Dishes", full(usage.total_items)],
    ["Cost", dollars(usage.cost.total)],
  ] as const;
  return (
    <>
      <dl className="mt-5 grid grid-cols-3 border-line border-y">
        {facts.map(([name, value]) => (
          <div className="min-w-0 border-line py-3 not-first:border-s not-first:ps-3 tablet:not-first:ps-5" key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="font-[600] text-step-2 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-2">
        <DayTable busiest={busiest} usage={usage} />
        <TierTable usage={usage} />
      </div>
    </>
  );
}

const CELL = "border-line border-b px-1 py-2 text-start text-small tablet:px-3";
const NUMBER = cn(CELL, "text-end tabular-nums");

/** The days with calls. The length of a bar is relative to the busiest day. */
function DayTable({ usage, busiest }: { usage: UsageWire; busiest: number }) {
  const days = usage.days.filter(({ calls }) => calls > 0);
  if (days.length === 0) {
    return <p className="sheet p-5 text-ink-soft">No calls in this month.</p>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Calls by day" className="sheet relative overflow-x-auto p-4" tabIndex={0}>
      <table className="w-full">
        <caption className="pb-2 text-start font-[620]">Calls by day</caption>
        <thead>
          <tr>
            <th className={CELL} scope="col">
              Day
            </th>
            <th className={NUMBER} scope="col">
              Calls
            </th>
            <td className={cn(CELL, "w-1/2")} />
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, calls }) => (
            <tr key={day}>
              <th className={cn(CELL, "whitespace-nowrap font-[560]")} scope="row">
                {DAY.format(new Date(`${day}T00:00:00Z`))}
              </th>
              <td className={NUMBER}>{full(calls)}</td>
              <td aria-hidden="true" className={CELL}>
                <span className="block h-3 rounded-label bg-herb" style={{ width: `${(calls / busiest) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TierTable({ usage }: { usage: UsageWire }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Cost by tier" className="sheet self-start relative overflow-x-auto p-4" tabIndex={0}>
      <table className="w-full">
        <caption className="pb-2 text-start font-[620]">Cost by tier</caption>
        <thead>
          <tr>
            <th className={CELL} scope="col">
              Calls
            </th>
            <th className={NUMBER} scope="col">
              Each
            </th>
            <th className={NUMBER} scope="col">
              Yours
            </th>
            <th className={NUMBER} scope="col">
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {usage.cost.tiers.map(({ from, to, price_per_call: price, calls, cost }) => (
            <tr className={cn(calls > 0 ? "shadow-[inset_3px_0_0_var(--herb)]" : "text-ink-soft")} key={from}>
              <th className={cn(CELL, "whitespace-nowrap font-[560]")} scope="row">
                {describeTier({ from, to, costPerCall: 0 })}
              </th>
              <td className={NUMBER}>{price === 0 ? "free" : dollars(price, false)}</td>
              <td className={NUMBER}>{calls > 0 ? full(calls) : "none"}</td>
              <td className={NUMBER}>{calls > 0 ? dollars(cost) : ""}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th className={cn(CELL, "font-[660]")} colSpan={2} scope="row">
              Total
            </th>
            <td className={cn(NUMBER, "font-[660]")}>{full(usage.total_calls)}</td>
            <td className={cn(NUMBER, "font-[660]")}>{dollars(usage.cost.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
