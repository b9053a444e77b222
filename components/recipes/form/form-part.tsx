import type { ReactNode } from "react";
import { RuledHeading } from "@/components/ui/ruled-heading";

const PART = "grid min-w-0 grid-cols-1 gap-3";

/** A group of fields with its title. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={PART}>
    <legend className="mb-3 w-full border-ink border-b-[1.5px] pb-2.5 font-[560] font-serif text-step-2 leading-[1.1] tracking-[-0.014em]">
      {title}
    </legend>
    {children}
  </fieldset>
);

/** A section of the form that is not a group of fields. */
export const FormSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={PART}>
    <RuledHeading id={id}>{title}</RuledHeading>
    {children}
  </section>
);
