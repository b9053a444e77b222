import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextArea } from "@/components/ui/field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { MAX_REFUSAL } from "@/lib/admin-limits";

type RefuseButtonProps = { name: string; onRefuse: (refusal: string) => Promise<void> };

/** Asks for the reason, which the owner reads. */
export function RefuseButton({ name, onRefuse }: RefuseButtonProps) {
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!refusal.trim()) return;
    setBusy(true);
    await onRefuse(refusal.trim());
    setBusy(false);
    setOpen(false);
  }
  return (
    <>
      <Button aria-label={`Refuse ${name}`} onClick={() => setOpen(true)} size="sm">
        Refuse
      </Button>
      <Dialog
        description="Its owner reads exactly this, in the portal and by mail, and may submit it again."
        onOpenChange={(next) => !busy && setOpen(next)}
        open={open}
        title={`Refuse ${name}`}
      >
        <form className="grid gap-4" onSubmit={submit}>
          <TextArea
            label="Why it is not verified"
            maxLength={MAX_REFUSAL}
            onChange={(event) => setRefusal(event.target.value)}
            rows={4}
            value={refusal}
          />
          <TwoButtons>
            <Button disabled={busy} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button busy={busy} disabled={!refusal.trim()} type="submit" variant="danger">
              Refuse
            </Button>
          </TwoButtons>
        </form>
      </Dialog>
    </>
  );
}
