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
import { normalizedName } from "@/lib/text/normalized-name";
import { variants } from "@/lib/variants-client";
import { leftOutText } from "@/messages/en/left-out";

export type LeftOut = NonNullable<RecipeDetailWire["left_out"]>[number];
export type DoubtfulLine = NonNullable<RecipeDetailWire["doubtful_lines"]>[number];
type Lines = Pick<UpdateRecipeInput, "ingredients" | "instructions">;

/** Adds a line that the import left out, puts another in a doubtful one's place, or dismisses what is open. */
export function useLeftOut(recipe: RecipeDetailWire, variant: VariantDetailWire | null = null) {
  const t = useText(leftOutText);
  const router = useRouter();
  const toast = useToast();
  const { running, run } = useTask<"add" | "change" | "dismiss">();
  /** Created here, so that a request that is repeated after a lost answer makes one version. */
  const newId = useRef<string | null>(null);
  const failed = (error: unknown) => toast("error", error instanceof ApiError ? error.message : t.known(NO_DETAIL));

  const update = async (lines: Lines, dismissed: readonly string[]): Promise<void> => {
    const { title, updated_at } = recipe;
    const rest = { title, updated_at, dismiss_left_out: [...dismissed] };
    if (variant) await variants.update(variant.id, { ...ofVariant(variant, lines), ...rest });
    else await api.updateRecipe(recipe.id, { ...lines, ...rest });
  };

  async function putIntoVersion(lines: Lines) {
    newId.current ??= crypto.randomUUID();
    const saved = await variants.create(recipe.id, { id: newId.current, ...versionOf(lines) });
    toast("success", t("addedToVersion"));
    router.push(variantAddress(saved.id));
    return LEAVING;
  }

  async function putIntoOwn(lines: Lines) {
    await update(lines, []);
    toast("success", t("added"));
    router.refresh();
  }

  const put = (lines: Lines) => (variant || recipe.type === "created" ? putIntoOwn(lines) : putIntoVersion(lines));

  return {
    running,
    add: (line: LeftOut) => run("add", () => put(withLine(recipe, line)), failed),
    change: ({ line }: DoubtfulLine, text: string) => run("change", () => put(withOther(recipe, line, text)), failed),
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

/** The lines as those of a version, each with the base's line that it was made from. */
export const versionOf = ({ ingredients, instructions }: Lines) => ({
  variant_ingredients: ingredients.map(({ id, ...each }) => ({ ...each, base_ingredient_id: uuidOrNull(id) })),
  variant_instructions: instructions.map(({ id, ...each }) => ({ ...each, base_instruction_id: uuidOrNull(id) })),
});

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
  return { ingredients: [...ingredients, partsOf(text)], instructions };
}

/** The recipe's lines with a text in the place of a line. */
export const withOther = (recipe: RecipeDetailWire, line: string, text: string): Lines =>
  withCorrections(recipe, [{ line, text }]);

/** The recipe's lines with others in the place of some. A text of several lines becomes as many, an empty one none. */
export function withCorrections(
  recipe: RecipeDetailWire,
  corrections: readonly { line: string; text: string }[],
): Lines {
  const { ingredients, instructions } = linesOf(recipe);
  const waiting = [...corrections];
  const corrected = ingredients.flatMap((each) => {
    const at = waiting.findIndex(({ line }) => bare(wordsOf(each)) === bare(line));
    if (at < 0) return [each];
    const texts = (waiting.splice(at, 1)[0]?.text ?? "").split("\n").filter((text) => text.trim() !== "");
    const { id, group } = each;
    return texts.map((text, i) => ({ id: i === 0 ? id : null, group, note: null, ...partsOf(text) }));
  });
  return { ingredients: corrected, instructions };
}

const wordsOf = ({ quantity, unit, name, note }: Lines["ingredients"][number]): string =>
  [quantity, unit, name, note].filter(Boolean).join(" ");
const bare = (text: string): string => normalizedName(text).replaceAll(" ", "");

function partsOf(text: string) {
  const { quantity, unit, name } = splitLine(text);
  return name === ""
    ? { name: text, quantity: null, unit: null }
    : { name, quantity: quantity || null, unit: unit || null };
}
