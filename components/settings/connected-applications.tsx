"use client";

import "@/styles/consent.css";
import "@/styles/sharing.css";
import { Unplug } from "lucide-react";
import { useRef, useState } from "react";
import { afterFocusReturn } from "@/components/settings/after-focus-return";
import { SettingsSection } from "@/components/settings/settings-section";
import { useLoaded } from "@/components/settings/use-loaded";
import { WaitingRows } from "@/components/settings/waiting-rows";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { momentInWords } from "@/components/visits/visit-words";
import { ApiError } from "@/lib/api-call";
import { oauthApi } from "@/lib/oauth/api";
import type { ConnectedApplicationWire } from "@/lib/schemas/oauth";

type Application = ConnectedApplicationWire;

/** Who else may read something of the person, and the way to end it. */
export function ConnectedApplications() {
  const { loaded: applications, reload, change } = useLoaded<Application[]>(oauthApi.listConnected);
  const [asked, setAsked] = useState<Application | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();

  const remove = ({ id }: Application) => change((now) => now.filter((each) => each.id !== id));

  /** It leaves the list when it can read nothing more, and not before. */
  async function revoke(application: Application) {
    setBusy(true);
    try {
      await oauthApi.changeAuthorization(application.id, { permission: false, active: false });
      remove(application);
      toast("success", `${application.name} can no longer read anything`);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (isGone) remove(application);
      else toast("error", `${application.name} could not be revoked and still reads your values. Please try again.`);
    }
    setBusy(false);
    setAsked(null);
    // The button that was pressed may be gone.
    afterFocusReturn(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  }

  return (
    <SettingsSection
      headingRef={heading}
      lead="What each may read, until you take it back. It reads your values as they are at that moment."
      title="Connected applications"
    >
      {applications === "loading" ? (
        <WaitingRows label="Loading connected applications" rows={1} />
      ) : applications === "failed" ? (
        <ErrorState onRetry={reload} title="Failed to load connected applications">
          Nothing has changed: what you allowed still holds, and what you revoked stays revoked.
        </ErrorState>
      ) : applications.length === 0 ? (
        <p className="settings-empty">
          No application reads anything of yours. One that wants to asks you first, on a page of ours.
        </p>
      ) : (
        <ul className="grant-list">
          {applications.map((application) => (
            <ApplicationRow application={application} key={application.id} onRevoke={() => setAsked(application)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        busy={busy}
        cancelLabel="Keep it"
        confirmLabel="Revoke"
        description={`${asked?.name ?? "It"} is cut off at once, wherever it is open. What it has read already stays with it. To connect it again you allow it again.`}
        onConfirm={() => asked && revoke(asked)}
        onOpenChange={(open) => !open && !busy && setAsked(null)}
        open={asked !== null}
        title={`Revoke ${asked?.name ?? ""}?`}
      />
    </SettingsSection>
  );
}

function ApplicationRow({ application, onRevoke }: { application: Application; onRevoke: () => void }) {
  const { name, scopes, since, last_used_at: lastUsedAt, ends_at: endsAt } = application;
  const readable = scopes.filter(({ description }) => description !== "");
  return (
    <li>
      <div className="grant-words">
        <p className="grant-title">{name}</p>
        {readable.length > 0 ? (
          <ul className="connected-scopes">
            {readable.map((scope) => (
              <li key={scope.name}>{scope.description}</li>
            ))}
          </ul>
        ) : (
          <p>Only that it is you who signs in</p>
        )}
        <p className="small soft num">
          Since <time dateTime={since}>{momentInWords(since)}</time>.{" "}
          {lastUsedAt ? (
            <>
              Last used <time dateTime={lastUsedAt}>{momentInWords(lastUsedAt)}</time>.
            </>
          ) : (
            "Never used."
          )}{" "}
          {endsAt ? (
            <>
              Ends by itself <time dateTime={endsAt}>{momentInWords(endsAt)}</time>.
            </>
          ) : (
            "Until you revoke it."
          )}
        </p>
      </div>
      <div className="grant-acts">
        <Button aria-label={`Revoke ${name}`} onClick={onRevoke} size="sm">
          <Unplug size={18} />
          Revoke
        </Button>
      </div>
    </li>
  );
}
