import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/components/ui/variants";

const LINE =
  "flex items-baseline gap-2 py-2.25 text-step-1 after:order-1 after:min-w-4 after:flex-1 after:-translate-y-1 after:border-b-2 after:border-dotted after:border-control after:opacity-70";

type IndexLineProps = { name: ReactNode; children: ReactNode; className?: string };

/** A line of an index, inside a `<dl>`: a name, a dotted leader, and a value. */
export function IndexLine({ name, children, className }: IndexLineProps) {
  return (
    <div className={cn(LINE, className)}>
      <dt>{name}</dt>
      <dd className="order-2 text-end font-[560] wrap-normal tabular-nums">{children}</dd>
    </div>
  );
}

/** A placeholder with the height of the line that will replace it. */
export function WaitingLine() {
  return (
    <div className={cn(LINE, "h-[calc(1.5em+18px)] items-center")}>
      <Skeleton height="1em" width="38%" />
    </div>
  );
}
