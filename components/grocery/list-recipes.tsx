"use client";

import { Minus, Plus, X } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { ListStore } from "@/components/grocery/device/list-store";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { groceries } from "@/lib/grocery-client";
import type { GroceryListWire } from "@/lib/schemas/grocery";

type Adding = GroceryListWire["recipes"][number];
type ListRecipesProps = { list: GroceryListWire; store: ListStore };

/** What is cooked from this list: for how many, and what no longer is. */
export function ListRecipes({ list, store }: ListRecipesProps) {
  if (list.recipes.length === 0) return null;
  return (
    <section aria-labelledby="list-recipes" className="list-recipes grocery-screen-only">
      <h2 id="list-recipes">Recipes on this list</h2>
      <ul>
        {list.recipes.map((adding) => (
          <RecipeRow adding={adding} key={adding.id} listId={list.id} store={store} />
        ))}
      </ul>
    </section>
  );
}

const MAX_SERVINGS = 500;

function RecipeRow({ adding, listId, store }: { adding: Adding; listId: string; store: ListStore }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { servings, title } = adding;

  /** One change of a recipe at a time; the server alone can do it, so it needs a connection. */
  async function change(work: () => Promise<GroceryListWire>, failure: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await store.act(work);
      return true;
    } catch {
      toast("error", failure);
      return false;
    } finally {
      setBusy(false);
    }
  }
  const rescale = (wanted: number) =>
    change(
      () => groceries.rescaleRecipe(listId, adding.id, wanted),
      `Failed to change the servings of ${title}. Please try again.`,
    );
  async function remove() {
    const isRemoved = await change(
      () => groceries.removeRecipe(listId, { adding_id: adding.id }),
      `Failed to remove ${title}. Please try again.`,
    );
    if (!isRemoved) return;
    toast("success", `Removed ${title} and its share of the list`, {
      label: "Undo",
      onSelect: () => void store.change([{ type: "restore_recipe", adding_id: adding.id }]),
    });
  }

  return (
    <li aria-busy={busy || undefined}>
      <RecipeName adding={adding} />
      {servings !== null && (
        <span className="list-servings num">
          <IconButton
            disabled={servings <= 1}
            label={`One serving of ${title} fewer`}
            onClick={() => void rescale(Math.max(1, Math.ceil(servings) - 1))}
          >
            <Minus size={20} />
          </IconButton>
          <span>
            {Number(servings.toFixed(2))} <span className="soft">{servings === 1 ? "serving" : "servings"}</span>
          </span>
          <IconButton
            disabled={servings >= MAX_SERVINGS}
            label={`One serving of ${title} more`}
            onClick={() => void rescale(Math.floor(servings) + 1)}
          >
            <Plus size={20} />
          </IconButton>
        </span>
      )}
      <IconButton label={`Remove ${title} from this list`} onClick={() => void remove()}>
        <X size={20} />
      </IconButton>
    </li>
  );
}

/** A recipe may be gone while its share of the list stays. */
function RecipeName({ adding: { title, recipe_id, variant_id } }: { adding: Adding }) {
  const href = recipe_id ? recipeAddress(recipe_id) : variant_id ? `/variants/${variant_id}/view` : null;
  if (!href) return <span className="list-recipe">{title}</span>;
  return (
    <Link className="list-recipe" href={href} prefetch={false}>
      {title}
    </Link>
  );
}
