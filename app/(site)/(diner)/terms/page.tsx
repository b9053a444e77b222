import { useText } from "#use-text";
import { dateLocale } from "@/lib/i18n/date-locale";
import { TERMS_VERSION } from "@/lib/legal/terms";
import { shell } from "@/messages/en/shell";
import { ReadingPage, readingMetadata } from "../_components/reading/reading-page";

export const generateMetadata = readingMetadata("terms");

export default function TermsPage() {
  const t = useText(shell);
  const day = new Intl.DateTimeFormat(dateLocale(t.locale), { dateStyle: "long", timeZone: "UTC" });
  return (
    <ReadingPage
      name="terms"
      note={t.rich("lastUpdated", {
        day: <time dateTime={TERMS_VERSION}>{day.format(new Date(TERMS_VERSION))}</time>,
      })}
    />
  );
}
