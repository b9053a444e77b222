import type { ReactNode } from "react";

/** Header, `<main>` and footer. A short page fills the window, so that the footer is at the bottom. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="flex min-h-dvh flex-col pb-(--dock) print:pb-0 [&>main]:flex-1">{children}</div>;
}
