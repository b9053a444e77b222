import { BUSINESS_LINKS } from "@/components/business/business-links";
import { IdCard } from "@/components/id-card/id-card";
import { ButtonLink } from "@/components/ui/button";
import { DEMO_PROFILE } from "@/lib/id-card";

/** What a venue gets to read, beside the card that it is read from. */
export function BusinessHero() {
  return (
    <section className="hero">
      <div className="wrap wide:pt-16 wide:pb-22">
        <div className="hero-copy wide:pt-0">
          <h1>
            <span>Know the table</span> <span>before it orders.</span>
          </h1>
          <p className="lead">
            Guests carry their allergies, diets and dislikes on one card. Your staff read it at the table, and the
            portal adds up what the whole room eats.
          </p>
          <div className="acts">
            <ButtonLink href={BUSINESS_LINKS.getStarted} variant="primary">
              Get Started
            </ButtonLink>
            <ButtonLink href={BUSINESS_LINKS.pricing}>View Pricing</ButtonLink>
          </div>
          <p className="small soft hero-under">
            Free for venues. <a href="#start">How to begin</a> says what is ready.
          </p>
        </div>
        <div className="grid gap-3.5">
          <IdCard profile={DEMO_PROFILE} variant="demo" />
          <p className="note text-ink-soft">What a guest holds up. This one is a demo card: the person is invented.</p>
        </div>
      </div>
    </section>
  );
}
