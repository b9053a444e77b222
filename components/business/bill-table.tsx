import "@/styles/pricing.css";
import { type Bill, describeTier, formatCalls, formatCost } from "@/lib/pricing";

/** A month's calls, tier by tier, as a restaurant writes a bill. */
export function BillTable({ calls, bill }: { calls: number; bill: Bill }) {
  return (
    <table className="bill-table">
      <caption className="sr">The bill for {formatCalls(calls)} calls in a month</caption>
      <thead className="sr">
        <tr>
          <th scope="col">Calls</th>
          <th scope="col">Price per call</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {bill.lines.map(({ tier, calls: callsHere, cost }) => (
          <tr key={describeTier(tier)}>
            <td>{formatCalls(callsHere)}</td>
            <td>{tier.costPerCall === 0 ? "free" : <Price cost={tier.costPerCall} />}</td>
            <td>{formatCost(cost, { cents: true })}</td>
          </tr>
        ))}
        {bill.lines.length === 0 && (
          <tr>
            <td>0</td>
            <td>free</td>
            <td>{formatCost(0, { cents: true })}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            A month
          </th>
          <td>{formatCost(bill.total, { cents: true })}</td>
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
