import type { Metadata } from "next";
import type { ReactNode } from "react";
import { useLocale } from "#use-text";
import { requestLocale } from "@/components/i18n/request-locale";
import { wholeLocale } from "@/lib/i18n/locales";
import { READING_PAGES, type ReadingPageName, type ReadingPageText } from "./reading-pages";
import { TextPage } from "./text-page";

/** Renders one of the text pages in the reader's language. */
export function ReadingPage({ name, note }: { name: ReadingPageName; note?: ReactNode }) {
  const { title, lead, binding, sections }: ReadingPageText = READING_PAGES[name][wholeLocale(useLocale())];
  const small = (binding || note) && (
    <>
      {binding && <strong>{binding}</strong>}
      {binding && note && " "}
      {note}
    </>
  );
  return <TextPage lead={lead} note={small} sections={sections} title={title} />;
}

export const readingMetadata = (name: ReadingPageName) => async (): Promise<Metadata> => {
  const { title, lead } = READING_PAGES[name][wholeLocale(await requestLocale())];
  return { title: title.replaceAll("\u00ad", ""), description: lead };
};
