import type { ReactNode } from "react";

/** The head of a section: a heading, and optional content at the end of its line, above a rule. */
export function RuledHead({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 border-b-[1.5px] border-ink pb-3 [&>:is(h2,h3)]:text-step-2">
      {children}
    </div>
  );
}
