import { Availability } from "@/components/business/availability";
import { Carousel } from "@/components/business/carousel";
import { ANALYTICS_SLIDES } from "@/components/business/dashboard-slides";
import { Band, BandHead } from "@/components/layout/band";

/** What a partner learns about an evening. */
export function PartnerAnalytics() {
  return (
    <Band aria-labelledby="analytics-title" sunk>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-9 wide:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] wide:gap-18">
        <BandHead className="content-start justify-items-start">
          <h2 id="analytics-title">What an evening tells you</h2>
          <p className="lead">
            Counted over every visit, not guessed from a few. The figures here are samples: no restaurant is behind
            them.
          </p>
          <Availability of="analytics" />
        </BandHead>
        <Carousel label="Analytics for partners" slides={ANALYTICS_SLIDES} />
      </div>
    </Band>
  );
}
