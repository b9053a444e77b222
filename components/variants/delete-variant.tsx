"use client";

import { DeleteDialog } from "@/components/recipes/saved/delete-dialog";
import { variants } from "@/lib/variants-client";

type DeleteVariantProps = { variant: { id: string; title: string }; size?: "md" | "sm"; onDeleted: () => void };

/** Names the variant, and says what stays. */
export const DeleteVariant = ({ variant, size, onDeleted }: DeleteVariantProps) => (
  <DeleteDialog
    failed="Failed to delete recipe variant"
    heading="Delete Variant"
    onDeleted={onDeleted}
    remove={() => variants.delete(variant.id)}
    size={size}
    title={variant.title}
  >
    <b>{variant.title}</b> is deleted for good. The recipe that it was made from stays, and so does what it put on your
    grocery lists.
  </DeleteDialog>
);
