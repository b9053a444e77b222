"use client";

import { SettingsSection } from "@/components/settings/settings-section";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { ErrorState } from "@/components/ui/empty-state";
import { momentInWords } from "@/components/visits/visit-words";
import { oauthApi } from "@/lib/oauth/api";
import type { ApplicationActivityWire } from "@/lib/schemas/oauth-activity";

type Read = ApplicationActivityWire["reads"][number];
type Notice = ApplicationActivityWire["notices"][number];

const list = new Intl.ListFormat("en", { type: "conjunction" });
const inWords = (fields: readonly string[]) =>
  fields.length > 0 ? list.format(fields.map((field) => field.replaceAll("_", " "))) : "nothing of your values";

const PURPOSES: Record<string, string> = {
  userinfo: "Read",
  menu: "A menu was checked for it, by",
  recipe: "A recipe was checked for it, by",
  search: "Recipes were looked for, by",
  groceries: "Put a recipe on your list",
};

/** The access diary, and what applications were told when a permission ended. */
export function ApplicationActivity() {
  const { loaded, reload } = useLoaded<ApplicationActivityWire>(oauthApi.listActivity);
  return (
    <>
      <SettingsSection
        lead="Every read of your dietary ID by another application, with what it read. The last hundred of each stand alone, older ones are added up; all of it is forgotten after a year."
        title="What applications read"
      >
        {loaded === "loading" ? (
          <WaitingRows label="Loading what applications read" rows={1} />
        ) : loaded === "failed" ? (
          <ErrorState onRetry={reload} title="Failed to load what applications read">
            The diary is written all the same.
          </ErrorState>
        ) : loaded.reads.length === 0 ? (
          <p className="settings-empty">No application has read anything of yours in the last year.</p>
        ) : (
          <ul className="max-h-[30rem] overflow-y-auto border-line border-y">
            {loaded.reads.map((read) => (
              <ReadRow key={read.id} read={read} />
            ))}
          </ul>
        )}
      </SettingsSection>
      {typeof loaded === "object" && loaded.notices.length > 0 && (
        <SettingsSection
          lead="When a permission ends, the application is told to delete what it holds of you, again and again for four days until it answers."
          title="Ended permissions"
        >
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
  const { application, purpose, fields, reads, first_at: first, last_at: last } = read;
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p>
        <b>{application}</b>
        {purpose === null && ` read ${reads.toLocaleString("en")} times before`}
      </p>
      <p className="wrap-anywhere">
        {purpose !== null && `${PURPOSES[purpose] ?? "Read"}${purpose === "groceries" ? "" : ` ${inWords(fields)}`}`}
        {purpose === null && `Of your ${inWords(fields)}`}
      </p>
      <p className="small soft num">
        {purpose === null && (
          <>
            From <time dateTime={first}>{momentInWords(first)}</time> to{" "}
          </>
        )}
        <time dateTime={last}>{momentInWords(last)}</time>
        {purpose !== null && reads > 1 && `, ${reads.toLocaleString("en")} times in that minute`}
      </p>
    </li>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { application, event, scopes, at } = notice;
  const taken = scopes.filter(({ description }) => description !== "").map(({ description }) => description);
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <p>
        <b>{application}</b>
        {event === "consent-narrowed" ? " may read less" : " may read nothing more"}
      </p>
      {taken.length > 0 && <p className="wrap-anywhere">{taken.join("; ")}</p>}
      <p className="small soft num">
        Since <time dateTime={at}>{momentInWords(at)}</time>. <Progress notice={notice} />
      </p>
    </li>
  );
}

function Progress({ notice: { application, state, told_at: told, confirmed_at: confirmed } }: { notice: Notice }) {
  if (confirmed) {
    return (
      <>
        It says that it deleted your data <time dateTime={confirmed}>{momentInWords(confirmed)}</time>.
      </>
    );
  }
  if (told) {
    return (
      <>
        It was told to delete your data <time dateTime={told}>{momentInWords(told)}</time>, and has not confirmed it
        yet.
      </>
    );
  }
  if (state === "waiting") return "It is being told to delete your data.";
  if (state === "given_up") return `It could not be reached in four days: ask ${application} to delete what it holds.`;
  return `It gives no address for notices: ask ${application} to delete what it holds.`;
}
