import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/**
 * Room below for the bar that stays at the foot of a phone. Of larger letters the gaps stay as they are: a line has much
 * beside each other.
 */
export const GroceryPage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("wrap grid gap-5 pt-5 pb-27.5 [--spacing:4px] wide:pt-12 wide:pb-24", className)}>{children}</div>
);

export const ListTitle = ({ children }: { children: ReactNode }) => (
  <h1 className="wrap-anywhere text-step-4">{children}</h1>
);
