import { BUSINESS_LINKS } from "@/components/business/business-links";
import { SpecimenCard } from "@/components/id-card/specimen-card";
import { HeroFrame, HeroLead, HeroTitle, HeroUnder } from "@/components/landing/hero-frame";
import { Acts } from "@/components/ui/acts";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button";

/** What a venue reads, beside the card that it comes from. */
export function BusinessHero() {
  return (
    <HeroFrame
      className="wide:pt-16 wide:pb-22"
      words={
        <>
          <HeroTitle lines={["Know the table", "before it orders."]} />
          <HeroLead>
            Guests carry their allergies, diets and dislikes on one card. Your staff read it at the table, and the
            portal adds up what the whole room eats.
          </HeroLead>
          <Acts>
            <ButtonAnchor href={BUSINESS_LINKS.getStarted} variant="primary">
              Get Started
            </ButtonAnchor>
            <ButtonLink href={BUSINESS_LINKS.pricing}>View Pricing</ButtonLink>
          </Acts>
          <HeroUnder>
            Free for venues. <a href="#start">How to begin</a> says what is ready.
          </HeroUnder>
        </>
      }
      wordsClassName="wide:pt-0"
    >
      <div className="grid gap-3.5">
        <SpecimenCard />
        <p className="note text-ink-soft">What a guest holds up. This one is an example: the person is invented.</p>
      </div>
    </HeroFrame>
  );
}
