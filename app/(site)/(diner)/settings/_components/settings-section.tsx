import { type ReactNode, type Ref, useId } from "react";
import { RuledHead } from "@/components/ui/ruled-head";
import { cn } from "@/components/ui/variants";

type SettingsSectionProps = {
  title: string;
  /** Rendered at the end of the heading's line, for example a counter. */
  end?: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** The heading, which gets the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a tab: a heading over a rule, then its content. */
export function SettingsSection({ title, end, lead, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="[section+&]:mt-10">
      <RuledHead>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {end}
      </RuledHead>
      {lead && <SettingsLead>{lead}</SettingsLead>}
      {children}
    </section>
  );
}

/** Says in a sentence or two what a section is for, or what is missing. */
export function SettingsLead({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={cn("mb-4.5 max-w-[66ch] text-pretty text-ink-soft", className)}>{children}</p>;
}
