import type { ReactNode } from "react";

/** The frame of a page that lists recipes. */
export const RecipesFrame = ({ children }: { children: ReactNode }) => (
  <div className="wrap pt-4 pb-18 tablet:pt-10 tablet:pb-24">{children}</div>
);
