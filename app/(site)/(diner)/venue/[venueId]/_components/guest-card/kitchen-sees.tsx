import { useText } from "#use-text";
import { checkInWith, leaveAsGuest } from "@/components/guest-card/use-guest-visit";
import { CHOICE_ROWS, RowChoice } from "@/components/sharing/row-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useMomentWriter } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { type GuestCard, guestCardProfile } from "@/lib/guest-card/guest-card";
import { GUEST_NAME, GUEST_ROWS, type GuestVisitNote } from "@/lib/guest-card/sent";
import type { ShareRow } from "@/lib/sight/share-rows";
import { atTable } from "@/messages/en/at-table";

/** The rows that a card without an account has. */
const OFFERED = CHOICE_ROWS.filter(({ rows }) => rows.some((row) => GUEST_ROWS.some((each) => each === row)));

type KitchenSeesProps = {
  card: GuestCard;
  note: GuestVisitNote;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What the kitchen has of the card: each row can be turned off, and all of it taken back. */
export function KitchenSees({ card, note, open, onOpenChange }: KitchenSeesProps) {
  const t = useText(atTable);
  const toast = useToast();
  const write = useMomentWriter();
  const { busy, run } = useTask();
  const failed = () => toast("error", t("notTakenBack"));
  const show = (rows: readonly ShareRow[]) => void run("rows", () => checkInWith(card, note.place, rows), failed);
  const takeBack = () =>
    void run(
      "leave",
      async () => {
        await leaveAsGuest();
        onOpenChange(false);
        toast("success", t("takenBack"));
      },
      failed,
    );
  return (
    <Dialog
      description={t("seesUntil", {
        until: write(note.until, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
        name: card.name.trim() || GUEST_NAME,
      })}
      onOpenChange={onOpenChange}
      open={open}
      title={t("whatKitchenSees")}
    >
      <div className="mt-4 grid gap-4">
        <RowChoice card={guestCardProfile(card)} chosen={note.rows} disabled={busy} offered={OFFERED} onChange={show} />
        <Button onClick={takeBack} wide>
          {t("takeBack")}
        </Button>
      </div>
    </Dialog>
  );
}
