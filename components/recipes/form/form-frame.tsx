import type { ReactNode } from "react";

/** The page around a recipe form. */
export const FormFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap max-w-[calc(860px+2*var(--gutter))] pt-7 pb-24 tablet:pt-12">
    <h1 className="mb-7">{title}</h1>
    {children}
  </div>
);
