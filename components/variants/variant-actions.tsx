"use client";

import { useText } from "#use-text";
import { variantsText } from "@/messages/en/variants";
import "@/styles/recipe-view.css";
import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { editVariantAddress } from "@/components/recipes/recipe-address";
import { RecipeToList } from "@/components/recipes/recipe-to-list";
import { ShareRecipe } from "@/components/recipes/share/share-recipe";
import { ButtonLink } from "@/components/ui/button";
import { DeleteVariant } from "@/components/variants/delete-variant";
import { LINKS } from "@/lib/links";
import type { RecipeWire } from "@/lib/schemas/recipes";

/** What its owner can do with a version. */
export function VariantActions({ recipe }: { recipe: Pick<RecipeWire, "id" | "title" | "servings" | "type"> }) {
  const t = useText(variantsText);
  const router = useRouter();
  return (
    <div className="recipe-actions recipe-screen-only">
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
    </div>
  );
}
