import Link from "next/link";
import { Availability } from "@/components/business/availability";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import type { Part } from "@/components/business/released";
import { PRODUCT_NAME } from "@/lib/product";

const PARTS: readonly (readonly [part: Part, name: string])[] = [
  ["card", "The guest’s ID card"],
  ["staffView", "Show to staff, full screen"],
  ["checkIn", "Check-in by QR code"],
  ["portal", "Business accounts and the portal"],
  ["analytics", "Analytics of your visits"],
  ["analysis", "Marks on your menu"],
  ["integration", "Widget for your own site"],
];

/** How to begin while the portal is being built; every Get Started leads here. */
export function Start() {
  return (
    <section aria-labelledby="start" className="band band--sunk">
      <div className="wrap band-split biz-start">
        <div>
          <div className="band-head">
            <h2 id="start" tabIndex={-1}>
              How to begin
            </h2>
            <p className="lead">
              Business accounts are not open yet, so there is nothing to buy or to install. This much you can do today.
            </p>
          </div>
          <ol className="method">
            <li>
              <h3>Hold a card yourself</h3>
              <p>
                <Link href={BUSINESS_LINKS.createId}>Create an ID</Link>, free, in under a minute. You see what your
                guests will show, and how the view for staff puts allergies first.
              </p>
            </li>
            <li>
              <h3>Tell your staff</h3>
              <p>
                A guest may hold up a {PRODUCT_NAME} card already. It tells you what to ask the kitchen. It never
                replaces asking.
              </p>
            </li>
            <li>
              <h3>Say that you want in</h3>
              <p>
                <Link href={BUSINESS_LINKS.apply}>Write to us</Link> about the{" "}
                <Link href={BUSINESS_LINKS.partnerProgram}>Partner Program</Link>, or work out what calls would cost on
                the <Link href={BUSINESS_LINKS.pricing}>pricing page</Link>.
              </p>
            </li>
          </ol>
        </div>
        <div>
          <h3 className="biz-list-title">What is ready</h3>
          <ul className="biz-parts">
            {PARTS.map(([part, name]) => (
              <li key={part}>
                <span>{name}</span>
                <Availability of={part} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
