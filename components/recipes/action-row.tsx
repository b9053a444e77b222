import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** What one can do with a recipe. Paper has no buttons. */
export const ActionRow = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("mt-2 flex flex-wrap gap-2.5 print:hidden", className)}>{children}</div>
);
