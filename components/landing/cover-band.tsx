import type { ReactNode } from "react";
import { Guilloche } from "@/components/brand/guilloche";
import { cn } from "@/components/ui/variants";

/** The size and position of the emblem beside the words. */
export const COVER_EMBLEM = "max-nav:size-[168px] nav:order-2 nav:me-12";

type CoverBandProps = { labelledBy: string; children: ReactNode; className?: string };

/** The passport's cover across the page, with an emblem and words. */
export function CoverBand({ labelledBy, children, className }: CoverBandProps) {
  const inner = "wrap relative grid gap-7 py-18 nav:grid-cols-[1fr_auto] nav:items-center nav:py-26";
  return (
    <section aria-labelledby={labelledBy} className="on-cover relative overflow-hidden bg-cover text-cover-ink">
      <Guilloche height={420} width={1280} />
      <div className={cn(inner, className)}>{children}</div>
    </section>
  );
}

export function CoverLead({ children, className }: { children: ReactNode; className?: string }) {
  return <p className={cn("lead mt-3.5 max-w-[42ch] text-cover-soft", className)}>{children}</p>;
}
