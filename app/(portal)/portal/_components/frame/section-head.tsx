import type { ReactNode } from "react";

type SectionHeadProps = {
  title: string;
  /** One sentence that describes the section. */
  children?: ReactNode;
  /** Buttons for actions on the whole section. */
  actions?: ReactNode;
};

/** The head of each section of the portal: its title, a sentence, and its actions. */
export function SectionHead({ title, children, actions }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
      <div className="min-w-0 flex-[1_1_320px]">
        <h1 className="text-step-4">{title}</h1>
        {children && <p className="mt-1.5 max-w-[62ch] text-ink-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5 print:hidden">{actions}</div>}
    </div>
  );
}
