import { useText } from "#use-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import type { Restriction } from "@/lib/profile/allergies";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

type RemoveAllergyProps = {
  /** null: the dialog is closed. */
  allergy: Restriction | null;
  onRemove: (allergy: Restriction) => void;
  onClose: () => void;
};

/** Asks for confirmation before an allergy is removed from the card. */
export function RemoveAllergy({ allergy, onRemove, onClose }: RemoveAllergyProps) {
  const term = useText(terms);
  const t = useText(profile);
  return (
    <ConfirmDialog
      cancelLabel={t("keepIt")}
      confirmLabel={t("removeAllergy")}
      description={t("noLongerWarned", { label: term.known(allergy?.label ?? "") })}
      onConfirm={() => allergy && onRemove(allergy)}
      onOpenChange={(open) => !open && onClose()}
      open={allergy !== null}
      title={t("removeLabel", { label: term.known(allergy?.label ?? "") })}
    />
  );
}
