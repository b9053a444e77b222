import type { ReactNode } from "react";
import { Sheet } from "@/components/ui/sheet";
import { SlimHeader } from "./slim-header";

/** A single task on a page of its own: the name above, one narrow column. */
export function TaskFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SlimHeader />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <TaskColumn>{children}</TaskColumn>
        </div>
      </main>
    </>
  );
}

/** The column alone, on a page that has its head already. */
export function TaskColumn({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[480px] gap-4 pt-10 pb-18 tablet:pt-18 tablet:pb-[120px] [&>h1]:text-step-4">
      {children}
    </div>
  );
}

/** The form of the task, and its result. */
export function TaskSheet({ children }: { children: ReactNode }) {
  return <Sheet className="my-2 p-5 tablet:p-7">{children}</Sheet>;
}
