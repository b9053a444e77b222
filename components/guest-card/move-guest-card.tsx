"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { forgetGuestCard, useGuestCard } from "@/components/guest-card/use-guest-card";
import { endGuestLinks, moveGuestLinks, useGuestLinksNote } from "@/components/guest-card/use-guest-links";
import { leaveAsGuest, useGuestVisitNote } from "@/components/guest-card/use-guest-visit";
import { withSavedDiets } from "@/components/profile/use-diets";
import { withSavedAllergies } from "@/components/profile/use-preference-changes";
import { useAuth } from "@/components/session/auth-provider";
import type { Viewer } from "@/components/session/viewer";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { api } from "@/lib/api-client";
import { dietLabel } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { type GuestCard, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { type Move, planMove } from "@/lib/guest-card/move";
import { allergyInWords, cardValueIn } from "@/lib/id-card/id-card";
import { HEALTH_STATEMENTS } from "@/lib/profile/health-consent";
import { guestCard } from "@/messages/en/guest-card";
import { terms } from "@/messages/en/terms";

/** Asks the signed-in person what to do with a guest card on this device. Nothing is moved without their choice. */
export function MoveGuestCard() {
  const { viewer } = useAuth();
  const { card } = useGuestCard();
  const [isLater, setLater] = useState(false);
  if (!viewer || !card || isLater || isGuestCardBlank(card)) return null;
  return <Ask card={card} onLater={() => setLater(true)} viewer={viewer} />;
}

function Ask({ card, viewer, onLater }: { card: GuestCard; viewer: Viewer; onLater: () => void }) {
  const t = useText(guestCard);
  const { setPreferences } = useAuth();
  const toast = useToast();
  const { busy, run } = useTask();
  const [isThrowing, setThrowing] = useState(false);
  const note = useGuestVisitNote();
  const links = useGuestLinksNote();
  const move = planMove(card, viewer.preferences);

  const go = () =>
    run(
      "move",
      async () => {
        for (const { key, severity, traces } of move.allergies) {
          const answer = await api.setAllergy(key, { severity, traces });
          setPreferences((current) => withSavedAllergies(current, answer));
        }
        for (const key of move.ways) {
          const answer = await api.setWay(key);
          setPreferences((current) => withSavedAllergies(current, answer));
        }
        if (move.dietary) {
          const answer = await api.setDiets(move.dietary);
          setPreferences((current) => withSavedDiets(current, answer));
        }
        // The account checks in before the device's own visit ends, so that the kitchen always has a card.
        if (note) {
          await api.checkIn({ ...note.place, shared_rows: note.rows });
          await leaveAsGuest();
        }
        if (links) await moveGuestLinks();
        // The device keeps the card until everything is in the account.
        forgetGuestCard();
        toast("success", t("guestCardMoved"));
      },
      () => toast("error", t("moveIncomplete")),
    );
  /** Also ends the visit, because a kitchen must not keep the card of a person who deleted it. */
  async function throwAway() {
    try {
      if (links) await endGuestLinks();
    } catch {
      return toast("error", t("linksNotEnded"));
    }
    forgetGuestCard();
    if (note) await leaveAsGuest().catch(() => toast("error", t("venueNotTold", { venue: note.venue })));
  }
  return (
    <>
      <Dialog
        description={t("onThisDevice")}
        onOpenChange={(open) => !open && onLater()}
        open={!isThrowing}
        title={t("moveQuestion", { suffix: card.suffix })}
      >
        <div className="grid gap-4">
          <What move={move} />
          {move.allergies.length > 0 && (
            <p className="m-0 text-ink-soft text-small">{t.known(HEALTH_STATEMENTS.allergies.short)}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void go()} variant="primary">
              {t("moveIt")}
            </Button>
            <Button disabled={busy} onClick={onLater}>
              {t("notNow")}
            </Button>
            <Button disabled={busy} onClick={() => setThrowing(true)} variant="text">
              {t("notMineDelete")}
            </Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        confirmLabel={t("deleteTheCard")}
        description={t("onThisDeviceOnly")}
        onConfirm={() => void throwAway()}
        onOpenChange={setThrowing}
        open={isThrowing}
        title={t("deleteGuestSuffix", { suffix: card.suffix })}
      />
    </>
  );
}

function What({ move }: { move: Move }) {
  const t = useText(guestCard);
  const term = useText(terms);
  const { allergies, ways, dietary, refused } = move;
  const added = [
    ...allergies.map((each) => allergyInWords(each)),
    ...(dietary ?? []).map(dietLabel),
    ...ways.map((key) => wayOf(key)?.label ?? key),
  ].map((value) => cardValueIn(term.known, value));
  return (
    <>
      <p className="m-0">{added.length > 0 ? t("mergedAccount", { join: added.join(", ") }) : t("nothingToMerge")}</p>
      {refused.map(({ key, why }) => (
        <p className="m-0 text-ink-soft" key={key}>
          {t("keyStaysOutWhy", { key: term.known(dietLabel(key)), why: term.known(why) })}
        </p>
      ))}
    </>
  );
}
