import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** Time, servings and other facts in one row, each with an icon. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-5.5 text-(length:--t-1) [&_.lucide]:text-ink-soft">{children}</div>
);

export const Fact = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cn("inline-flex items-center gap-1.75", className)}>{children}</span>
);
