import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { MAX_REFUSAL } from "@/lib/admin/limits";

/** `does`: the verb on the button. `about`: who reads the reason. */
export type Ask = { does: string; about: string; label: string; isDanger?: boolean };
type ReasonButtonProps = { ask: Ask; name: string; onGive: (reason: string) => Promise<void> };

/** A decision about something that belongs to a person: asks for the reason, which the person reads. */
export function ReasonButton({ ask, name, onGive }: ReasonButtonProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const { busy, run } = useTask();
  const title = `${ask.does} ${name}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason.trim()) return;
    return run("give", async () => {
      await onGive(reason.trim());
      setOpen(false);
    });
  }
  return (
    <>
      <Button aria-label={title} onClick={() => setOpen(true)} size="sm" variant={ask.isDanger ? "danger" : undefined}>
        {ask.does}
      </Button>
      <Dialog description={ask.about} onOpenChange={(next) => !busy && setOpen(next)} open={open} title={title}>
        <form className="grid gap-4" onSubmit={submit}>
          <TextArea
            label={ask.label}
            maxLength={MAX_REFUSAL}
            onChange={(event) => setReason(event.target.value)}
            rows={4}
            value={reason}
          />
          <TwoButtons>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={busy} disabled={!reason.trim()} type="submit" variant="danger">
              {ask.does}
            </Button>
          </TwoButtons>
        </form>
      </Dialog>
    </>
  );
}
