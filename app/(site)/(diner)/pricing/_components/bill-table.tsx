import { cn } from "@/components/ui/variants";
import { type Bill, describeTier, formatCalls, formatCost } from "@/lib/portal/pricing";

const LINE = "[&>td]:py-2 first:[&>td]:border-ink first:[&>td]:border-t-[1.5px] first:[&>td]:pt-3.5 last:[&>td]:pb-3.5";
const FIGURE = "ps-3 text-end";
const TOTAL = "border-control border-t-[1.5px] border-dashed pt-3 pb-2";

/** The cost of a month's calls, tier by tier, in the form of a restaurant bill. */
export function BillTable({ calls, bill }: { calls: number; bill: Bill }) {
  return (
    <table className="w-full border-collapse tabular-nums leading-[1.4]">
      <caption className="sr-only">The bill for {formatCalls(calls)} calls in a month</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Calls</th>
          <th scope="col">Price per call</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map(({ tier, calls: callsHere, cost }) => (
          <tr className={LINE} key={describeTier(tier)}>
            <td>{formatCalls(callsHere)}</td>
            <td className={cn(FIGURE, "text-ink-soft")}>
              {tier.costPerCall === 0 ? "free" : <Price cost={tier.costPerCall} />}
            </td>
            <td className={FIGURE}>{formatCost(cost, { cents: true })}</td>
          </tr>
        ))}
        {bill.lines.length === 0 && (
          <tr className={LINE}>
            <td>0</td>
            <td className={cn(FIGURE, "text-ink-soft")}>free</td>
            <td className={FIGURE}>{formatCost(0, { cents: true })}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th className={cn(TOTAL, "text-start font-semibold")} colSpan={2} scope="row">
            A month
          </th>
          <td className={cn(TOTAL, "text-end font-[620] text-step-3 tracking-[-0.02em]")}>
            {formatCost(bill.total, { cents: true })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Price({ cost }: { cost: number }) {
  return (
    <>
      <span aria-hidden="true">× </span>
      {formatCost(cost)}
    </>
  );
}
