import type { ComponentProps } from "react";
import { cn } from "@/components/ui/variants";

/** Opens a part of a page with a rule instead of a box around it. */
export const RuledHeading = ({ className, ...rest }: ComponentProps<"h2">) => (
  <h2 {...rest} className={cn("border-ink border-b-[1.5px] pb-2.5 text-step-2", className)} />
);
