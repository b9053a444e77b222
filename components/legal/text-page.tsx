import type { ReactNode } from "react";
import { useText } from "#use-text";
import { type TextSection, TextSections } from "@/components/legal/text-sections";
import { shell } from "@/messages/en/shell";

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
        <nav aria-label={useText(shell)("onThisPage")} className="reading-contents">
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
