import type { ReactNode } from "react";

/** Everything on a card below its picture. */
export const CardBody = ({ children }: { children: ReactNode }) => (
  <div className="wrap-anywhere grid content-start gap-2.5 px-5 pt-4.5 pb-5">{children}</div>
);

export const CardTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="text-step-2 leading-[1.15]">{children}</h2>
);

/** The first ingredients, below a rule. */
export const CardIngredients = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="border-line border-t pt-2.5 leading-[1.6]">
    {children}
  </ul>
);
