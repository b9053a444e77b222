import { ConfirmDialog } from "@/components/ui/dialog";
import type { Restriction } from "@/lib/dietary/allergies";

type RemoveAllergyProps = {
  /** null: closed. */
  allergy: Restriction | null;
  onRemove: (allergy: Restriction) => void;
  onClose: () => void;
};

/** Asks once before an allergy leaves the card. */
export function RemoveAllergy({ allergy, onRemove, onClose }: RemoveAllergyProps) {
  return (
    <ConfirmDialog
      cancelLabel="Keep it"
      confirmLabel="Remove allergy"
      description={`Kitchens, apps and menus will no longer be warned of ${allergy?.label ?? ""}.`}
      onConfirm={() => allergy && onRemove(allergy)}
      onOpenChange={(open) => !open && onClose()}
      open={allergy !== null}
      title={`Remove ${allergy?.label ?? ""}?`}
    />
  );
}
