import { Availability } from "@/components/business/availability";
import { Carousel } from "@/components/business/carousel";
import { ANALYTICS_SLIDES } from "@/components/business/dashboard-slides";

/** What a partner will read of an evening. */
export function PartnerAnalytics() {
  return (
    <section aria-labelledby="analytics-title" className="band band--sunk">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-18">
        <div className="band-head content-start justify-items-start">
          <h2 id="analytics-title">What an evening tells you</h2>
          <p className="lead">
            Counted over every visit, not guessed from a few. The figures here are samples: no restaurant is behind
            them.
          </p>
          <Availability of="analytics" />
        </div>
        <Carousel label="Analytics for partners" slides={ANALYTICS_SLIDES} />
      </div>
    </section>
  );
}
