import { useQuery } from "@tanstack/react-query";
import { useText } from "#use-text";
import { HOUSEHOLDS } from "@/components/household/use-households";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/empty-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { households } from "@/lib/household-client";
import { LINKS } from "@/lib/links";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { HouseholdWire } from "@/lib/schemas/household";
import { groceryText } from "@/messages/en/grocery";
import { listTitle } from "./list-title";

type ShareListDialogProps = {
  list: GroceryListWire | null;
  onClose: () => void;
  /** null: stop sharing. Throws when it fails. */
  onShare: (householdId: string | null) => Promise<void>;
};

/** Asks which household to share the list with, or whether to stop sharing it. */
export function ShareListDialog({ list, onClose, onShare }: ShareListDialogProps) {
  const t = useText(groceryText);
  const toast = useToast();
  const { busy, run } = useTask();
  const share = (householdId: string | null, success: string) =>
    run(
      "share",
      async () => {
        await onShare(householdId);
        toast("success", success);
        onClose();
      },
      (error) => toast("error", failureOf(error, t("unchangedRetry"))),
    );
  const close = (open: boolean) => !open && onClose();
  if (list?.household) {
    const { name } = list.household;
    return (
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("stopSharing")}
        description={t.rich("theOthersInName", {
          name,
          name2: listTitle(t, list.name),
          b: (inside) => <b>{inside}</b>,
        })}
        onConfirm={() => void share(null, t("onlyYouSeeName", { name: listTitle(t, list.name) }))}
        onOpenChange={close}
        open
        title={t("stopSharingWithName", { name })}
      />
    );
  }
  return (
    <Dialog
      description={t("sharingExplained")}
      onOpenChange={close}
      open={list !== null}
      title={t("shareWithTheHousehold")}
    >
      {list && (
        <Choice
          busy={busy}
          onChoose={({ id, name }) => void share(id, t("sharedWith", { name: listTitle(t, list.name), name2: name }))}
        />
      )}
    </Dialog>
  );
}

type ChoiceProps = { busy: boolean; onChoose: (household: HouseholdWire) => void };

function Choice({ busy, onChoose }: ChoiceProps) {
  const t = useText(groceryText);
  const {
    data: all,
    isError,
    refetch,
  } = useQuery({
    queryKey: HOUSEHOLDS,
    queryFn: ({ signal }) => households.list(signal),
    // Somebody may have joined one since: the dialog shows what is cached and asks again.
    refetchOnMount: "always",
  });
  if (!all && isError) {
    return (
      <ErrorState onRetry={() => void refetch()} title={t("householdsNotLoaded")}>
        {t("listStaysYours")}
      </ErrorState>
    );
  }
  if (!all) {
    return (
      <SkeletonGroup label={t("loadingYourHouseholds")}>
        <Skeleton height="48px" />
      </SkeletonGroup>
    );
  }
  if (all.length === 0) {
    return (
      <div className="grid gap-3">
        <p className="m-0">{t("noHousehold")}</p>
        <ButtonLink href={LINKS.household} variant="primary">
          {t("makeAHousehold")}
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
