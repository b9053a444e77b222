import Link from "next/link";
import { sectionHref } from "@/lib/portal/sections";

export const MENU_VIEWS = ["insight", "kitchen", "matrix", "labels"] as const;
export type MenuView = (typeof MENU_VIEWS)[number];

const NAMES: Readonly<Record<MenuView, string>> = {
  insight: "Menu",
  kitchen: "The kitchen's word",
  matrix: "Allergen matrix",
  labels: "Labels",
};

/** The screens of a venue's menu. */
export function MenuViews({ view, venueId }: { view: MenuView; venueId: string }) {
  return (
    <nav aria-label="Menu" className="mt-5 flex flex-wrap gap-x-6 border-line border-b print:hidden">
      {MENU_VIEWS.map((each) => (
        <Link
          aria-current={each === view ? "page" : undefined}
          className="-mb-px grid min-h-11 place-items-center border-transparent border-b-[3px] font-semibold text-ink-soft no-underline hover:text-ink aria-[current=page]:border-herb aria-[current=page]:text-ink"
          href={sectionHref("menu", { venue: venueId, ...(each === "insight" ? {} : { view: each }) })}
          key={each}
        >
          {NAMES[each]}
        </Link>
      ))}
    </nav>
  );
}
