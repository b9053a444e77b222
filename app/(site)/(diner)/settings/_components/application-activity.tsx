"use client";

import { useText } from "#use-text";
import { ErrorState } from "@/components/ui/empty-state";
import { useLoaded } from "@/components/ui/use-loaded";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { WaitingRows } from "@/components/ui/waiting-rows";
import type { Say } from "@/lib/i18n/area";
import { oauthApi } from "@/lib/oauth/api";
import type { ApplicationActivityWire } from "@/lib/schemas/oauth-activity";
import { settingsApplications } from "@/messages/en/settings-applications";
import { SettingsSection } from "./settings-section";

type Read = ApplicationActivityWire["reads"][number];
type Notice = ApplicationActivityWire["notices"][number];

const inWords = (t: Say<typeof settingsApplications>, fields: readonly string[]) =>
  fields.length > 0
    ? new Intl.ListFormat(t.locale, { type: "conjunction" }).format(fields.map((field) => field.replaceAll("_", " ")))
    : t("nothingOfYourValues");

const PURPOSES: Record<string, string> = {
  userinfo: "Read",
  menu: "A menu was checked for it, by",
  recipe: "A recipe was checked for it, by",
  search: "Recipes were looked for, by",
  groceries: "Put a recipe on your list",
};

/** The log of what applications read, and what they were told when their permission ended. */
export function ApplicationActivity() {
  const t = useText(settingsApplications);
  const { loaded, reload } = useLoaded<ApplicationActivityWire>(oauthApi.listActivity);
  return (
    <>
      <SettingsSection lead={t("diaryExplained")} title={t("whatApplicationsRead")}>
        {loaded === "loading" ? (
          <WaitingRows label={t("loadingWhatApplicationsRead")} rows={1} />
        ) : loaded === "failed" ? (
          <ErrorState onRetry={reload} title={t("notLoaded")}>
            {t("diaryGoesOn")}
          </ErrorState>
        ) : loaded.reads.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">{t("diaryEmpty")}</p>
        ) : (
          <ul className="max-h-[30rem] overflow-y-auto border-line border-y">
            {loaded.reads.map((read) => (
              <ReadRow key={read.id} read={read} />
            ))}
          </ul>
        )}
      </SettingsSection>
      {typeof loaded === "object" && loaded.notices.length > 0 && (
        <SettingsSection lead={t("deletionExplained")} title={t("endedPermissions")}>
          <ul className="border-line border-y">
            {loaded.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        </SettingsSection>
      )}
    </>
  );
}

function ReadRow({ read }: { read: Read }) {
  const t = useText(settingsApplications);
  const momentInWords = useMomentInWords();
  const { application, purpose, fields, reads, first_at: first, last_at: last } = read;
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p>
        <b>{application}</b>
        {purpose === null && t("readTolocalestringTimesBefore", { toLocaleString: reads.toLocaleString(t.locale) })}
      </p>
      <p className="wrap-anywhere">
        {purpose !== null &&
          `${t.known(PURPOSES[purpose] ?? t("read"))}${purpose === "groceries" ? "" : ` ${inWords(t, fields)}`}`}
        {purpose === null && t("ofYourFields", { fields: inWords(t, fields) })}
      </p>
      <p className="small soft num">
        {purpose === null && (
          <>
            {t.rich("fromFirstTo", {
              first: momentInWords(first),
              time: (inside) => <time dateTime={first}>{inside}</time>,
            })}{" "}
          </>
        )}
        <time dateTime={last}>{momentInWords(last)}</time>
        {purpose !== null && reads > 1 && t("timesInMinute", { toLocaleString: reads.toLocaleString(t.locale) })}
      </p>
    </li>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const t = useText(settingsApplications);
  const momentInWords = useMomentInWords();
  const { application, event, scopes, at } = notice;
  const taken = scopes.filter(({ description }) => description !== "").map(({ description }) => description);
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p>
        <b>{application}</b>
        {event === "consent-narrowed" ? t("mayReadLess") : t("mayReadNothingMore")}
      </p>
      {taken.length > 0 && <p className="wrap-anywhere">{taken.join("; ")}</p>}
      <p className="small soft num">
        {t.rich("sinceAt", { at: momentInWords(at), time: (inside) => <time dateTime={at}>{inside}</time> })}{" "}
        <Progress notice={notice} />
      </p>
    </li>
  );
}

function Progress({ notice: { application, state, told_at: told, confirmed_at: confirmed } }: { notice: Notice }) {
  const t = useText(settingsApplications);
  const momentInWords = useMomentInWords();
  if (confirmed) {
    return (
      <>
        {t.rich("deletionConfirmed", {
          confirmed: momentInWords(confirmed),
          time: (inside) => <time dateTime={confirmed}>{inside}</time>,
        })}
      </>
    );
  }
  if (told) {
    return (
      <>
        {t.rich("deletionTold", { told: momentInWords(told), time: (inside) => <time dateTime={told}>{inside}</time> })}
      </>
    );
  }
  if (state === "waiting") return t("deletionUnderway");
  if (state === "given_up") return t("deletionUnreachable", { application });
  return t("deletionNoAddress", { application });
}
