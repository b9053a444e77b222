import { type ReactNode, type Ref, useId } from "react";

type SettingsSectionProps = {
  title: string;
  /** Stands at the end of the head line, for example a counter. */
  end?: ReactNode;
  /** One or two sentences below the head. */
  lead?: ReactNode;
  /** The heading, where focus is sent when the thing it stood on is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a tab: a heading over a rule, then its content. */
export function SettingsSection({ title, end, lead, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="settings-section">
      <div className="section-head">
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {end}
      </div>
      {lead && <p className="settings-lead">{lead}</p>}
      {children}
    </section>
  );
}
