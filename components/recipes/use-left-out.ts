"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useText } from "#use-text";
import { variantAddress } from "@/components/recipes/recipe-address";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { splitLine } from "@/lib/quantity/split-line";
import type { UpdateRecipeInput } from "@/lib/schemas/recipe-bodies";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { variants } from "@/lib/variants-client";
import { leftOutText } from "@/messages/en/left-out";

export type LeftOut = NonNullable<RecipeDetailWire["left_out"]>[number];
type Lines = Pick<UpdateRecipeInput, "ingredients" | "instructions">;

/** Adds a line that the import left out, or dismisses what it left out. */
export function useLeftOut(recipe: RecipeDetailWire, variant: VariantDetailWire | null = null) {
  const t = useText(leftOutText);
  const router = useRouter();
  const toast = useToast();
  const { running, run } = useTask<"add" | "dismiss">();
  /** Created here, so that a request that is repeated after a lost answer makes one version. */
  const newId = useRef<string | null>(null);
  const failed = (error: unknown) => toast("error", error instanceof ApiError ? error.message : t.known(NO_DETAIL));

  const update = async (lines: Lines, dismissed: readonly string[]): Promise<void> => {
    const { title, updated_at } = recipe;
    const rest = { title, updated_at, dismiss_left_out: [...dismissed] };
    if (variant) await variants.update(variant.id, { ...ofVariant(variant, lines), ...rest });
    else await api.updateRecipe(recipe.id, { ...lines, ...rest });
  };

  async function addToVersion(line: LeftOut) {
    newId.current ??= crypto.randomUUID();
    const { ingredients, instructions } = withLine(recipe, line);
    const saved = await variants.create(recipe.id, {
      id: newId.current,
      variant_ingredients: ingredients.map(({ id, ...each }) => ({ ...each, base_ingredient_id: uuidOrNull(id) })),
      variant_instructions: instructions.map(({ id, ...each }) => ({ ...each, base_instruction_id: uuidOrNull(id) })),
    });
    toast("success", t("addedToVersion"));
    router.push(variantAddress(saved.id));
    return LEAVING;
  }

  async function addToOwn(line: LeftOut) {
    await update(withLine(recipe, line), []);
    toast("success", t("added"));
    router.refresh();
  }

  return {
    running,
    add: (line: LeftOut) =>
      run("add", () => (variant || recipe.type === "created" ? addToOwn(line) : addToVersion(line)), failed),
    dismiss: (texts: readonly string[]) =>
      run(
        "dismiss",
        async () => {
          await update(linesOf(recipe), texts);
          router.refresh();
        },
        failed,
      ),
  };
}

const uuidOrNull = (id: string | number | null | undefined): string | null => (typeof id === "string" ? id : null);

const linesOf = ({ ingredients, instructions }: RecipeDetailWire): Lines => ({
  ingredients: ingredients.map(({ id, name, quantity, unit, group, note }) => ({
    id,
    name,
    quantity,
    unit,
    group,
    note,
  })),
  instructions: instructions.map(({ id, text, group }) => ({ id, text, group })),
});

/** The lines of a variant with those of the base that they were made from; a new line stands at the end. */
const ofVariant = (variant: VariantDetailWire, { ingredients, instructions }: Lines) => ({
  variant_ingredients: ingredients.map(({ id: _, ...line }, at) => ({
    ...line,
    base_ingredient_id: variant.variant_ingredients[at]?.base_ingredient_id ?? null,
  })),
  variant_instructions: instructions.map(({ id: _, ...line }, at) => ({
    ...line,
    base_instruction_id: variant.variant_instructions[at]?.base_instruction_id ?? null,
  })),
});

/** The recipe's lines with one more at the end of the list, or of the method. */
export function withLine(recipe: RecipeDetailWire, { text, why }: LeftOut): Lines {
  const { ingredients, instructions } = linesOf(recipe);
  if (why === "method") return { ingredients, instructions: [...instructions, { text }] };
  const { quantity, unit, name } = splitLine(text);
  const added = name === "" ? { name: text } : { name, quantity: quantity || null, unit: unit || null };
  return { ingredients: [...ingredients, added], instructions };
}
