"use client";

import { SlidersHorizontal } from "lucide-react";
import { useText } from "#use-text";
import { customizeAddress } from "@/components/recipes/recipe-address";
import { useAuth } from "@/components/session/auth-provider";
import { ButtonLink } from "@/components/ui/button";
import { recipesText } from "@/messages/en/recipes";

/** Shown to signed-in people, because only they can have variants. */
export function CustomizeLink({ recipeId }: { recipeId: string }) {
  const t = useText(recipesText);
  const { viewer } = useAuth();
  if (!viewer) return null;
  return (
    <ButtonLink href={customizeAddress(recipeId)} prefetch={false}>
      <SlidersHorizontal size={20} />
      {t("customize")}
    </ButtonLink>
  );
}
