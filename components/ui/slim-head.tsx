import type { ReactNode } from "react";

/** The frame of a header that scrolls away. */
export function SlimHead({ children }: { children: ReactNode }) {
  return (
    <header className="border-b border-line print:hidden">
      <div className="wrap flex min-h-(--head) flex-wrap items-center justify-between gap-x-3">{children}</div>
    </header>
  );
}
