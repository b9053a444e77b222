import type { ReactNode } from "react";
import { cn } from "@/components/ui/variants";

/** Everything on a card below its picture. */
export const CardBody = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn("wrap-anywhere grid content-start gap-2.5 px-5 pt-4.5 pb-5", className)}>{children}</div>
);

export const CardTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="text-step-2 leading-[1.15]">{children}</h2>
);

type CardIngredientsProps = { label: string; className?: string; children: ReactNode };

/** The first ingredients, below a rule. */
export const CardIngredients = ({ label, className, children }: CardIngredientsProps) => (
  <ul aria-label={label} className={cn("border-line border-t pt-2.5 leading-[1.6]", className)}>
    {children}
  </ul>
);
