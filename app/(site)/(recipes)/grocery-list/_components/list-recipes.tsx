"use client";

import { Minus, Plus, X } from "lucide-react";
import Link from "next/link";
import { useText } from "#use-text";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { IconButton } from "@/components/ui/icon-button";
import { RuledHeading } from "@/components/ui/ruled-heading";
import { useToast } from "@/components/ui/toast";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import type { ListStore } from "./device/list-store";

type Addition = GroceryListWire["recipes"][number];
type ListRecipesProps = { list: GroceryListWire; store: ListStore };

/** The recipes of this list, with their servings, and those that no longer exist. */
export function ListRecipes({ list, store }: ListRecipesProps) {
  const t = useText(groceryText);
  if (list.recipes.length === 0) return null;
  return (
    <section aria-labelledby="list-recipes" className="mt-10 print:hidden">
      <RuledHeading id="list-recipes">{t("recipesOnThisList")}</RuledHeading>
      <ul>
        {list.recipes.map((addition) => (
          <RecipeRow addition={addition} key={addition.id} store={store} />
        ))}
      </ul>
    </section>
  );
}

const MAX_SERVINGS = 500;

/** Works offline: the device holds the unrounded shares of every recipe. */
function RecipeRow({ addition, store }: { addition: Addition; store: ListStore }) {
  const t = useText(groceryText);
  const toast = useToast();
  const { title } = addition;
  const times = addition.servings ?? addition.scale;
  const unit = addition.servings === null ? "timesBehindNumber" : "servingsBehindNumber";
  const next = stepsOf(addition);

  function serve(wanted: number | null) {
    if (wanted === null) return;
    const change = addition.servings === null ? { scale: wanted } : { servings: wanted };
    void store.change([{ type: "servings", adding_id: addition.id, at: store.stamp(), ...change, from: times }]);
  }
  function remove() {
    void store.change([{ type: "remove_recipe", adding_id: addition.id, at: store.stamp() }]);
    toast("success", t("recipeRemoved", { title }), {
      label: t("undo"),
      onSelect: () => void store.change([{ type: "restore_recipe", adding_id: addition.id, at: store.stamp() }]),
    });
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center border-line border-b py-1.5 tablet:grid-cols-[minmax(0,1fr)_auto_auto]">
      <RecipeName addition={addition} />
      <span className="num -ms-2.5 row-2 inline-flex items-center tablet:row-auto">
        <IconButton
          disabled={next.down === null}
          label={addition.servings === null ? t("titleFewerTimes", { title }) : t("oneServingFewer", { title })}
          onClick={() => serve(next.down)}
        >
          <Minus size={20} />
        </IconButton>
        <span>
          {times.toLocaleString(t.locale, { maximumFractionDigits: 3 })}{" "}
          <span className="soft">{t(unit, { count: times })}</span>
        </span>
        <IconButton
          disabled={next.up === null}
          label={addition.servings === null ? t("titleMoreTimes", { title }) : t("oneServingOfTitleMore", { title })}
          onClick={() => serve(next.up)}
        >
          <Plus size={20} />
        </IconButton>
      </span>
      <IconButton label={t("removeRecipe", { title })} onClick={remove}>
        <X size={20} />
      </IconButton>
    </li>
  );
}

/** Changes by whole servings. A recipe that states no servings is scaled to half, once, twice and so on. */
function stepsOf({ servings, scale }: Addition): { down: number | null; up: number | null } {
  const most = MAX_SERVINGS;
  if (servings !== null) {
    const [down, up] = [Math.ceil(servings) - 1, Math.floor(servings) + 1];
    return { down: down >= 1 ? down : null, up: up <= most ? up : null };
  }
  if (scale <= 1) return { down: scale > 0.5 ? 0.5 : null, up: scale < 1 ? 1 : 2 };
  const up = Math.floor(scale) + 1;
  return { down: Math.max(1, Math.ceil(scale) - 1), up: up <= most ? up : null };
}

const NAME = "wrap-anywhere py-2.5 font-[560]";

/** A recipe may have been deleted while its shares of the list stay. */
function RecipeName({ addition: { title, recipe_id, variant_id } }: { addition: Addition }) {
  const href = recipe_id ? recipeAddress(recipe_id) : variant_id ? `/variants/${variant_id}/view` : null;
  if (!href) return <span className={NAME}>{title}</span>;
  return (
    <Link className={NAME} href={href} prefetch={false}>
      {title}
    </Link>
  );
}
