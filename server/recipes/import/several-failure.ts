import { AppError } from "@/lib/errors";
import type { PlainKey } from "@/lib/i18n/sentence";
import type { FoundRecipeWire } from "@/lib/schemas/recipes";
import { type FileReading, isRead } from "../carried/carried-recipe";
import { importFailure } from "./import-failure";
import type { Job } from "./read-job";

/** The error for several recipes in one page or text; `recipes` beside its sentence names them all, to pick from. */
export class SeveralRecipes extends AppError {
  constructor(
    said: PlainKey,
    readonly found: FileReading,
    readonly recipes: FoundRecipeWire[] = found.map(toFound),
  ) {
    super("invalid", said, { reason: "several_recipes", beside: { recipes } });
  }
}

export function severalFailure(kind: Job["kind"], found: FileReading): AppError {
  if (!found.some(isRead)) return importFailure("several_recipes");
  return new SeveralRecipes(kind === "page" ? "importSeveralOnPage" : "importSeveralInText", found);
}

const toFound = (each: FileReading[number]): FoundRecipeWire =>
  isRead(each)
    ? {
        title: each.recipe.title,
        ingredients: each.recipe.ingredients.length,
        instructions: each.recipe.instructions.length,
        reason: null,
      }
    : { title: each.title, ingredients: 0, instructions: 0, reason: each.reason };
