"use client";

import { useSyncExternalStore } from "react";
import { useLocale, useText } from "#use-text";
import { shell } from "@/messages/en/shell";

const inUtc = { timeZone: "UTC" } as const;
const never = () => () => undefined;

/** False while the server writes the page and while React takes it over: neither knows the reader's time zone. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Writes moments in the reader's own time zone as soon as that is known, and until then in UTC, and says so. */
export function useMomentWriter(): (iso: string, options: Intl.DateTimeFormatOptions) => string {
  const isInBrowser = useIsInBrowser();
  const locale = useLocale();
  return (iso, options) => {
    const written = new Intl.DateTimeFormat(locale, isInBrowser ? options : { ...options, ...inUtc });
    return written.format(new Date(iso));
  };
}

/** Day and time. For what the server renders; elsewhere there is no first moment without a time zone. */
export function Moment({ iso }: { iso: string }) {
  const t = useText(shell);
  const isInBrowser = useIsInBrowser();
  const write = useMomentWriter();
  const words = write(iso, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={iso}>{isInBrowser ? words : t("wordsUtc", { words })}</time>;
}
