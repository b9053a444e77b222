import { tv } from "@/components/ui/variants";

/** For the link around a `Wordmark`, which is a plain one where the page must be left for good. */
export const wordmarkLink = tv({
  base: "inline-flex min-h-11 items-center gap-2.5 font-serif text-[1.5rem]/none font-semibold tracking-[-0.02em] text-inherit no-underline",
});
