import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** Side by side where both labels have room, else one below the other. */
export function TwoButtons({ className, children }: { className?: string; children: ReactNode }) {
  const look = "grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2.5";
  return <div className={cn(look, className)}>{children}</div>;
}
