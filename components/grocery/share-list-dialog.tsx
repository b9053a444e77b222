import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { households } from "@/lib/household-client";
import { LINKS } from "@/lib/links";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { HouseholdWire } from "@/lib/schemas/household";

type ShareListDialogProps = {
  list: GroceryListWire | null;
  onClose: () => void;
  /** null: with nobody. Throws when it fails. */
  onShare: (householdId: string | null) => Promise<void>;
};

/** With which household, or that it is theirs no more. */
export function ShareListDialog({ list, onClose, onShare }: ShareListDialogProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function share(householdId: string | null, said: string) {
    if (busy) return;
    setBusy(true);
    try {
      await onShare(householdId);
      toast("success", said);
      onClose();
    } catch (error) {
      toast("error", failureOf(error, "Nothing was changed. Please try again."));
    }
    setBusy(false);
  }
  const close = (open: boolean) => !open && onClose();
  if (list?.household) {
    const { name } = list.household;
    return (
      <ConfirmDialog
        busy={busy}
        confirmLabel="Stop sharing"
        description={
          <>
            The others in <b>{name}</b> lose <b>{list.name}</b> at once, with what they wrote on it. You keep it all.
          </>
        }
        onConfirm={() => void share(null, `Only you see ${list.name} now.`)}
        onOpenChange={close}
        open
        title={`Stop sharing with ${name}?`}
      />
    );
  }
  return (
    <Dialog
      description="Everybody in it sees, adds and ticks what is on the list, and each line is checked for all of you."
      onOpenChange={close}
      open={list !== null}
      title="Share with the household"
    >
      {list && (
        <Choice busy={busy} onChoose={({ id, name }) => void share(id, `${list.name} is shared with ${name}.`)} />
      )}
    </Dialog>
  );
}

type ChoiceProps = { busy: boolean; onChoose: (household: HouseholdWire) => void };

function Choice({ busy, onChoose }: ChoiceProps) {
  const [all, setAll] = useState<readonly HouseholdWire[] | "failed" | null>(null);
  useEffect(() => {
    if (all !== null) return;
    const over = new AbortController();
    households.list(over.signal).then(setAll, () => !over.signal.aborted && setAll("failed"));
    return () => over.abort();
  }, [all]);
  if (all === null) {
    return (
      <SkeletonGroup label="Loading your households">
        <Skeleton height="48px" />
      </SkeletonGroup>
    );
  }
  if (all === "failed") {
    return (
      <ErrorState onRetry={() => setAll(null)} title="Your households could not be loaded">
        The list is yours alone, as it was.
      </ErrorState>
    );
  }
  if (all.length === 0) {
    return (
      <div className="grid gap-3">
        <p className="m-0">You are in no household yet.</p>
        <ButtonLink href={LINKS.household} variant="primary">
          Make a household
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      {all.map((household) => (
        <Button busy={busy} key={household.id} onClick={() => onChoose(household)} wide>
          {household.name}
        </Button>
      ))}
    </div>
  );
}
