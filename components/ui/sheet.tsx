import type { ComponentProps } from "react";
import { tv } from "@/components/ui/variants";

/** Raised paper with an edge, for elements that cannot be a `Sheet`. */
export const sheet = tv({ base: "rounded-card border border-line bg-raised shadow-card" });

export function Sheet({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={sheet({ className })} />;
}
