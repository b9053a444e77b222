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
  /** Rendered after the sections. */
  children?: ReactNode;
};

/** A text page with a table of contents at the side. */
export function TextPage({ title, lead, note, sections, children }: TextPageProps) {
  return (
    <div className="wrap pt-8 pb-18 wide:pt-16 wide:pb-30">
      <header className="grid max-w-190 gap-3">
        <h1>{title}</h1>
        <p className="lead max-w-[60ch]">{lead}</p>
        {note && <p className="small soft">{note}</p>}
      </header>
      <div className="mt-7 grid grid-cols-1 gap-7 wide:mt-11 wide:grid-cols-[240px_minmax(0,1fr)] wide:items-start wide:gap-18">
        <nav
          aria-label={useText(shell)("onThisPage")}
          className="border-line border-y py-2.5 wide:sticky wide:top-[calc(var(--head)+24px)] wide:border-t-[1.5px] wide:border-t-ink"
        >
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  className="flex min-h-11 items-center py-1.25 text-ink-soft leading-[1.3] no-underline hover:text-ink hover:underline wide:min-h-10"
                  href={`#${section.id}`}
                >
                  {section.title}
                </a>
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
