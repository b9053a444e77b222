import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** A list of cards. Cards in the same row have the same height. */
export const RecipeGrid = ({ className, children }: { className?: string; children: ReactNode }) => (
  <ul className={cn("grid grid-cols-1 gap-4 *:grid tablet:grid-cols-2 tablet:gap-6 wide:grid-cols-3", className)}>
    {children}
  </ul>
);

/** The `sizes` attribute of a picture as wide as a column of the grid. */
export const CARD_SIZES = "(min-width: 1240px) 384px, (min-width: 1000px) 33vw, (min-width: 700px) 50vw, 100vw";

/** The same where the card is a line on a phone. */
export const LINE_SIZES = "(min-width: 1240px) 384px, (min-width: 1000px) 33vw, (min-width: 700px) 50vw, 104px";
