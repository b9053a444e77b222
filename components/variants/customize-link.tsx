"use client";

import { SlidersHorizontal } from "lucide-react";
import { useAuth } from "@/components/auth/auth-provider";
import { customizeAddress } from "@/components/recipes/recipe-address";
import { ButtonLink } from "@/components/ui/button";

/** Only signed-in people have versions of their own. */
export function CustomizeLink({ recipeId }: { recipeId: string }) {
  const { viewer } = useAuth();
  if (!viewer) return null;
  return (
    <ButtonLink href={customizeAddress(recipeId)} prefetch={false}>
      <SlidersHorizontal size={20} />
      Customize
    </ButtonLink>
  );
}
