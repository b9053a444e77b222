"use client";

import "@/styles/recipes.css";
import "@/styles/saved.css";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { filterRecipes } from "@/components/recipes/saved/filter-recipes";
import { PreviewDialog } from "@/components/recipes/saved/preview-dialog";
import { SavedCard } from "@/components/recipes/saved/saved-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { LINKS } from "@/lib/links";
import type { MyRecipeWire } from "@/lib/schemas/recipes";

type SavedScreenProps = {
  recipes: readonly MyRecipeWire[];
  /** When the server answered: what "Today" is counted from on the first paint. */
  now: string;
};

/** What the person saved, wrote and customised, narrowed by title or ingredient. */
export function SavedScreen({ recipes, now }: SavedScreenProps) {
  const [text, setText] = useState("");
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<MyRecipeWire | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  // A newer list from the server knows what is gone, and what came back.
  useEffect(() => {
    if (recipes) setGone(new Set());
  }, [recipes]);
  const kept = recipes.filter(({ id, type }) => !gone.has(`${type} ${id}`));
  const shown = filterRecipes(kept, text);
  const remove = ({ id, type }: MyRecipeWire) => {
    setGone((before) => new Set([...before, `${type} ${id}`]));
    // The button that had the focus goes with its card.
    heading.current?.focus();
    router.refresh();
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Your Recipes
      </h1>
      <div className="saved-tools">
        <TextField
          autoComplete="off"
          label="Filter by title or ingredient"
          onChange={(event) => setText(event.target.value)}
          type="search"
          value={text}
        />
        <ButtonLink href={LINKS.newRecipe} prefetch={false} variant="primary">
          <Plus size={20} />
          Create Recipe
        </ButtonLink>
      </div>
      <p className="sr" role="status">
        {text && `${shown.length} of ${kept.length} recipes`}
      </p>
      {kept.length === 0 && (
        <EmptyState
          action={
            <ButtonLink href={LINKS.recipes} prefetch={false}>
              Browse Recipes
            </ButtonLink>
          }
          title="No recipes yet"
        >
          Recipes you save, write or customise stand here, on every device you sign in on.
        </EmptyState>
      )}
      {kept.length > 0 && shown.length === 0 && (
        <p className="soft">None of your recipes has “{text.trim()}” in its title or ingredients.</p>
      )}
      <ul className="recipe-grid">
        {shown.map((recipe) => (
          <li key={`${recipe.type} ${recipe.id}`}>
            <SavedCard now={now} onGone={() => remove(recipe)} onPreview={() => setPreviewed(recipe)} recipe={recipe} />
          </li>
        ))}
      </ul>
      <PreviewDialog onClose={() => setPreviewed(null)} recipe={previewed} />
    </>
  );
}
