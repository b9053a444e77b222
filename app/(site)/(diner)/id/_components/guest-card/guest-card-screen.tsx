"use client";

import { Download, Languages, Maximize2, Pencil, Trash2, Users } from "lucide-react";
import { useCallback, useState } from "react";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { beginGuestCard, forgetGuestCard, useGuestCard } from "@/components/guest-card/use-guest-card";
import { endGuestLinks, useGuestLinks, useGuestLinksNote } from "@/components/guest-card/use-guest-links";
import { leaveAsGuest, useGuestVisitNote } from "@/components/guest-card/use-guest-visit";
import { IdCard } from "@/components/id-card/id-card";
import { useCardPicture } from "@/components/id-card/use-card-picture";
import { useServiceWorker } from "@/components/offline/use-service-worker";
import { FullRows } from "@/components/sharing/full-rows";
import { StaffView } from "@/components/travel/staff-view";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ConfirmDialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { QrCode } from "@/components/ui/qr-code";
import { useToast } from "@/components/ui/toast";
import { type GuestCard, guestCardProfile, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { LINKS } from "@/lib/links";
import { shortAddressOf } from "@/lib/sharing/share-times";
import { guestCard } from "@/messages/en/guest-card";
import { myCard } from "@/messages/en/my-card";
import { GuestShare, LinksState } from "./guest-share";
import { GuestSteps } from "./guest-steps";
import { GuestVisit } from "./guest-visit";

/** The card of a person without an account, stored on this device only, in every form that a card has. */
export function GuestCardScreen() {
  const { card, isUnreadable } = useGuestCard();
  useServiceWorker(card !== null);
  if (isUnreadable) return <Unreadable />;
  return card ? <OwnGuestCard card={card} /> : <NoCardYet />;
}

function NoCardYet() {
  const t = useText(myCard);
  const toast = useToast();
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          <AuthLink look="primary" mode="login">
            {t("signIn")}
          </AuthLink>
          <Button onClick={() => beginGuestCard() || toast("error", t("noStorage"))}>{t("makeGuestCard")}</Button>
        </div>
      }
      title={t("signInToSee")}
    >
      {t("guestCardExplained")}
    </EmptyState>
  );
}

function OwnGuestCard({ card }: { card: GuestCard }) {
  const t = useText(myCard);
  const profile = guestCardProfile(card);
  const isBlank = isGuestCardBlank(card);
  const [isEditing, setEditing] = useState(isBlank);
  const [isShown, setShown] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const cardLink = useGuestLinks(card, isSharing);
  const { busy, download } = useCardPicture(profile);
  const qr = cardLink.link && (
    <QrCode
      label={t("qrOfLink")}
      text={shortAddressOf(cardLink.link.url, window.location.origin) ?? cardLink.link.url}
    />
  );
  return (
    <div className="grid gap-8">
      <GuestVisit card={card} />
      <LinksState onSend={cardLink.send} state={cardLink.state} />
      <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_300px] wide:gap-10">
        <div className="grid min-w-0 content-start gap-6">
          <IdCard profile={profile} shareQr={qr} variant={isBlank ? "guest" : "own"} />
          {!isBlank && (
            <div className="print:hidden">
              <FullRows profile={profile} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-3 print:hidden">
          <Button disabled={isBlank} onClick={() => setShown(true)} variant="primary" wide>
            <Maximize2 size={20} />
            {t("showToStaff")}
          </Button>
          <GuestShare cardLink={cardLink} isBlank={isBlank} onAsked={() => setSharing(true)} profile={profile} />
          <ButtonLink href={LINKS.travelCard} prefetch={false} wide>
            <Languages size={20} />
            {t("travelCard")}
          </ButtonLink>
          <ButtonLink href={LINKS.together} prefetch={false} wide>
            <Users size={20} />
            {t("eatTogether")}
          </ButtonLink>
          <Button busy={busy} disabled={isBlank} onClick={download} wide>
            <Download size={20} />
            {t("downloadPng")}
          </Button>
          <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)} wide>
            <Pencil size={20} />
            {isEditing ? t("done") : t("changeCard")}
          </Button>
          <AuthLink mode="register" wide>
            {t("makeAccountWith")}
          </AuthLink>
          <ForgetCard />
        </div>
      </div>
      <p className="m-0 max-w-[66ch] text-ink-soft text-small print:hidden">{t("guestCardHere")}</p>
      {isEditing && <Editing card={card} />}
      <StaffView onOpenChange={setShown} open={isShown} profile={profile} />
    </div>
  );
}

function Editing({ card }: { card: GuestCard }) {
  const t = useText(myCard);
  const toast = useToast();
  const onFailed = useCallback(() => toast("error", t("noStorage")), [toast, t]);
  return <GuestSteps card={card} onFailed={onFailed} />;
}

function ForgetCard() {
  const t = useText(myCard);
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  const note = useGuestVisitNote();
  const links = useGuestLinksNote();
  const guestText = useText(guestCard);
  /** Revokes the links first: without the card on this device, nobody could revoke them later. */
  async function forget() {
    try {
      if (links) await endGuestLinks();
    } catch {
      return toast("error", guestText("linksNotEnded"));
    }
    forgetGuestCard();
    if (!note) return;
    await leaveAsGuest().catch(() => toast("error", t("venueNotTold", { venue: note.venue })));
  }
  return (
    <>
      <Button onClick={() => setAsks(true)} variant="text" wide>
        <Trash2 size={18} />
        {t("deleteThisCard")}
      </Button>
      <ConfirmDialog
        confirmLabel={t("deleteTheCard")}
        description={t("onThisDevice")}
        onConfirm={() => void forget()}
        onOpenChange={setAsks}
        open={asks}
        title={t("deleteYourGuestCard")}
      />
    </>
  );
}

/** An unreadable card is deleted only on request, because it may be the only record of an allergy. */
const Unreadable = () => {
  const t = useText(myCard);
  return (
    <div className="grid gap-4">
      <Callout tone="conflict">
        <p>{t.rich("theCardOnThis", { b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
      <div>
        <ForgetCard />
      </div>
    </div>
  );
};
