"use client";

import { Unplug } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "#use-text";
import { Grant, GrantList } from "@/components/sharing/grants";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { useLoaded } from "@/components/ui/use-loaded";
import { useMomentInWords } from "@/components/ui/use-moment-in-words";
import { useTask } from "@/components/ui/use-task";
import { WaitingRows } from "@/components/ui/waiting-rows";
import { ApiError } from "@/lib/api-call";
import { oauthApi } from "@/lib/oauth/api";
import type { ConnectedApplicationWire } from "@/lib/schemas/oauth";
import { settingsApplications } from "@/messages/en/settings-applications";
import { afterFocusReturn } from "./after-focus-return";
import { SettingsSection } from "./settings-section";

type Application = ConnectedApplicationWire;

/** The applications that may read something of the person, each with a button to end that. */
export function ConnectedApplications() {
  const t = useText(settingsApplications);
  const { loaded: applications, reload, change } = useLoaded<Application[]>(oauthApi.listConnected);
  const [toRevoke, setAsked] = useState<Application | null>(null);
  const { busy, run } = useTask();
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();

  const remove = ({ id }: Application) => change((now) => now.filter((each) => each.id !== id));

  /** The application is removed from the list only after the server has confirmed the revocation. */
  const revoke = (application: Application) =>
    run(
      "revoke",
      async () => {
        await oauthApi.changeAuthorization(application.id, { permission: false, active: false });
        remove(application);
        toast("success", t("accessEnded", { name: application.name }));
        closeQuestion();
      },
      (error) => {
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone) remove(application);
        else toast("error", t("accessNotEnded", { name: application.name }));
        closeQuestion();
      },
    );

  function closeQuestion() {
    setAsked(null);
    // The pressed button may be removed.
    afterFocusReturn(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  }

  return (
    <SettingsSection headingRef={heading} lead={t("applicationsExplained")} title={t("connectedApplications")}>
      {applications === "loading" ? (
        <WaitingRows label={t("loadingConnectedApplications")} rows={1} />
      ) : applications === "failed" ? (
        <ErrorState onRetry={reload} title={t("applicationsNotLoaded")}>
          {t("accessUnchanged")}
        </ErrorState>
      ) : applications.length === 0 ? (
        <p className="max-w-[60ch] text-ink-soft">{t("noApplications")}</p>
      ) : (
        <GrantList>
          {applications.map((application) => (
            <ApplicationRow application={application} key={application.id} onRevoke={() => setAsked(application)} />
          ))}
        </GrantList>
      )}
      <ConfirmDialog
        busy={busy}
        cancelLabel={t("keepIt")}
        confirmLabel={t("revoke")}
        description={t("revokingExplained", { name: toRevoke?.name ?? t("it") })}
        onConfirm={() => toRevoke && revoke(toRevoke)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={toRevoke !== null}
        title={t("revokeName", { name: toRevoke?.name ?? "" })}
      />
    </SettingsSection>
  );
}

function ApplicationRow({ application, onRevoke }: { application: Application; onRevoke: () => void }) {
  const t = useText(settingsApplications);
  const momentInWords = useMomentInWords();
  const { name, scopes, since, last_used_at: lastUsedAt, ends_at: endsAt } = application;
  const readable = scopes.filter(({ description }) => description !== "");
  return (
    <Grant
      acts={
        <Button aria-label={t("revokeName2", { name })} onClick={onRevoke} size="sm">
          <Unplug size={18} />
          {t("revoke")}
        </Button>
      }
      title={name}
    >
      {readable.length > 0 ? (
        <ul className="grid gap-0.5">
          {readable.map((scope) => (
            <li
              className="flex items-baseline gap-2 before:size-[5px] before:flex-none before:-translate-y-[3px] before:rounded-full before:bg-control before:content-['']"
              key={scope.name}
            >
              {scope.description}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("identityOnly")}</p>
      )}
      <p className="small soft num">
        {t.rich("sinceSinceValue", {
          since: momentInWords(since),
          time: (inside) => <time dateTime={since}>{inside}</time>,
          value: lastUsedAt
            ? t.rich("lastUsedLastUsedAt", {
                lastUsedAt: momentInWords(lastUsedAt),
                time: (inside) => <time dateTime={lastUsedAt}>{inside}</time>,
              })
            : t("neverUsed"),
        })}{" "}
        {endsAt
          ? t.rich("endsByItselfEndsat", {
              endsAt: momentInWords(endsAt),
              time: (inside) => <time dateTime={endsAt}>{inside}</time>,
            })
          : t("untilYouRevokeIt")}
      </p>
    </Grant>
  );
}
