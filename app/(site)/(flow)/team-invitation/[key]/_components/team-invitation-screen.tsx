"use client";

import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { useSignOut } from "@/components/session/use-sign-out";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { LINKS } from "@/lib/links";
import { PORTAL } from "@/lib/portal/sections";
import type { OpenTeamInvitationWire } from "@/lib/schemas/team";
import { team } from "@/lib/team-client";
import { teamInvitation } from "@/messages/en/team-invitation";

type Props = { invitationKey: string; invitation: OpenTeamInvitationWire };

/** Who asks, as what, and what that role sees; nothing changes before the person accepts. */
export function TeamInvitationScreen({ invitationKey, invitation }: Props) {
  const t = useText(teamInvitation);
  const toast = useToast();
  const { busy, run } = useTask();
  const [end, setEnd] = useState<"joined" | "declined" | "over" | null>(null);
  const { invited_by: by, role, venues, email, standing } = invitation;
  const answer = (work: () => Promise<unknown>, ends: "joined" | "declined") =>
    run(
      "answer",
      async () => {
        await work();
        setEnd(ends);
      },
      (error) => {
        if (error instanceof ApiError && error.status === 404) setEnd("over");
        else toast("error", failureOf(error, t("notAnswered")));
      },
    );
  if (end === "over") return <InvitationOver />;
  if (end === "joined") return <OpenPortal title={t("joined")} />;
  if (end === "declined") {
    return (
      <Callout tone="match">
        <p>{t("declined", { by })}</p>
      </Callout>
    );
  }
  if (standing === "here_already") return <OpenPortal title={t("hereAlready")}>{t("hereAlreadyText")}</OpenPortal>;
  const decline = (
    <Button busy={busy} onClick={() => void answer(() => team.decline(invitationKey), "declined")}>
      {t("decline")}
    </Button>
  );
  return (
    <>
      <h1 className="wrap-anywhere">{t("asksYou", { by, role })}</h1>
      <p>
        {venues === null
          ? t("everywhere")
          : t("at", { venues: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(venues) })}{" "}
        {t("sees", { role })}
      </p>
      <p>{t("ownCard")}</p>
      <p className="text-ink-soft text-small wrap-anywhere">
        {t.rich("until", { email, at: <Moment iso={invitation.expires_at} /> })}
      </p>
      {standing === "open" && (
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy} onClick={() => void answer(() => team.accept(invitationKey), "joined")} variant="primary">
            {t("accept")}
          </Button>
          {decline}
        </div>
      )}
      {standing === "signed_out" && (
        <>
          <p className="wrap-anywhere">{t("signInFirst", { email })}</p>
          <div className="flex flex-wrap gap-2.5">
            <AuthLink look="primary" mode="login">
              {t("signIn")}
            </AuthLink>
            <AuthLink mode="register">{t("register")}</AuthLink>
            {decline}
          </div>
        </>
      )}
      {standing === "other_account" && <OtherAccount email={email} invitationKey={invitationKey} />}
      {standing === "elsewhere" && (
        <Callout tone="info">
          <p className="wrap-anywhere">{t("elsewhere", { by })}</p>
        </Callout>
      )}
    </>
  );
}

function OtherAccount({ email, invitationKey }: { email: string; invitationKey: string }) {
  const t = useText(teamInvitation);
  const { signOut, busy } = useSignOut(undefined, () => `${LINKS.teamInvitation}${invitationKey}`);
  return (
    <>
      <Callout tone="info">
        <p className="wrap-anywhere">{t("otherAccount", { email })}</p>
      </Callout>
      <Button busy={busy} onClick={() => void signOut()}>
        {t("signOut")}
      </Button>
    </>
  );
}

function OpenPortal({ title, children }: { title: string; children?: ReactNode }) {
  const t = useText(teamInvitation);
  return (
    <EmptyState
      action={
        <ButtonAnchor href={PORTAL} variant="primary">
          {t("openPortal")}
        </ButtonAnchor>
      }
      title={title}
    >
      {children}
    </EmptyState>
  );
}

export function InvitationOver() {
  const t = useText(teamInvitation);
  return <EmptyState title={t("over")}>{t("overText")}</EmptyState>;
}
