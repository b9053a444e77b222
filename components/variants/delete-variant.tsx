"use client";

import { useText } from "#use-text";
import { DeleteDialog } from "@/components/recipes/saved/delete-dialog";
import { variants } from "@/lib/variants-client";
import { variantsText } from "@/messages/en/variants";

type DeleteVariantProps = { variant: { id: string; title: string }; size?: "md" | "sm"; onDeleted: () => void };

/** Asks before the variant is deleted, and says what is not deleted. */
export const DeleteVariant = ({ variant, size, onDeleted }: DeleteVariantProps) => {
  const t = useText(variantsText);
  return (
    <DeleteDialog
      failed={t("variantNotDeleted")}
      heading={t("deleteVariant")}
      onDeleted={onDeleted}
      remove={() => variants.delete(variant.id)}
      size={size}
      title={variant.title}
    >
      {t.rich("titleIsDeletedFor", { title: variant.title, b: (inside) => <b>{inside}</b> })}
    </DeleteDialog>
  );
};
