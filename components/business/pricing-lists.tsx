import "@/styles/business.css";
import "@/styles/pricing.css";
import { Check } from "lucide-react";
import {
  billFor,
  describeTier,
  EXAMPLE_CALLS,
  formatCalls,
  formatCost,
  MAX_ITEMS_PER_CALL,
  TIERS,
} from "@/lib/pricing";

/** The price list, as a menu prints it. */
export function TierList() {
  return (
    <section aria-labelledby="tiers-title">
      <h2 className="biz-list-title" id="tiers-title">
        Price per call
      </h2>
      <p className="soft">By the calls of a month. Each price holds for the calls of its own line.</p>
      <dl className="index biz-index">
        {TIERS.map((tier) => (
          <div key={tier.from}>
            <dt>{describeTier(tier)}</dt>
            <dd>{tier.costPerCall === 0 ? "Free" : formatCost(tier.costPerCall)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ExampleList() {
  return (
    <section aria-labelledby="examples-title">
      <h2 className="biz-list-title" id="examples-title">
        For example
      </h2>
      <dl className="index biz-index">
        {EXAMPLE_CALLS.map((calls) => (
          <div key={calls}>
            <dt>{formatCalls(calls)} calls</dt>
            <dd>{formatCost(billFor(calls).total)} a month</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const INCLUDED = [
  `Batch analysis of up to ${MAX_ITEMS_PER_CALL} items per call`,
  "Every verdict with its reason, the ingredient it comes from and where that is known from",
  "Personal marks for guests who allow it, nutrition highlights for everyone else",
  "Unknown where a fact is missing, never a guess that looks like a match",
  "The same service at every tier: nothing is held back for a higher one",
] as const;

export function InclusionList() {
  return (
    <section aria-labelledby="included-title">
      <h2 className="biz-list-title" id="included-title">
        In every call
      </h2>
      <ul className="biz-included">
        {INCLUDED.map((line) => (
          <li key={line}>
            <Check size={20} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
