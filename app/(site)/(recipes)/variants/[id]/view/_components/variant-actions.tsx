"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { ActionRow } from "@/components/recipes/action-row";
import { editVariantAddress } from "@/components/recipes/recipe-address";
import { RecipeToList } from "@/components/recipes/recipe-to-list";
import { ShareRecipe } from "@/components/recipes/share/share-recipe";
import { ButtonLink } from "@/components/ui/button";
import { DeleteVariant } from "@/components/variants/delete-variant";
import { LINKS } from "@/lib/links";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { variantsText } from "@/messages/en/variants";

/** The actions of a variant's owner. */
export function VariantActions({ recipe }: { recipe: Pick<RecipeWire, "id" | "title" | "servings" | "type"> }) {
  const t = useText(variantsText);
  const router = useRouter();
  return (
    <ActionRow>
      <ButtonLink href={editVariantAddress(recipe.id)} prefetch={false} variant="primary">
        <Pencil size={20} />
        {t("edit")}
      </ButtonLink>
      <ShareRecipe recipe={recipe} />
      <RecipeToList recipe={recipe} />
      <DeleteVariant
        onDeleted={() => {
          router.push(LINKS.saved);
          router.refresh();
        }}
        variant={recipe}
      />
    </ActionRow>
  );
}
