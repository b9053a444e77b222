import type { ReactNode } from "react";

/** The sheet of one step: its title, its content, and the buttons forward and back. */
export function StepSheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-4 p-4 tablet:p-6">
      <div>
        <h2 className="text-step-2">{title}</h2>
        {lead && <p className="text-ink-soft text-small">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

export const StepFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-2.5 pt-1">{children}</div>
);
