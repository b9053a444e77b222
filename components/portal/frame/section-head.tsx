import type { ReactNode } from "react";

type SectionHeadProps = {
  title: string;
  /** One sentence that says what stands here. */
  children?: ReactNode;
  /** What can be done with the whole section. */
  actions?: ReactNode;
};

/** The head of every section of the portal: its name, a sentence, and what can be done here. */
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
