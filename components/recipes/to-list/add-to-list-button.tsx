"use client";

import { useText } from "#use-text";
import { type ToAdd, useAddToList } from "@/components/recipes/to-list/use-add-to-list";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { addToListText } from "@/messages/en/add-to-list";

type AddToListButtonProps = {
  source: ToAdd;
  size?: "md" | "sm";
  variant?: ButtonVariant;
  /** Adds the recipe's name to the accessible name, for pages that show several of these buttons. */
  isNamed?: boolean;
};

/** The "+ Grocery List" button of recipes and variants. A double click counts as one click. */
export function AddToListButton({ source, size, variant, isNamed = false }: AddToListButtonProps) {
  const t = useText(addToListText);
  const { add, busy } = useAddToList(source);
  return (
    <Button busy={busy} onClick={({ detail }) => detail < 2 && void add()} size={size} variant={variant}>
      {t("groceryList")}
      {isNamed && <span className="sr-only">: {source.title}</span>}
    </Button>
  );
}
