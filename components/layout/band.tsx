import type { ComponentProps } from "react";
import { cn, tv } from "@/components/ui/variants";

const band = tv({
  base: "py-16 nav:py-24",
  variants: { sunk: { true: "border-y border-line bg-sunk" } },
});

/** A full-width part of a landing page; `sunk` sets it off from its neighbours. */
export function Band({ sunk, className, ...rest }: ComponentProps<"section"> & { sunk?: boolean }) {
  return <section {...rest} className={band({ sunk, className })} />;
}

/** Its heading and the sentence below. */
export function BandHead({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("grid gap-3.5 [&>.lead]:max-w-[54ch]", className)} />;
}

const split = tv({
  base: "wrap grid grid-cols-1 gap-10 wide:items-start wide:gap-24",
  variants: {
    aside: {
      card: "wide:grid-cols-[minmax(0,1fr)_372px]",
      index: "wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
    },
  },
});

/** Two columns: text, and a card or a list beside it. */
export function BandSplit({ aside = "card", ...rest }: ComponentProps<"div"> & { aside?: "card" | "index" }) {
  return <div {...rest} className={split({ aside })} />;
}
