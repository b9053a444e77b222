"use client";

import Link from "next/link";
import { useText } from "#use-text";
import { AuthLink } from "@/components/auth/auth-link";
import { recipeAddress } from "@/components/recipes/recipe-address";
import type { FoundRecipe } from "@/components/recipes/several/recipes-found";
import { type Given, useChoice } from "@/components/recipes/several/use-choice";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { leftOutText } from "@/messages/en/left-out";

type ChooseRecipesProps = { given: Given; recipes: readonly FoundRecipe[]; isSignedIn: boolean };

/** The recipes of a page or text that holds several: the person picks those that become recipes of their own. */
export function ChooseRecipes({ given, recipes, isSignedIn }: ChooseRecipesProps) {
  const t = useText(leftOutText);
  const choice = useChoice(given, recipes);
  if (choice.imported.length > 0) return <Imported recipes={choice.imported} />;
  if (!isSignedIn) {
    return (
      <div className="grid justify-items-start gap-3 print:hidden">
        <ul className="m-0 list-disc ps-5">
          {recipes.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <p className="text-ink-soft text-small">{t("signInToChoose")}</p>
        <AuthLink look="primary" mode="login">
          {t("signIn")}
        </AuthLink>
      </div>
    );
  }
  const { chosen, choosable } = choice;
  const isAll = chosen.length === choosable.length;
  return (
    <form
      className="grid w-full justify-items-start gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void choice.submit();
      }}
    >
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-only">{t("recipesFound")}</legend>
        {recipes.map((recipe) => (
          <Row
            isChosen={chosen.includes(recipe.title)}
            key={recipe.title}
            onChange={() => choice.toggle(recipe.title)}
            recipe={recipe}
          />
        ))}
      </fieldset>
      <p className="text-ink-soft text-small">{t("becomesYourOwn")}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={choice.busy} disabled={chosen.length === 0} type="submit" variant="primary">
          {t("importChosen", { count: chosen.length })}
        </Button>
        {choosable.length > 1 && (
          <Button disabled={choice.busy} onClick={() => choice.choose(isAll ? [] : choosable)} variant="text">
            {t(isAll ? "chooseNone" : "chooseAll")}
          </Button>
        )}
      </div>
    </form>
  );
}

type RowProps = { recipe: FoundRecipe; isChosen: boolean; onChange: () => void };

function Row({ recipe: { title, reason, ingredients, instructions }, isChosen, onChange }: RowProps) {
  const t = useText(leftOutText);
  if (reason !== null) return <p className="py-2.5 text-ink-soft">{t("cannotBeRead", { title })}</p>;
  return (
    <Checkbox
      checked={isChosen}
      label={
        <>
          {title}
          {ingredients !== undefined && (
            <span className="block text-ink-soft text-small">
              {t("lines", { ingredients, steps: instructions ?? 0 })}
            </span>
          )}
        </>
      }
      onChange={onChange}
    />
  );
}

function Imported({ recipes }: { recipes: readonly { id: string; title: string }[] }) {
  const t = useText(leftOutText);
  return (
    <div className="print:hidden" role="status">
      <p>{t("importedThem", { count: recipes.length })}</p>
      <ul className="m-0 mt-2 list-none p-0">
        {recipes.map(({ id, title }) => (
          <li key={id}>
            <Link className="inline-flex min-h-11 items-center" href={recipeAddress(id)} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
