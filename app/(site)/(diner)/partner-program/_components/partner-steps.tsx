import { ChartColumn, Plug, QrCode, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Availability } from "@/components/business/availability";
import type { Part } from "@/components/business/released";
import { MethodStep, MethodSteps } from "@/components/landing/method";
import { Band } from "@/components/layout/band";

const JOINING = [
  {
    title: "Application Process",
    text: "Write to us: the name of your restaurant, the town, a link to the menu you serve today, and what guests keep asking about. We read it and answer, whichever way it goes.",
  },
  {
    title: "Two-Year Partnership",
    text: "Website design is free within the program. For two years you keep what your menu says true, and we keep it readable for every card. You may withdraw at any time.",
  },
] as const;

type Tool = { icon: ReactNode; part: Part; title: string; text: string };

const TOOLS: readonly Tool[] = [
  {
    icon: <QrCode size={24} />,
    part: "checkIn",
    title: "On-Site Check-In",
    text: "Guests scan the QR code on the table, or tap an NFC tag that carries the same link. Their card is then open for this visit, and only because they chose to.",
  },
  {
    icon: <ChartColumn size={24} />,
    part: "analytics",
    title: "Customer Analytics",
    text: "Who came, by which way, and what they eat and watch, as numbers over all visits. Drawn below.",
  },
  {
    icon: <SlidersHorizontal size={24} />,
    part: "portal",
    title: "Self-Management Tools",
    text: "Venues, locations and their codes are yours to set up and change in the portal, one by one or from a spreadsheet.",
  },
  {
    icon: <Plug size={24} />,
    part: "integration",
    title: "Integration Support",
    text: "Help with putting the widget on your site and with connecting the delivery platforms that you sell through.",
  },
];

/** How it works: two steps to join, then what a partner works with. */
export function PartnerSteps() {
  return (
    <Band aria-labelledby="partner-how">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:gap-24">
        <div>
          <h2 id="partner-how">How it works</h2>
          <MethodSteps>
            {JOINING.map(({ title, text }) => (
              <MethodStep key={title} title={title}>
                {text}
              </MethodStep>
            ))}
          </MethodSteps>
        </div>
        <ul className="wide:mt-[calc(var(--t4)*1.1+28px)]">
          {TOOLS.map(({ icon, part, title, text }) => (
            <li
              className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 gap-y-1 border-line border-b py-5 first:border-t-[1.5px] first:border-t-ink"
              key={part}
            >
              <span className="row-span-3 pt-0.5 text-herb">{icon}</span>
              <h3 className="text-step-1 leading-[1.3]">{title}</h3>
              <p className="max-w-[58ch] text-ink-soft">{text}</p>
              <Availability className="mt-1" of={part} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
