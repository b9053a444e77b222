"use client";

import { FileText } from "lucide-react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { useToast } from "@/components/ui/toast";
import type { KindName } from "@/lib/recipes/kinds";
import type { TimeName } from "@/lib/recipes/times";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { recipesText } from "@/messages/en/recipes";

export type MarkdownSource = Pick<
  RecipeDetailWire,
  "title" | "servings" | "ingredients" | "instructions" | "source_url" | "yield_text"
> &
  Pick<RecipeDetailWire, "description" | "left_out" | TimeName | KindName>;

/**
 * Downloads the recipe as written, as a text file. It contains no verdict, because that depends on the reader and the
 * day.
 */
export function SaveMarkdown({ recipe }: { recipe: MarkdownSource }) {
  const t = useText(recipesText);
  const toast = useToast();
  const save = async () => {
    try {
      const [{ writeMarkdown }, { slugOf }] = await Promise.all([
        import("@/lib/recipes/write-markdown"),
        import("@/lib/recipes/slug"),
      ]);
      const { description = null, ...rest } = recipe;
      const text = writeMarkdown({ ...rest, description, note: "", tags: [] });
      saveFile(new Blob([text], { type: "text/markdown;charset=utf-8" }), `${slugOf(recipe.title)}.md`);
    } catch {
      // The module that writes the file is loaded on demand, which fails without a connection.
      toast("error", t("fileFailed"));
    }
  };
  return (
    <Button onClick={() => void save()} size="sm">
      <FileText size={18} />
      {t("saveAsMarkdown")}
    </Button>
  );
}
