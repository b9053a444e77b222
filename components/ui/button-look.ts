import { tv } from "@/components/ui/variants";

/**
 * The look of a button for elements that cannot be a `Button`: a label around a file input, pages with minimal script.
 */
export const buttonLook = tv({
  // On phones with large text, a long label wraps to a second line instead of overflowing the screen.
  base: "inline-grid min-h-12 place-items-center rounded-control border-[1.5px] border-transparent px-5 py-2.5 text-center leading-[1.2] font-[620] whitespace-nowrap no-underline disabled:cursor-not-allowed disabled:border-transparent disabled:bg-unknown-tint disabled:text-ink-soft disabled:no-underline aria-busy:cursor-progress not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-transparent not-aria-busy:aria-disabled:bg-unknown-tint not-aria-busy:aria-disabled:text-ink-soft not-aria-busy:aria-disabled:no-underline max-[479px]:max-w-full max-[479px]:shrink-0 max-[479px]:whitespace-normal forced-colors:border-[ButtonText]",
  variants: {
    size: { md: "", sm: "min-h-11 px-3.5 py-2 text-small/[1.2]" },
    variant: {
      primary: "bg-herb text-on-herb hover:bg-herb-press",
      alarm: "bg-alarm text-on-alarm hover:bg-alarm-press",
      quiet: "border-control text-ink hover:border-ink hover:bg-sunk",
      ink: "border-2 border-ink bg-raised text-ink hover:bg-ink hover:text-paper",
      danger: "border-tomato text-tomato-ink hover:bg-tomato hover:text-on-tomato",
      foil: "bg-foil text-on-foil hover:bg-foil-press",
      cover: "border-foil text-cover-ink hover:bg-cover-rule",
      text: "px-2 text-herb underline decoration-current decoration-[1.5px] underline-offset-4 hover:text-herb-press",
    },
    wide: { true: "w-full" },
  },
  defaultVariants: { variant: "quiet", size: "md" },
});

/** Icon and label. A busy button keeps them in the layout under its spinner, so that its size does not change. */
export const buttonLabel = tv({
  base: "col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5",
  variants: { size: { md: "", sm: "gap-2" }, hidden: { true: "invisible" } },
});
