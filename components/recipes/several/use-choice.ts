"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { recipeAddress } from "@/components/recipes/recipe-address";
import type { FoundRecipe } from "@/components/recipes/several/recipes-found";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { MAX_PICKED } from "@/lib/recipes/max-picked";
import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import { leftOutText } from "@/messages/en/left-out";

/** Where the recipes stand: an address, or the text that was pasted. */
export type Given = Pick<ParseRecipeBody, "url" | "html" | "text">;
type Imported = { id: string; title: string };

/** Which of several recipes are chosen, and their import. */
export function useChoice(given: Given, recipes: readonly FoundRecipe[]) {
  const t = useText(leftOutText);
  const router = useRouter();
  const toast = useToast();
  const { busy, run } = useTask();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [imported, setImported] = useState<readonly Imported[]>([]);
  const choosable = recipes.flatMap(({ title, reason }) => (reason === null ? title : [])).slice(0, MAX_PICKED);

  async function importChosen() {
    const recipe = await api.parseRecipe({ ...given, pick: [...chosen] });
    const all = recipe.imported ?? [recipe];
    if (all.length > 1) return setImported(all);
    router.push(recipeAddress(recipe.id));
    return LEAVING;
  }

  return {
    busy,
    chosen,
    choosable,
    imported,
    choose: setChosen,
    toggle: (title: string) =>
      setChosen(chosen.includes(title) ? chosen.filter((each) => each !== title) : [...chosen, title]),
    submit: () => run("import", importChosen, (error) => toast("error", failureOf(error, t.known(NO_DETAIL)))),
  };
}
