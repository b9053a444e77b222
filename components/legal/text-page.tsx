import type { ReactNode } from "react";

export type TextSection = { id: string; title: string; body: ReactNode };

/** Titled sections of running text; one level below the title of what they stand in. */
export function TextSections({
  sections,
  headingLevel = 2,
}: {
  sections: readonly TextSection[];
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="prose">
      {sections.map(({ id, title, body }) => (
        <section aria-labelledby={headingLevel === 2 ? id : undefined} key={id}>
          <Heading id={headingLevel === 2 ? id : undefined}>{title}</Heading>
          {body}
        </section>
      ))}
    </div>
  );
}

type TextPageProps = {
  title: string;
  lead: ReactNode;
  /** Small print below the lead, for example when the text was last updated. */
  note?: ReactNode;
  sections: readonly TextSection[];
  /** Stands after the sections. */
  children?: ReactNode;
};

/** A page of running text with its contents at the side. */
export function TextPage({ title, lead, note, sections, children }: TextPageProps) {
  return (
    <div className="wrap reading">
      <header className="reading-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {note && <p className="small soft">{note}</p>}
      </header>
      <div className="reading-grid">
        <nav aria-label="On this page" className="reading-contents">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <TextSections sections={sections} />
          {children}
        </div>
      </div>
    </div>
  );
}
