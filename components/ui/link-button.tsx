import type { ComponentProps } from "react";
import { cn } from "@/components/ui/variants";

/** A button inside running text, in the look of a link. */
export function LinkButton({ className, ...rest }: ComponentProps<"button">) {
  const look = "font-[560] underline decoration-control underline-offset-[3px] hover:decoration-current";
  return <button {...rest} className={cn(look, className)} type="button" />;
}
