"use client";

import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useSaved } from "@/components/recipes/use-saved";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

type SaveButtonProps = {
  recipe: Pick<RecipeWire, "id" | "title" | "type">;
  size?: "md" | "sm";
  variant?: ButtonVariant;
  onChanged?: (saved: boolean) => void;
};

/** Saves a recipe, or unsaves it after a question. Visitors are asked to sign in. */
export function SaveButton({ recipe, size, variant = "primary", onChanged }: SaveButtonProps) {
  const t = useText(recipesText);
  const [asking, setAsking] = useState(false);
  const { saved, busy, save, unsave } = useSaved(recipe, recipe.type === "saved", onChanged);
  if (!saved) {
    return (
      <Button busy={busy} onClick={() => void save()} size={size} variant={variant}>
        <Bookmark size={20} />
        {t("save")}
      </Button>
    );
  }
  return (
    <>
      <Button aria-haspopup="dialog" busy={busy && !asking} onClick={() => setAsking(true)} size={size}>
        <BookmarkCheck size={20} />
        {t("unsave")}
      </Button>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("remove")}
        description={t.rich("titleLeavesYourRecipes", { title: recipe.title, b: (inside) => <b>{inside}</b> })}
        onConfirm={async () => {
          await unsave();
          setAsking(false);
        }}
        onOpenChange={setAsking}
        open={asking}
        title={t("removeRecipe")}
      />
    </>
  );
}
