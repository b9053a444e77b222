import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

type VisionTextProps = { id: string; title: string; children: ReactNode; className?: string };

/** One large sentence with its explanation beside it. */
export function VisionText({ id, title, children, className }: VisionTextProps) {
  return (
    <div className={cn("grid gap-7 pt-14 nav:grid-cols-[7fr_5fr] nav:items-end nav:gap-18", className)}>
      <h2 className="font-serif text-step-5/[1.12] font-[480] tracking-[-0.022em] text-balance" id={id}>
        {title}
      </h2>
      <div className="grid max-w-[66ch] gap-4 text-[1.0625rem]/[1.62]">{children}</div>
    </div>
  );
}
