import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/**
 * Leaves room at the bottom for the bar that is fixed there on phones. Gaps do not grow with larger text, because a
 * line has many parts side by side.
 */
export const GroceryPage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("wrap grid gap-5 pt-5 pb-27.5 [--spacing:4px] wide:pt-12 wide:pb-24", className)}>{children}</div>
);

export const ListTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="wrap-anywhere text-step-4">{children}</h1>
);
