import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";
import styles from "./slip.module.css";

/** The sheet that the list is written on. */
export const Slip = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("mt-4.5", styles.torn)}>
    <div
      className={cn(
        "rounded-t-card bg-raised px-4 pt-0.5 pb-8.5 tablet:px-9 tablet:pt-2 tablet:pb-10 print:p-0",
        styles.teeth,
        className,
      )}
    >
      {children}
    </div>
  </div>
);
