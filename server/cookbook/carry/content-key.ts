import { createHash } from "node:crypto";
import { lineWords } from "@/lib/recipes/line-words";
import type { CarriedRecipe } from "@/server/recipes/carried/carried-recipe";

type Content = {
  title: string;
  ingredients: readonly Omit<CarriedRecipe["ingredients"][number], "group">[];
  instructions: readonly { text: string }[];
};

const folded = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * A hash that is equal for two recipes with the same name, ingredients and steps, however they are spaced or split into
 * columns.
 */
export const contentKey = ({ title, ingredients, instructions }: Content): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        folded(title),
        ingredients.map((line) => folded(lineWords(line))),
        instructions.map(({ text }) => folded(text)),
      ]),
    )
    .digest("base64url");
