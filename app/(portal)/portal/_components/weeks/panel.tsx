import { type ReactNode, useId } from "react";

type PanelProps = { title: string; finding: ReactNode; children: ReactNode; className?: string };

/** A part of the figures whose values can be chosen. */
export function Panel({ title, finding, children, className = "" }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-card border border-line bg-raised p-5 ${className}`}>
      <h2 className="text-step-2" id={id}>
        {title}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{finding}</p>
      {children}
    </section>
  );
}
