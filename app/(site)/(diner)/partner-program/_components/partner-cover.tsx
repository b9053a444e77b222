import { Stamp } from "@/components/brand/stamp";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import { COVER_EMBLEM, CoverBand, CoverLead } from "@/components/landing/cover-band";
import { Acts } from "@/components/ui/acts";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/variants";
import { PRODUCT_NAME } from "@/lib/product";

const applicationTo = (address: string) =>
  `mailto:${address}?subject=${encodeURIComponent("Smart Dining Initiative: application")}`;

/** The cover of the program, with the conditions that people should know first. */
export function PartnerCover({ address }: { address: string | null }) {
  return (
    <CoverBand className="pt-14 pb-16 nav:py-22" labelledBy="partner-title">
      <Stamp
        bottom="PARTNER PROGRAM"
        className={cn(COVER_EMBLEM, "static -rotate-8 text-foil")}
        middle={["TWO", "YEARS"]}
        size={216}
        top={PRODUCT_NAME.toUpperCase()}
      />
      <div>
        <p className="note text-foil">Partner Program</p>
        <h1 className="mt-2 max-w-[12ch] text-[clamp(2.5rem,11vw,var(--t6))]" id="partner-title">
          Smart Dining Initiative
        </h1>
        <CoverLead className="max-w-[48ch]">
          For restaurants that want their menu read right. We design your website, your guests check in at the table,
          and you learn what they eat. A commitment of two years, from which you may withdraw at any time.
        </CoverLead>
        <Acts>
          <ButtonLink href={address ? applicationTo(address) : BUSINESS_LINKS.apply} variant="foil">
            Apply to partner
          </ButtonLink>
          <ButtonLink href={BUSINESS_LINKS.pricing} variant="cover">
            View Pricing
          </ButtonLink>
        </Acts>
        <p className="small mt-4.5 text-cover-soft">
          {address
            ? "There is no form to fill in: tell us where you cook and what you want to change."
            : "There is no form to fill in: the contact page says how to reach us."}
        </p>
      </div>
    </CoverBand>
  );
}
