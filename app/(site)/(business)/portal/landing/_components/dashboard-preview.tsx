import { Availability } from "@/components/business/availability";
import { Carousel } from "@/components/business/carousel";
import { DASHBOARD_SLIDES } from "@/components/business/dashboard-slides";
import { Band } from "@/components/layout/band";

/** A drawing of the portal's ledger. */
export function DashboardPreview() {
  return (
    <Band aria-labelledby="preview-title" sunk>
      <div className="wrap">
        <div className="mb-8 grid gap-3.5 nav:grid-cols-[minmax(0,1fr)_auto] nav:items-end">
          <h2 className="nav:col-span-full" id="preview-title">
            The evening as a ledger
          </h2>
          <p className="lead max-w-[54ch]">
            Two sections of the portal, drawn with sample figures: no venue and no visitor behind them is real.
          </p>
          <Availability of="analytics" />
        </div>
        <Carousel label="Sections of the portal" slides={DASHBOARD_SLIDES} />
      </div>
    </Band>
  );
}
