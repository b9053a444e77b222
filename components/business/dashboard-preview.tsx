import "@/styles/business.css";
import { Availability } from "@/components/business/availability";
import { Carousel } from "@/components/business/carousel";
import { DASHBOARD_SLIDES } from "@/components/business/dashboard-slides";

/** The portal's ledger, drawn ahead of the portal. */
export function DashboardPreview() {
  return (
    <section aria-labelledby="preview-title" className="band band--sunk">
      <div className="wrap">
        <div className="biz-band-head">
          <h2 id="preview-title">The evening as a ledger</h2>
          <p className="lead">
            Two sections of the portal, drawn with sample figures: no venue and no visitor behind them is real.
          </p>
          <Availability of="analytics" />
        </div>
        <Carousel label="Sections of the portal" slides={DASHBOARD_SLIDES} />
      </div>
    </section>
  );
}
