import Link from "next/link";
import { Availability } from "@/components/business/availability";
import { BUSINESS_LINKS } from "@/components/business/business-links";
import type { Part } from "@/components/business/released";
import { MethodStep, MethodSteps } from "@/components/landing/method";
import { Band, BandHead, BandSplit } from "@/components/layout/band";
import { Acts } from "@/components/ui/acts";
import { ButtonAnchor } from "@/components/ui/button";

const PARTS: readonly (readonly [part: Part, name: string])[] = [
  ["card", "The guest’s ID card"],
  ["staffView", "Show to staff, full screen"],
  ["checkIn", "Check-in by QR code"],
  ["portal", "Business accounts and the portal"],
  ["analytics", "Analytics of your visits"],
  ["analysis", "Marks on your menu"],
  ["integration", "Widget for your own site"],
];

/** How to begin, in the order in which a venue does it. */
export function Start() {
  return (
    <Band aria-labelledby="start" sunk>
      <BandSplit>
        <div>
          <BandHead>
            <h2 id="start" tabIndex={-1}>
              How to begin
            </h2>
            <p className="lead">
              An account is free, and so is checking guests in. Your first evening can be the next one.
            </p>
          </BandHead>
          <MethodSteps>
            <MethodStep title="Open the portal">
              <a href={BUSINESS_LINKS.register}>Create a business account</a>, in under a minute.
            </MethodStep>
            <MethodStep title="Name your tables, print their codes">
              One by one or from a spreadsheet. A code goes on working when its table is renamed, and may lead elsewhere
              when the furniture moves.
            </MethodStep>
            <MethodStep title="Read the room">
              Guests who scan a code show you what they chose to show. For marks on the menu of your own site, see what
              calls cost on the <Link href={BUSINESS_LINKS.pricing}>pricing page</Link>; restaurants may also join the{" "}
              <Link href={BUSINESS_LINKS.partnerProgram}>Partner Program</Link>.
            </MethodStep>
          </MethodSteps>
          <Acts>
            <ButtonAnchor href={BUSINESS_LINKS.getStarted} variant="primary">
              To the portal
            </ButtonAnchor>
          </Acts>
        </div>
        <div>
          <h3 className="border-ink border-b-[1.5px] pb-3 text-step-2">What is ready</h3>
          <ul>
            {PARTS.map(([part, name]) => (
              <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-b py-[13px]" key={part}>
                <span>{name}</span>
                <Availability of={part} />
              </li>
            ))}
          </ul>
        </div>
      </BandSplit>
    </Band>
  );
}
