"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { households } from "@/lib/household-client";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { LINKS } from "@/lib/links";
import type { OpenInvitationWire } from "@/lib/schemas/household";
import type { ShareRow } from "@/lib/sight/share-rows";
import { householdText } from "@/messages/en/household";
import { ShownRows } from "../../../_components/shown-rows";

const AT_FIRST: readonly ShareRow[] = ["allergies", "diet"];

type JoinScreenProps = { invitationKey: string; invitation: OpenInvitationWire; card: IdCardProfile };

/**
 * Shows who invites, who the members are, and exactly what they will see. Nothing is shared before the person joins.
 */
export function JoinScreen({ invitationKey, invitation, card }: JoinScreenProps) {
  const t = useText(householdText);
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const [isOver, setOver] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { household, members, invited_by: invitedBy } = invitation;
  const answer = (work: () => Promise<unknown>, success: string, to: string) =>
    run(
      "answer",
      async () => {
        await work();
        toast("success", success);
        router.push(to);
        return LEAVING;
      },
      (error) => {
        if (error instanceof ApiError && error.status === 404) setOver(true);
        else toast("error", failureOf(error, t("nothingShown")));
        setDeclining(false);
      },
    );
  if (isOver) return <InvitationOver />;
  if (invitation.is_member) {
    return (
      <div className="wrap py-8">
        <EmptyState
          action={
            <ButtonLink href={LINKS.household} variant="primary">
              {t("seeTheHousehold")}
            </ButtonLink>
          }
          title={t("alreadyMember", { name: household.name })}
        >
          {t("linkForOther")}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap max-w-[720px] py-8">
      <p className="m-0 text-ink-soft">{t("invitedByInvitesYouTo", { invitedBy })}</p>
      <h1 className="mt-1 break-words">{household.name}</h1>
      <p className="max-w-prose">
        {t.rich("joiningExplained", {
          members: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(members),
          b: (inside) => <b>{inside}</b>,
        })}
      </p>
      <h2 className="mt-8">{t("whatTheySee")}</h2>
      <ShownRows
        action="Join"
        busy={busy}
        card={card}
        onChosen={(rows) =>
          void answer(
            () => households.accept(invitationKey, rows),
            t("youAreInName5", { name: household.name }),
            LINKS.household,
          )
        }
        shown={AT_FIRST}
      />
      <div className="mt-3 grid">
        <Button disabled={busy} onClick={() => setDeclining(true)}>
          {t("noThankYou")}
        </Button>
      </div>
      <ConfirmDialog
        busy={busy}
        cancelLabel={t("back")}
        confirmLabel={t("decline")}
        description={t("declineExplained", { name: household.name })}
        onConfirm={() => void answer(() => households.decline(invitationKey), t("declinedNobodyWasTold"), LINKS.home)}
        onOpenChange={setDeclining}
        open={isDeclining}
        title={t("declineThisInvitation")}
        tone="primary"
      />
    </div>
  );
}

export const InvitationOver = () => {
  const t = useText(householdText);
  return (
    <div className="wrap py-8">
      <EmptyState
        action={
          <ButtonLink href={LINKS.household} variant="primary">
            {t("yourHouseholds")}
          </ButtonLink>
        }
        title={t("inviteClosed")}
      >
        {t("inviteClosedWhy")}
      </EmptyState>
    </div>
  );
};
