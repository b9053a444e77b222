import { useText } from "#use-text";
import type { LeaveGuard } from "@/components/recipes/form/use-leave-guard";
import { ConfirmDialog } from "@/components/ui/dialog";
import { recipeFormText } from "@/messages/en/recipe-form";

export const LeaveDialog = ({ guard, onLeave }: { guard: LeaveGuard; onLeave: () => void }) => {
  const t = useText(recipeFormText);
  return (
    <ConfirmDialog
      cancelLabel={t("keepWriting")}
      confirmLabel={t("leave")}
      description={t("unsavedWarning")}
      onConfirm={() => {
        onLeave();
        guard.confirm();
      }}
      onOpenChange={(open) => !open && guard.stay()}
      open={guard.asked !== null}
      title={t("leaveWithoutSaving")}
    />
  );
};
