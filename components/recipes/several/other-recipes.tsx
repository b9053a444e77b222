"use client";

import { useText } from "#use-text";
import { ChooseRecipes } from "@/components/recipes/several/choose-recipes";
import { useLeftOut } from "@/components/recipes/use-left-out";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/variants";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { leftOutText } from "@/messages/en/left-out";

type OtherRecipesProps = { recipe: RecipeDetailWire; isSignedIn: boolean; className?: string };

/** The other recipes of the page that this one was read from, which the person may import too. */
export function OtherRecipes({ recipe, isSignedIn, className }: OtherRecipesProps) {
  const t = useText(leftOutText);
  const names = (recipe.left_out ?? []).flatMap(({ text, why }) => (why === "recipe" ? text : []));
  if (names.length === 0) return null;
  return (
    <section className={cn("mt-4 grid gap-2 rounded-card border border-line bg-raised px-4 py-3.5", className)}>
      <p className="font-[620]">{t("othersOnPage", { count: names.length })}</p>
      {recipe.source_url ? (
        <ChooseRecipes
          given={{ url: recipe.source_url }}
          isSignedIn={isSignedIn}
          recipes={names.map((title) => ({ title, reason: null }))}
        />
      ) : (
        <>
          <ul className="m-0 list-disc ps-5">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="text-ink-soft text-small print:hidden">{t("pasteToImport")}</p>
        </>
      )}
      {isSignedIn && recipe.type === "created" && <Hide names={names} recipe={recipe} />}
    </section>
  );
}

function Hide({ recipe, names }: { recipe: RecipeDetailWire; names: readonly string[] }) {
  const t = useText(leftOutText);
  const { running, dismiss } = useLeftOut(recipe);
  return (
    <div className="print:hidden">
      <Button busy={running !== null} onClick={() => void dismiss(names)} size="sm" variant="text">
        {t("hideOthers")}
      </Button>
    </div>
  );
}
