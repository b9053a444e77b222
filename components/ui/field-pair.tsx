import type { ReactNode } from "react";

/** Two short fields, side by side where there is room for both. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,140px),1fr))] gap-4">{children}</div>;
}
