import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** A read-only table. For sorting, selection and paging see data-table.tsx. */
export const PlainTable = ({ className, children }: { className?: string; children: ReactNode }) => (
  <table
    className={cn(
      "w-full border-collapse text-(length:--t-1) tabular-nums leading-[1.45]",
      "[&_th]:px-3 [&_th]:py-2.5 [&_th]:text-start",
      "[&_thead_th]:border-control [&_thead_th]:border-b-[1.5px] [&_thead_th]:align-bottom [&_thead_th]:font-semibold [&_thead_th]:text-ink-soft",
      "[&_td]:border-line [&_td]:border-b [&_td]:px-3 [&_td]:py-2.25 [&_td]:align-top",
      className,
    )}
  >
    {children}
  </table>
);
