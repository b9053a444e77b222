import { Check, Hammer } from "lucide-react";
import { isReleased, type Part } from "@/components/business/released";
import { cn } from "@/components/ui/variants";

const LOOK = "inline-flex items-center gap-2 whitespace-nowrap font-semibold text-ink-soft text-small";

/** Says whether a part of the product is available today. */
export function Availability({ of, className }: { of: Part; className?: string }) {
  return isReleased(of) ? (
    <span className={cn(LOOK, "text-herb", className)}>
      <Check size={18} />
      Available
    </span>
  ) : (
    <span className={cn(LOOK, className)}>
      <Hammer size={18} />
      Being built
    </span>
  );
}
