import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { type PortalSection, sectionHref } from "@/lib/portal/sections";
import { SECTION_ICONS } from "../frame/section-icons";

const ACTIONS: readonly { section: PortalSection; label: string }[] = [
  { section: "data-explorer", label: "Data Explorer" },
  { section: "charts", label: "Charts & Widgets" },
  { section: "venues", label: "Manage Venues" },
  { section: "applications", label: "My Applications" },
];

/** `open`: the sections that the person may open. */
export function QuickActions({ open }: { open: readonly PortalSection[] }) {
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-step-2">Quick Actions</h2>
      <ul className="mt-2 grid gap-x-6 tablet:grid-cols-2">
        {ACTIONS.filter(({ section }) => open.includes(section)).map(({ section, label }) => (
          <li className="border-line border-b" key={section}>
            <Link className="flex min-h-12 items-center gap-3 font-semibold" href={sectionHref(section)}>
              <SectionIcon section={section} />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionIcon({ section }: { section: PortalSection }) {
  const Icon = SECTION_ICONS[section];
  return <Icon aria-hidden="true" className="text-ink-soft" size={20} />;
}
