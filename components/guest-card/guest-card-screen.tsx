"use client";

import { Download, Languages, Maximize2, Pencil, Trash2, Users } from "lucide-react";
import { useCallback, useState } from "react";
import { AuthLink } from "@/components/auth/auth-link";
import { useServiceWorker } from "@/components/grocery/device/use-service-worker";
import { GuestSteps } from "@/components/guest-card/guest-steps";
import { beginGuestCard, forgetGuestCard, useGuestCard } from "@/components/guest-card/use-guest-card";
import { IdCard } from "@/components/id-card/id-card";
import { StaffView } from "@/components/id-card/staff-view";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { FullRows } from "@/components/sharing/full-rows";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ConfirmDialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { type GuestCard, guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { LINKS } from "@/lib/links";

const NOT_KEPT = "This browser keeps nothing on this device, so a card without an account is not possible here.";

/** The card of whoever has no account: on this device alone, with every face that a card has. */
export function GuestCardScreen() {
  const { card, isUnreadable } = useGuestCard();
  useServiceWorker(card !== null);
  if (isUnreadable) return <Unreadable />;
  return card ? <OwnGuestCard card={card} /> : <NoCardYet />;
}

function NoCardYet() {
  const toast = useToast();
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          <AuthLink look="primary" mode="login">
            Sign In
          </AuthLink>
          <Button onClick={() => beginGuestCard() || toast("error", NOT_KEPT)}>Make a card without an account</Button>
        </div>
      }
      title="Please sign in to see your card."
    >
      It holds your allergies, first and in red, opens without a network, and speaks the kitchen's language. Without an
      account it stays on this device, and moves into your account when you make one.
    </EmptyState>
  );
}

function OwnGuestCard({ card }: { card: GuestCard }) {
  const profile = guestCardProfile(card);
  const isBlank = isGuestCardBlank(card);
  const [isEditing, setEditing] = useState(isBlank);
  const [isShown, setShown] = useState(false);
  const { busy, download } = useCardPicture(profile);
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px] wide:gap-10">
        <div className="grid min-w-0 content-start gap-6">
          <IdCard profile={profile} variant={isBlank ? "guest" : "own"} />
          {!isBlank && (
            <div className="print:hidden">
              <FullRows profile={profile} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-3 print:hidden">
          <Button disabled={isBlank} onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            Show to staff
          </Button>
          <ButtonLink href={LINKS.travelCard} prefetch={false} wide>
            <Languages size={20} />
            Travel card
          </ButtonLink>
          <ButtonLink href={LINKS.together} prefetch={false} wide>
            <Users size={20} />
            Eat together
          </ButtonLink>
          <Button busy={busy} disabled={isBlank} onClick={download} wide>
            <Download size={20} />
            Download PNG
          </Button>
          <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)} wide>
            <Pencil size={20} />
            {isEditing ? "Done" : "Change what is on it"}
          </Button>
          <AuthLink mode="register" wide>
            Make an account with it
          </AuthLink>
          <ForgetCard />
        </div>
      </div>
      <p className="m-0 max-w-[66ch] text-ink-soft text-small print:hidden">
        This card is on this device alone and opens without a network too. Sharing it by link and checking in at a venue
        need an account: it moves there whole when you make one.
      </p>
      {isEditing && <Editing card={card} />}
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </div>
  );
}

function Editing({ card }: { card: GuestCard }) {
  const toast = useToast();
  const onFailed = useCallback(() => toast("error", NOT_KEPT), [toast]);
  return <GuestSteps card={card} onFailed={onFailed} />;
}

function ForgetCard() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setAsks(true)} variant="text" wide>
        <Trash2 size={18} />
        Delete this card
      </Button>
      <ConfirmDialog
        confirmLabel="Delete the card"
        description="It is on this device alone: nobody can bring it back."
        onConfirm={() => forgetGuestCard()}
        onOpenChange={setAsks}
        open={asks}
        title="Delete your guest card?"
      />
    </>
  );
}

/** Nothing of it is thrown away unasked: it may be the only place where an allergy is written down. */
const Unreadable = () => (
  <div className="grid gap-4">
    <Callout tone="conflict">
      <p>
        <b>The card on this device cannot be read.</b> It is not shown, since a part of it could be missing. Tell the
        staff about every allergy yourself.
      </p>
    </Callout>
    <div>
      <ForgetCard />
    </div>
  </div>
);
