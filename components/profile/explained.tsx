import type { ReactNode } from "react";

/** An explanation of the options in a list, one tap away. */
export const Explained = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="mt-1.5">
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-(length:--t-1) text-ink-soft underline decoration-control underline-offset-[3px] hover:text-ink">
      {summary}
    </summary>
    <dl className="grid gap-x-8 gap-y-2 pt-1 pb-2 text-(length:--t-1) leading-[1.45] tablet:grid-cols-2">{children}</dl>
  </details>
);

export const Explanation = ({ of, children }: { of: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="font-[620]">{of}</dt>
    <dd className="text-ink-soft">{children}</dd>
  </div>
);
