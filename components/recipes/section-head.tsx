import type { ReactNode } from "react";

type SectionHeadProps = {
  /** The id of the heading, which labels its section. */
  id: string;
  title: string;
  /** Rendered beside the heading. */
  children?: ReactNode;
};

/** The head of a section of the recipe's page. */
export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className="flex min-h-15 flex-wrap items-center justify-between gap-2.5 border-ink border-b-[1.5px] pb-3 print:min-h-0 print:break-inside-avoid">
    <h2 className="text-step-2" id={id}>
      {title}
    </h2>
    {children}
  </div>
);

/** The recipe's own sub-heading of some lines or steps. */
export const GroupHeading = ({ children }: { children: ReactNode }) => (
  <h3 className="pt-4.5 pb-1.5 text-step-1">{children}</h3>
);
