import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

type FactProps = { label: string; children: ReactNode; className?: string; valueClassName?: string | undefined };

/** A name and its value as one line of a `<dl>`, with a rule below. */
export function Fact({ label, children, className, valueClassName }: FactProps) {
  const line =
    "grid grid-cols-[minmax(min-content,116px)_minmax(0,1fr)] items-baseline gap-3 border-b border-line py-[11px]";
  return (
    <div className={cn(line, className)}>
      <dt className="text-ink-soft wrap-break-word">{label}</dt>
      <dd className={cn("font-[570] tabular-nums wrap-anywhere", valueClassName)}>{children}</dd>
    </div>
  );
}
