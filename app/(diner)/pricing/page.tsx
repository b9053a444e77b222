import "@/styles/pricing.css";
import type { Metadata } from "next";
import { Availability } from "@/components/business/availability";
import { PriceCalculator } from "@/components/business/price-calculator";
import { ExampleList, InclusionList, TierList } from "@/components/business/pricing-lists";
import { FREE_CALLS_PER_MONTH, formatCalls, MAX_ITEMS_PER_CALL } from "@/lib/pricing";

const FREE = formatCalls(FREE_CALLS_PER_MONTH);

export const metadata: Metadata = {
  title: "Pricing",
  description: `Dietary analysis of menus, paid by the call. The first ${FREE} calls a month are free.`,
};

export default function PricingPage() {
  return (
    <div className="wrap pricing">
      <header className="pricing-head">
        <h1>Pay by the call</h1>
        <p className="lead">
          A call checks up to {MAX_ITEMS_PER_CALL} dishes of a menu against a guest’s card. The first {FREE} a month are
          free, and the more you make, the less each one costs.
        </p>
        <p className="small soft pricing-state">
          <Availability of="analysis" />
          The portal counts your calls day by day and says what they cost.
        </p>
      </header>
      <div className="pricing-lists">
        <TierList />
        <ExampleList />
      </div>
      <PriceCalculator />
      <div className="pricing-included">
        <InclusionList />
      </div>
    </div>
  );
}
