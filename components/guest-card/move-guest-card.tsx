"use client";

import { useState } from "react";
import { useAuth, type Viewer } from "@/components/auth/auth-provider";
import { forgetGuestCard, useGuestCard } from "@/components/guest-card/use-guest-card";
import { withSavedDiets } from "@/components/profile/use-diets";
import { withSavedAllergies } from "@/components/profile/use-preference-changes";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import { dietLabel } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { type GuestCard, isGuestCardBlank } from "@/lib/guest-card/guest-card";
import { type Move, planMove } from "@/lib/guest-card/move";
import { allergyInWords } from "@/lib/id-card";

/** Asks whoever is signed in on a device that keeps a guest card what is to become of it. Nothing moves unasked. */
export function MoveGuestCard() {
  const { viewer } = useAuth();
  const { card } = useGuestCard();
  const [isLater, setLater] = useState(false);
  if (!viewer || !card || isLater || isGuestCardBlank(card)) return null;
  return <Ask card={card} onLater={() => setLater(true)} viewer={viewer} />;
}

function Ask({ card, viewer, onLater }: { card: GuestCard; viewer: Viewer; onLater: () => void }) {
  const { setPreferences } = useAuth();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [isThrowing, setThrowing] = useState(false);
  const move = planMove(card, viewer.preferences);

  async function go() {
    setBusy(true);
    try {
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
      // Only now: until everything is in the account, the device keeps it.
      forgetGuestCard();
      toast("success", "Your guest card is in your account.");
    } catch {
      toast("error", "Not everything could be moved. The guest card is still on this device; please try again.");
      setBusy(false);
    }
  }
  return (
    <>
      <Dialog
        description="It is on this device. Take it into your account, and it is wherever you sign in."
        onOpenChange={(open) => !open && onLater()}
        open={!isThrowing}
        title={`Move GUEST-${card.suffix} into your account?`}
      >
        <div className="grid gap-4">
          <What move={move} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void go()} variant="primary">
              Move it
            </Button>
            <Button disabled={busy} onClick={onLater}>
              Not now
            </Button>
            <Button disabled={busy} onClick={() => setThrowing(true)} variant="text">
              It is not mine: delete it
            </Button>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        confirmLabel="Delete the card"
        description="It is on this device alone: nobody can bring it back. Your account stays as it is."
        onConfirm={() => forgetGuestCard()}
        onOpenChange={setThrowing}
        open={isThrowing}
        title={`Delete GUEST-${card.suffix}?`}
      />
    </>
  );
}

function What({ move }: { move: Move }) {
  const { allergies, ways, dietary, refused } = move;
  const added = [
    ...allergies.map((each) => allergyInWords({ ...each, kind: "allergy" })),
    ...(dietary ?? []).map(dietLabel),
    ...ways.map((key) => wayOf(key)?.label ?? key),
  ];
  return (
    <>
      <p className="m-0">
        {added.length > 0
          ? `Your account then says: ${added.join(", ")}. Nothing that stands in it becomes milder or goes.`
          : "Your account holds all of it already."}
      </p>
      {refused.map(({ key, why }) => (
        <p className="m-0 text-ink-soft" key={key}>
          {dietLabel(key)} stays out. {why}
        </p>
      ))}
    </>
  );
}
