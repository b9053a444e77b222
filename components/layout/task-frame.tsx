import type { ReactNode } from "react";
import { SlimHeader } from "@/components/layout/slim-header";

/** A single task on a page of its own: the name above, one narrow column. */
export function TaskFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <div className="task">{children}</div>
        </div>
      </main>
    </>
  );
}
