import type { ComponentProps } from "react";
import { cn } from "@/components/ui/variants";

/** The buttons that a page leads on with: they share the width of a phone, and keep their own on wider screens. */
export function Acts({ className, ...rest }: ComponentProps<"div">) {
  const look = "mt-7 flex flex-wrap gap-3 [&>*]:flex-auto min-[560px]:[&>*]:flex-none";
  return <div {...rest} className={cn(look, className)} />;
}
