import { tv } from "@/components/ui/variants";

/**
 * The style of the card, which looks like a passport's data page. It depends on the card's own width: portrait below
 * 560 px, landscape above, larger type from 760.
 */
export const cardLook = tv({
  slots: {
    box: "@container w-full",
    page: "relative isolate grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] has-[[data-specimen]]:grid-rows-[auto_auto_auto_1fr_auto] overflow-hidden rounded-card bg-page text-ink shadow-card after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-card-edge @id-wide:min-h-[calc(100cqw*88/125)]",
    head: "on-cover flex min-h-11 flex-wrap items-center justify-between gap-x-3 bg-cover px-4.5 py-2 text-small/normal font-[560] text-foil @id-wide:px-6 @id-large:min-h-[54px] @id-large:px-8 @id-large:text-body print:[print-color-adjust:exact]",
    brand:
      "flex items-center gap-2 font-serif text-[1.125rem]/none font-semibold tracking-[-0.01em] @id-large:text-[1.375rem]/none",
    specimen:
      "border-b-[1.5px] border-dashed border-control bg-card-window px-4.5 py-2 text-center font-semibold text-body @id-wide:px-6 @id-large:px-8",
    body: "grid grid-cols-[92px_minmax(0,1fr)] gap-x-4 gap-y-3.5 px-4.5 pt-4 pb-3 @id-wide:grid-cols-[136px_minmax(0,1fr)] @id-wide:grid-rows-[auto_1fr] @id-wide:gap-x-6 @id-wide:gap-y-2 @id-wide:px-6 @id-wide:pt-4.5 @id-large:grid-cols-[188px_minmax(0,1fr)] @id-large:gap-x-9 @id-large:gap-y-3 @id-large:px-8 @id-large:pt-6 @id-large:pb-4.5",
    portrait:
      "grid aspect-[4/5] place-items-center self-start rounded-[6px] border border-card-frame bg-card-window @id-wide:row-[1/3] @id-wide:w-[136px] @id-large:w-[188px]",
    who: "min-w-0 self-center @id-wide:grid @id-wide:grid-cols-[minmax(0,1fr)_auto] @id-wide:items-baseline @id-wide:gap-x-4",
    key: "text-small/[1.3] text-ink-soft @id-wide:col-[1/-1]",
    name: "font-serif text-[1.75rem]/[1.1] font-[560] tracking-[-0.02em] wrap-anywhere @id-wide:text-[2.125rem]/[1.1] @id-large:text-[2.75rem]/[1.1]",
    number: "mt-1.5 font-mono text-[1rem] tracking-[0.08em] whitespace-nowrap @id-wide:mt-0 @id-large:text-[1.125rem]",
    rows: "col-[1/-1] grid content-start @id-wide:col-[2] @id-large:text-[1.125rem]",
    // With text at double size, a row's name moves above its values.
    row: "flex flex-wrap items-baseline gap-x-2.5 border-t border-card-rule py-1.75 @id-wide:py-1.25 @min-[660px]:py-1.5 @id-large:py-2.5",
    rowKey:
      "flex-[0_0_4.875rem] text-small/[1.3] text-ink-soft @id-wide:flex-[0_0_4.125rem] @min-[660px]:flex-[0_0_5.75rem] @id-large:flex-[0_0_6.5rem] @id-large:text-[1rem]/[1.3]",
    qr: "col-[1/-1] grid grid-cols-[112px_minmax(0,1fr)] items-center gap-4 text-small/[1.4] text-ink-soft @id-wide:col-[1] @id-wide:mt-1.5 @id-wide:w-28 @id-wide:grid-cols-[1fr] @id-wide:self-end @id-wide:justify-self-center @id-large:w-32 [&_svg]:h-auto [&_svg]:w-full [&_svg]:rounded-label [&_svg]:bg-[#fff]",
    strip:
      "border-t border-card-edge bg-card-window px-4.5 pt-2.25 pb-[11px] font-mono text-[0.875rem]/[1.45] font-medium tracking-[0.01em] whitespace-nowrap @id-wide:px-6 @id-wide:tracking-[0.24em] @id-large:px-8 @id-large:pt-[13px] @id-large:pb-[15px] @id-large:text-[1rem]/[1.45] @id-large:tracking-[0.3em]",
    water: "absolute end-[-12%] bottom-[-10%] z-[-1] h-auto w-[70%] stroke-[0.65] opacity-14",
  },
  variants: {
    guest: { true: { portrait: "border-dashed border-control" } },
    shared: {
      true: {
        body: "@id-wide:grid-rows-[auto_1fr_auto]",
        portrait: "@id-large:aspect-square",
        rows: "@id-wide:row-[2/4]",
      },
    },
  },
});

/** The band of allergies; `blank` if none is recorded or shown. */
export const bandLook = tv({
  slots: {
    base: "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-0.5 bg-alarm px-4.5 py-3.5 text-on-alarm @id-wide:gap-x-4 @id-wide:gap-y-0 @id-wide:px-6 @id-wide:pt-[13px] @id-large:gap-x-5 @id-large:gap-y-0.5 @id-large:px-8 @id-large:pt-[17px] @id-large:pb-4.5 print:[print-color-adjust:exact] forced-colors:border-y-3 forced-colors:border-solid forced-colors:border-[CanvasText]",
    alarm: "row-span-2 size-[34px] @id-wide:size-11 @id-large:size-15",
    title: "text-small/[1.2] font-semibold @id-large:text-[1rem]/[1.2]",
    list: "flex flex-wrap gap-x-[0.7em] text-[max(0.875rem,min(1.5rem,(100cqi-3.25rem-34px)/(0.62*var(--longest)+1)))]/[1.2] font-[720] tracking-[-0.015em] @id-wide:text-[2rem]/[1.2] @id-large:gap-x-[0.55em] @id-large:text-[2.875rem]/[1.2]",
    // A long text wraps before the severity, not within the name of the food.
    allergy: "flex min-w-0 flex-wrap items-center gap-[0.22em] wrap-anywhere",
    cross: "mt-[0.23em] size-[0.74em] flex-none stroke-[3.25]",
  },
  variants: {
    blank: {
      true: {
        base: "border-b-[1.5px] border-dashed border-control bg-transparent text-ink",
        title: "text-[1.0625rem]/[1.2] font-[520] @id-large:text-[1.0625rem]/[1.2]",
      },
    },
    // Beside a long list, the sign is aligned with the first line.
    long: { true: { alarm: "self-start" } },
  },
});
