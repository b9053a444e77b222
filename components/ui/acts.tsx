import type { ComponentProps } from "react";
import { cn } from "@/components/ui/variants";

/** The main buttons of a page: they share the full width on phones and keep their own width on wider screens. */
export function Acts({ className, ...rest }: ComponentProps<"div">) {
  const look = "mt-7 flex flex-wrap gap-3 [&>*]:flex-auto min-[560px]:[&>*]:flex-none";
  return <div {...rest} className={cn(look, className)} />;
}
