import { BUSINESS_LINKS } from "@/components/business/business-links";
import { ButtonLink } from "@/components/ui/button";
import { LINKS } from "@/lib/links";

/** What a partner agrees to about other people's data, and the way in. */
export function PartnerApply() {
  return (
    <section aria-labelledby="apply-title" className="band">
      <div className="wrap">
        <hr className="rule-2" />
        <div className="vision">
          <h2 className="vision-title" id="apply-title">
            Your guests stay the owners of what they wrote.
          </h2>
          <div className="vision-text">
            <p>
              A diner decides who reads the card and can take that back. Partners may not store or cache it, and nobody
              gets it as a list to mail to.
            </p>
            <p>Nothing here is medical or allergy advice: the kitchen’s own word comes first, always.</p>
            <div className="acts mt-3">
              <ButtonLink href={BUSINESS_LINKS.getStarted}>To the portal</ButtonLink>
              <ButtonLink href={LINKS.terms}>Terms</ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
