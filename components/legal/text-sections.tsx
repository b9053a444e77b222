import type { ReactNode } from "react";
import styles from "@/components/legal/prose.module.css";
import { cn } from "@/components/ui/variants";

export type TextSection = { id: string; title: string; body: ReactNode };

/** Titled sections of text, one heading level below the surrounding title. */
export function TextSections({
  sections,
  headingLevel = 2,
}: {
  sections: readonly TextSection[];
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cn("wrap-break-word max-w-[66ch] leading-[1.62]", styles.prose)}>
      {sections.map(({ id, title, body }) => (
        <section aria-labelledby={headingLevel === 2 ? id : undefined} key={id}>
          <Heading id={headingLevel === 2 ? id : undefined}>{title}</Heading>
          {body}
        </section>
      ))}
    </div>
  );
}
