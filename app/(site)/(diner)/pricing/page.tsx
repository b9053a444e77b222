import type { Metadata } from "next";
import { Availability } from "@/components/business/availability";
import { FREE_CALLS_PER_MONTH, formatCalls, MAX_ITEMS_PER_CALL } from "@/lib/portal/pricing";
import { PriceCalculator } from "./_components/price-calculator";
import { ExampleList, InclusionList, TierList } from "./_components/pricing-lists";

const FREE = formatCalls(FREE_CALLS_PER_MONTH);

export const metadata: Metadata = {
  title: "Pricing",
  description: `Dietary analysis of menus, paid by the call. The first ${FREE} calls a month are free.`,
};

export default function PricingPage() {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-11 pt-8 pb-18 wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] wide:items-start wide:gap-x-24 wide:gap-y-14 wide:pt-16 wide:pb-30">
      <header className="grid gap-3.5 wide:col-span-full">
        <h1>Pay by the call</h1>
        <p className="lead max-w-[56ch]">
          A call checks up to {MAX_ITEMS_PER_CALL} dishes of a menu against a guest’s card. The first {FREE} a month are
          free, and the more you make, the less each one costs.
        </p>
        <p className="small soft flex flex-wrap gap-x-4 gap-y-1">
          <Availability of="analysis" />
          The portal counts your calls day by day and says what they cost.
        </p>
      </header>
      <div className="grid content-start gap-11">
        <TierList />
        <ExampleList />
      </div>
      <PriceCalculator />
      <InclusionList />
    </div>
  );
}
