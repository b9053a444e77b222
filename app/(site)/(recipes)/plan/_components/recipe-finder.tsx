import { useDraggable } from "@dnd-kit/core";
import { useQuery } from "@tanstack/react-query";
import { GripVertical, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useText } from "#use-text";
import { CardFit } from "@/components/recipes/card-fit";
import { EmptyState, ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { plans } from "@/lib/meal-plan-client";
import type { PlanRecipeWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import { LOOK_AGAIN_MS, PLAN_RECIPES } from "./use-plan";

type RecipeFinderProps = {
  /** The household whose plan it is for; null: the reader's own. */
  householdId: string | null;
  onChoose: (recipe: PlanRecipeWire) => void;
  /** Whether the recipes can be dragged onto the plan, too. */
  isShelf?: boolean;
};

/**
 * Searches the person's own and saved recipes, then all others, by words of title and ingredients. Each result shows
 * how it fits.
 */
export function RecipeFinder({ householdId, onChoose, isShelf = false }: RecipeFinderProps) {
  const t = useText(planText);
  const [text, setText] = useState("");
  const q = useDeferredValue(text.trim());
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: [PLAN_RECIPES, householdId, q],
    queryFn: ({ signal }) => plans.findRecipes(q, householdId, signal),
    placeholderData: (before) => before,
    // As the plan itself, so that both speak of the same cards.
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
  });
  const count = data ? data.own.length + data.found.length : 0;
  return (
    <div className="grid gap-4">
      <TextField
        autoComplete="off"
        label={t("findARecipe")}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        placeholder={t("dishOrIngredient")}
        type="search"
        value={text}
      />
      <p className="sr-only" role="status">
        {data && q && !isFetching && t("countFound", { count })}
      </p>
      {!data && !isError && <Waiting />}
      {isError && !data && (
        <ErrorState onRetry={() => void refetch()} title={t("recipesNotLoaded")}>
          {t("planSafe")}
        </ErrorState>
      )}
      {data && count === 0 && (
        <EmptyState headingLevel={3} title={q ? t("nothingFound") : t("noRecipesYet")}>
          {q ? t("noneFound", { q }) : t("saveOrWriteA")}
        </EmptyState>
      )}
      {data && <Found isShelf={isShelf} onChoose={onChoose} recipes={data.own} title={t("yours")} />}
      {data && <Found isShelf={isShelf} onChoose={onChoose} recipes={data.found} title={t("allRecipes")} />}
    </div>
  );
}

type FoundProps = Omit<RecipeFinderProps, "householdId"> & { title: string; recipes: readonly PlanRecipeWire[] };

function Found({ title, recipes, onChoose, isShelf }: FoundProps) {
  const t = useText(planText);
  if (recipes.length === 0) return null;
  return (
    <section>
      <h3 className="border-line border-b pb-1 font-serif text-step-1">{title}</h3>
      <ul>
        {recipes.map((recipe) => (
          <li className="flex items-start gap-1 border-line border-b py-2" key={recipe.id}>
            {isShelf && <ShelfHandle recipe={recipe} />}
            <div className="min-w-0 flex-1 py-2">
              <p className="break-words font-semibold font-serif leading-snug">{recipe.title}</p>
              <CardFit fit={recipe.fit} />
            </div>
            <IconButton label={t("planTitle", { title: recipe.title })} onClick={() => onChoose(recipe)} variant="line">
              <Plus size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For pointers only, because the button beside it does the same by keyboard. */
function ShelfHandle({ recipe }: { recipe: PlanRecipeWire }) {
  const { setNodeRef, listeners } = useDraggable({ id: `shelf|${recipe.id}`, data: { title: recipe.title, recipe } });
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft"
      data-shelf={recipe.title}
      ref={setNodeRef}
      {...listeners}
    >
      <GripVertical size={18} />
    </span>
  );
}

function Waiting() {
  const t = useText(planText);
  return (
    <SkeletonGroup label={t("recipesAreLoading")}>
      <div className="grid gap-4">
        <Skeleton height="48px" />
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </div>
    </SkeletonGroup>
  );
}
