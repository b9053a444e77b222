import { tv } from "@/components/ui/variants";

/** The style of the link around a `Wordmark`. It is separate because some pages need a plain `<a>`, which reloads. */
export const wordmarkLink = tv({
  base: "inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.5rem]/none font-semibold tracking-[-0.02em] text-inherit no-underline",
});
