import { Check } from "lucide-react";
import { IndexLine } from "@/components/landing/index-list";
import {
  billFor,
  describeTier,
  EXAMPLE_CALLS,
  formatCalls,
  formatCost,
  MAX_ITEMS_PER_CALL,
  TIERS,
} from "@/lib/portal/pricing";

/** The price list in the form of a menu. */
export function TierList() {
  return (
    <section aria-labelledby="tiers-title">
      <h2 className="border-ink border-b-[1.5px] pb-3 text-step-2" id="tiers-title">
        Price per call
      </h2>
      <p className="soft mt-3">By the calls of a month. Each price holds for the calls of its own line.</p>
      <dl className="mt-2">
        {TIERS.map((tier) => (
          <IndexLine className="text-[length:var(--t0)]" key={tier.from} name={describeTier(tier)}>
            {tier.costPerCall === 0 ? "Free" : formatCost(tier.costPerCall)}
          </IndexLine>
        ))}
      </dl>
    </section>
  );
}

export function ExampleList() {
  return (
    <section aria-labelledby="examples-title">
      <h2 className="border-ink border-b-[1.5px] pb-3 text-step-2" id="examples-title">
        For example
      </h2>
      <dl className="mt-2">
        {EXAMPLE_CALLS.map((calls) => (
          <IndexLine className="text-[length:var(--t0)]" key={calls} name={`${formatCalls(calls)} calls`}>
            {formatCost(billFor(calls).total)} a month
          </IndexLine>
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
      <h2 className="border-ink border-b-[1.5px] pb-3 text-step-2" id="included-title">
        In every call
      </h2>
      <ul>
        {INCLUDED.map((line) => (
          <li className="flex gap-3 border-line border-b py-3" key={line}>
            <Check className="mt-0.5 text-herb" size={20} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
