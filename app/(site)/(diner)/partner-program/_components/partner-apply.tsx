import { BUSINESS_LINKS } from "@/components/business/business-links";
import { VisionText } from "@/components/landing/vision-text";
import { Band } from "@/components/layout/band";
import { Acts } from "@/components/ui/acts";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** What a partner agrees to about other people's data, and how to apply. */
export function PartnerApply() {
  return (
    <Band aria-labelledby="apply-title">
      <div className="wrap">
        <hr className="h-1 border-0 border-t border-b border-t-ink border-b-line" />
        <VisionText id="apply-title" title="Your guests stay the owners of what they wrote.">
          <p>
            A diner decides who reads the card and can take that back. Partners may not store or cache it, and nobody
            gets it as a list to mail to.
          </p>
          <p>Nothing here is medical or allergy advice: the kitchen’s own word comes first, always.</p>
          <Acts className="mt-3">
            <ButtonAnchor href={BUSINESS_LINKS.getStarted}>To the portal</ButtonAnchor>
            <ButtonLink href={LINKS.terms}>Terms</ButtonLink>
          </Acts>
        </VisionText>
      </div>
    </Band>
  );
}
