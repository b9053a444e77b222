import type { ReactNode } from "react";

/** Head, `<main>` and foot above each other: what there is of the page fills the window, so that the foot stands low. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="flex min-h-dvh flex-col [&>main]:flex-1">{children}</div>;
}
