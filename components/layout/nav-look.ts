import { tv } from "@/components/ui/variants";

/** A link in the site's header; the link to the current page is underlined. */
export const navLink = tv({
  base: "inline-flex min-h-11 items-center rounded-control px-3 font-[560] no-underline hover:bg-sunk aria-[current=page]:underline aria-[current=page]:decoration-herb aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8",
});

/** A row of a menu: an icon and a label. */
export const menuRow = tv({
  base: "flex min-h-[52px] w-full items-center gap-3.5 px-0.5 py-1.5 text-start font-[580] no-underline aria-[current=page]:text-herb [&>svg]:text-ink-soft",
});

/** The sticky header of the site, with a shadow once the page is scrolled (`data-scrolled`). */
export const siteHead = tv({
  base: "sticky top-0 z-20 border-b border-transparent bg-paper data-scrolled:border-line data-scrolled:shadow-card print:hidden",
});
