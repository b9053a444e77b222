"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ShownRows } from "@/components/household/shown-rows";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { ApiError, failureOf } from "@/lib/api-call";
import { households } from "@/lib/household-client";
import type { IdCardProfile } from "@/lib/id-card";
import { LINKS } from "@/lib/links";
import type { OpenInvitationWire } from "@/lib/schemas/household";
import type { ShareRow } from "@/lib/share-rows";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const AT_FIRST: readonly ShareRow[] = ["allergies", "diet"];

type JoinScreenProps = { invitationKey: string; invitation: OpenInvitationWire; card: IdCardProfile };

/** Who invites, who is there, and exactly what they will see: nothing has been shown to anybody before the tap. */
export function JoinScreen({ invitationKey, invitation, card }: JoinScreenProps) {
  const router = useRouter();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { household, members, invited_by: invitedBy } = invitation;
  async function run(work: () => Promise<unknown>, said: string, to: string) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      toast("success", said);
      router.push(to);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setOver(true);
      else toast("error", failureOf(error, "Nothing was shown to anybody. Please try again."));
      setBusy(false);
      setDeclining(false);
    }
  }
  if (isOver) return <InvitationOver />;
  if (invitation.is_member) {
    return (
      <div className="wrap py-8">
        <EmptyState
          action={
            <ButtonLink href={LINKS.household} variant="primary">
              See the household
            </ButtonLink>
          }
          title={`You are in ${household.name} already`}
        >
          This link is for somebody else. It was not used up.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap max-w-[720px] py-8">
      <p className="m-0 text-ink-soft">{invitedBy} invites you to a household</p>
      <h1 className="mt-1 break-words">{household.name}</h1>
      <p className="max-w-prose">
        You will share grocery lists and the meal plan with <b>{list.format(members)}</b>, and see what each of them
        shows of their card.
      </p>
      <h2 className="mt-8">What will they see of you?</h2>
      <ShownRows
        action="Join"
        busy={busy}
        card={card}
        onChosen={(rows) =>
          void run(() => households.accept(invitationKey, rows), `You are in ${household.name}.`, LINKS.household)
        }
        shown={AT_FIRST}
      />
      <div className="mt-3 grid">
        <Button disabled={busy} onClick={() => setDeclining(true)}>
          No, thank you
        </Button>
      </div>
      <ConfirmDialog
        busy={busy}
        cancelLabel="Back"
        confirmLabel="Decline"
        description={`${household.name} is told nothing, and an invitation for one person opens nothing any more.`}
        onConfirm={() => void run(() => households.decline(invitationKey), "Declined. Nobody was told.", LINKS.home)}
        onOpenChange={setDeclining}
        open={isDeclining}
        title="Decline this invitation?"
        tone="primary"
      />
    </div>
  );
}

export const InvitationOver = () => (
  <div className="wrap py-8">
    <EmptyState
      action={
        <ButtonLink href={LINKS.household} variant="primary">
          Your households
        </ButtonLink>
      }
      title="This invitation is not open"
    >
      It was used, taken back, or is past its time. Ask who sent it for a new one.
    </EmptyState>
  </div>
);
