"use client";

import { useSyncExternalStore } from "react";
import { useLocale, useText } from "#use-text";
import { dateLocale } from "@/lib/i18n/date-locale";
import { shell } from "@/messages/en/shell";

const inUtc = { timeZone: "UTC" } as const;
const never = () => () => undefined;

/** False during server rendering and hydration: the reader's time zone is not known there. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Formats times in the reader's time zone after hydration; before that in UTC, labelled as such. */
export function useMomentWriter(): (iso: string, options: Intl.DateTimeFormatOptions) => string {
  const isInBrowser = useIsInBrowser();
  const locale = useLocale();
  return (iso, options) => {
    const written = isInBrowser
      ? new Intl.DateTimeFormat(dateLocale(locale, navigator.languages), options)
      : new Intl.DateTimeFormat(dateLocale(locale), { ...options, ...inUtc });
    return written.format(new Date(iso));
  };
}

/**
 * Shows a day and time. Needed for server-rendered text only: elsewhere the time zone is known from the first render.
 */
export function Moment({ iso }: { iso: string }) {
  const t = useText(shell);
  const isInBrowser = useIsInBrowser();
  const write = useMomentWriter();
  const words = write(iso, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={iso}>{isInBrowser ? words : t("wordsUtc", { words })}</time>;
}
