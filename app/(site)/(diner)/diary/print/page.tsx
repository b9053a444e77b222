import { notFound } from "next/navigation";
import { Messages } from "@/components/i18n/messages";
import { getText, titled, useLocale, useText } from "@/components/i18n/use-text-on-server";
import { ButtonLink } from "@/components/ui/button";
import { PlainTable } from "@/components/ui/plain-table";
import { MAX_DIARY_PRINTED } from "@/lib/diary/limits";
import { dateLocale } from "@/lib/i18n/date-locale";
import { LINKS } from "@/lib/links";
import { type DiaryEntryWire, type DiaryRange, exportDiaryQuery } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";
import { getViewer } from "@/server/auth/viewer";
import { readDays } from "@/server/diary/list-entries";
import { SOURCE_WORDS } from "../_components/entry-words";
import { PrintButton } from "../_components/print-button";

export const generateMetadata = titled(diaryText, "diary", { robots: { index: false } });

type PrintPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** A diary on paper, in the order in which it happened. */
export default async function PrintedDiary({ searchParams }: PrintPageProps) {
  const viewer = await getViewer();
  const { from, to } = await searchParams;
  const range = exportDiaryQuery.safeParse({ from: from || undefined, to: to || undefined });
  // No paper is made of other days than those that were asked for.
  if (!viewer || !range.success) notFound();
  const t = await getText(diaryText);
  const { first_name: firstName, last_name: lastName, email } = viewer.user;
  const entries = await readDays({ userId: viewer.user.id }, range.data, MAX_DIARY_PRINTED + 1);
  const name = [firstName, lastName].filter(Boolean).join(" ") || email;
  return (
    <Messages of={["diary"]}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-8">
        <div className="flex flex-wrap gap-3 print:hidden">
          <PrintButton />
          <ButtonLink href={LINKS.diary}>{t("back")}</ButtonLink>
        </div>
        <h1 className="m-0">{t("diaryOf", { name })}</h1>
        <p className="m-0">
          <Days range={range.data} />
        </p>
        <p className="m-0 text-ink-soft text-small">{t("ownWordsNote")}</p>
        {entries.length > MAX_DIARY_PRINTED && <p className="m-0">{t("tooMany", { count: MAX_DIARY_PRINTED })}</p>}
        {entries.length === 0 ? (
          <p className="m-0">{t("nothingThen")}</p>
        ) : (
          <Entries entries={entries.slice(0, MAX_DIARY_PRINTED)} />
        )}
      </div>
    </Messages>
  );
}

function useDayWriter(): (day: string) => string {
  const format = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: "medium", timeZone: "UTC" });
  return (day) => format.format(new Date(day));
}

function Days({ range: { from, to } }: { range: DiaryRange }) {
  const t = useText(diaryText);
  const write = useDayWriter();
  if (from && to) return t("daysFromTo", { from: write(from), to: write(to) });
  if (from) return t("daysFrom", { from: write(from) });
  return to ? t("daysTo", { to: write(to) }) : t("allDays");
}

function Entries({ entries }: { entries: readonly DiaryEntryWire[] }) {
  const t = useText(diaryText);
  const write = useDayWriter();
  return (
    <PlainTable>
      <thead>
        <tr>
          {(["when", "what", "strength"] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, day, time, kind, what, strength, note, source }) => (
          <tr key={id}>
            <td className="num">
              {write(day)}, {time}
            </td>
            <td className="wrap-anywhere">
              {t(kind === "eaten" ? "kindEaten" : "kindSymptom", { what })}
              {source !== "own" && ` (${t(SOURCE_WORDS[source])})`}
              {note && <p className="m-0 whitespace-pre-line">{note}</p>}
            </td>
            <td>{strength && t(strength)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
