import type { ReactNode } from "react";

/** The content below the slim header of a flow. Its lower padding leaves room for the bar with the buttons. */
export function FlowMain({ children }: { children: ReactNode }) {
  return (
    <main className="pt-3.5 pb-[140px] wide:pt-7 wide:pb-[120px]" id="main" tabIndex={-1}>
      <div className="wrap">{children}</div>
    </main>
  );
}
