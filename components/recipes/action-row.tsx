import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** A row of action buttons of a recipe. Not printed. */
export const ActionRow = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("mt-2 flex flex-wrap gap-2.5 print:hidden", className)}>{children}</div>
);
