"use client";

import { Menu, X } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useRef, useState } from "react";
import { Wordmark } from "@/components/brand/wordmark";
import { wordmarkLink } from "@/components/brand/wordmark-link";
import { useDismiss } from "@/components/layout/use-dismiss";
import { cn } from "@/components/ui/variants";
import {
  lineOf,
  PORTAL,
  type PortalSection,
  SECTION_GROUPS,
  SECTION_TITLES,
  type SectionGroup,
  sectionHref,
} from "@/lib/portal/sections";
import { SECTION_ICONS } from "./section-icons";

type PortalSidebarProps = { section: PortalSection; built: readonly PortalSection[] };

const NAV_ID = "portal-sections";

/** The navigation between sections: behind a button on phones, icons with words on tablets, a list on wide screens. */
export function PortalSidebar({ section, built }: PortalSidebarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnSection(section);
  // Closes the menu of a phone when another section is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section is what the menu closes for
  useEffect(() => setIsOpen(false), [section]);
  const dismiss = useCallback((byKey: boolean) => {
    setIsOpen(false);
    if (byKey) button.current?.focus();
  }, []);
  useDismiss(aside, isOpen, dismiss);

  const groups = SECTION_GROUPS.map((group) => ({
    ...group,
    sections: group.sections.filter((each) => built.includes(each)),
  })).filter((group) => group.sections.length > 0);

  return (
    <aside aria-label="Portal sections" className="on-cover bg-cover text-cover-ink print:hidden" ref={aside}>
      <div className="tablet:sticky tablet:top-0 tablet:max-h-dvh tablet:overflow-y-auto tablet:px-2 tablet:pt-2.5 tablet:pb-6 full:px-3.5 full:pt-3">
        <div className="flex min-h-[60px] items-center px-4 tablet:justify-center tablet:px-0 full:justify-start full:px-2.5">
          <Link className={wordmarkLink({ className: "tablet:max-full:text-[0px]" })} href={PORTAL}>
            <Wordmark />
          </Link>
          <button
            aria-controls={NAV_ID}
            aria-expanded={isOpen}
            aria-label="Sections"
            className="ms-auto grid size-11 place-items-center rounded-control hover:bg-cover-rule tablet:hidden"
            onClick={() => setIsOpen(!isOpen)}
            ref={button}
            type="button"
          >
            {isOpen ? <X size={24} /> : <Menu size={24} />}
          </button>
        </div>
        <nav
          aria-label="Portal"
          className={cn("px-4 pb-5 tablet:block tablet:p-0", isOpen ? "block" : "hidden")}
          id={NAV_ID}
        >
          {groups.map((group) => (
            <Group current={lineOf(section)} group={group} key={group.title} />
          ))}
        </nav>
      </div>
    </aside>
  );
}

function Group({ group, current }: { group: SectionGroup; current: PortalSection }) {
  const id = `portal-${group.title.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h2
        className="px-3.5 pt-4 pb-1.5 font-[560] font-sans text-cover-soft text-small tracking-normal tablet:px-0 tablet:text-center full:px-3.5 full:pt-5 full:text-start"
        id={id}
      >
        {group.title}
      </h2>
      <ul>
        {group.sections.map((section) => (
          <Line isCurrent={section === current} key={section} section={section} />
        ))}
      </ul>
    </section>
  );
}

function Line({ section, isCurrent }: { section: PortalSection; isCurrent: boolean }) {
  const Icon = SECTION_ICONS[section];
  return (
    <li>
      <Link
        aria-current={isCurrent ? "page" : undefined}
        className={cn(
          "flex min-h-11 items-center gap-3 rounded-control px-3.5 py-2 font-[520] text-[0.9375rem] leading-tight no-underline hover:bg-cover-rule",
          "tablet:max-full:flex-col tablet:max-full:gap-1 tablet:max-full:px-0 tablet:max-full:text-center tablet:max-full:text-[0.8125rem]",
          isCurrent && "bg-cover-ink font-[640] text-[#1c3f31] hover:bg-cover-ink",
        )}
        href={sectionHref(section)}
        prefetch={false}
      >
        <Icon className="flex-none" size={20} />
        {section === "venues" ? "Venues" : SECTION_TITLES[section]}
      </Link>
    </li>
  );
}

/** Moves the focus to the top of a newly opened section, as after any other navigation. */
function useFocusOnSection(section: PortalSection): void {
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [section]);
}
