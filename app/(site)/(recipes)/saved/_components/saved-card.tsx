"use client";

import { Eye, Pencil } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { CardFit } from "@/components/recipes/card-fit";
import { CardBody, CardIngredients, CardTitle } from "@/components/recipes/card-parts";
import { DietaryTags } from "@/components/recipes/dietary-tags";
import { Plate } from "@/components/recipes/plate";
import { editAddress, editVariantAddress, recipeAddress, variantAddress } from "@/components/recipes/recipe-address";
import { CARD_SIZES } from "@/components/recipes/recipe-grid";
import { RecipePicture } from "@/components/recipes/recipe-picture";
import { ingredientText } from "@/components/recipes/recipe-words";
import { SaveButton } from "@/components/recipes/save-button";
import { DeleteRecipe } from "@/components/recipes/saved/delete-recipe";
import { relativeDate } from "@/components/recipes/saved/relative-date";
import { Button, ButtonLink } from "@/components/ui/button";
import { Tag } from "@/components/ui/chip";
import { DeleteVariant } from "@/components/variants/delete-variant";
import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { cookbookText } from "@/messages/en/cookbook";
import { kitchenText } from "@/messages/en/kitchen";
import { CollectButton } from "./collect-button";

const MAX_INGREDIENTS = 3;
const MAX_TAGS = 3;
const TYPE_WORDS: Record<MyRecipeWire["type"], string> = { saved: "Saved", created: "Yours", variant: "Customized" };

type SavedCardProps = { recipe: MyRecipeWire; now: string; onPreview: () => void; onGone: () => void };

/** A card of the list. The person's own recipes and variants can be edited and deleted, saved ones unsaved. */
export function SavedCard({ recipe, now, onPreview, onGone }: SavedCardProps) {
  const t = useText(cookbookText);
  const left = recipe.ingredients.length - MAX_INGREDIENTS;
  return (
    <article className="sheet grid grid-rows-[auto_1fr_auto] content-start overflow-hidden">
      <RecipePicture className="aspect-video" recipe={recipe} sizes={CARD_SIZES}>
        <Plate recipe={recipe} />
      </RecipePicture>
      <CardBody>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
          <Tag>{t.known(TYPE_WORDS[recipe.type])}</Tag>
          <DateLabel iso={recipe.created_at} now={now} />
        </p>
        <CardTitle>
          <Link href={recipe.type === "variant" ? variantAddress(recipe.id) : recipeAddress(recipe.id)}>
            {recipe.title}
          </Link>
        </CardTitle>
        {recipe.base_recipe_title && (
          <p className="soft small">{t("fromBaseRecipeTitle", { base_recipe_title: recipe.base_recipe_title })}</p>
        )}
        <CardIngredients label={t("ingredients")}>
          {recipe.ingredients.slice(0, MAX_INGREDIENTS).map((line) => (
            <li key={line.id}>{ingredientText(line)}</li>
          ))}
          {left > 0 && <li className="soft">{recipe.is_excerpt ? t("andMore") : t("andLeftMore", { left })}</li>}
        </CardIngredients>
        <CardFit fit={recipe.fit} />
        <DietaryTags dietaryInfo={recipe.dietary_info} max={MAX_TAGS} />
      </CardBody>
      <div className="flex flex-wrap gap-2 px-5 pb-5">
        <Button aria-label={t("previewTitle", { title: recipe.title })} onClick={onPreview} size="sm">
          <Eye size={18} />
          {t("preview")}
        </Button>
        <CollectButton recipe={recipe} />
        {recipe.type !== "saved" && (
          <>
            <ButtonLink
              aria-label={t("editTitle", { title: recipe.title })}
              href={recipe.type === "variant" ? editVariantAddress(recipe.id) : editAddress(recipe.id)}
              prefetch={false}
              size="sm"
            >
              <Pencil size={18} />
              {t("edit")}
            </ButtonLink>
            {recipe.type === "variant" ? (
              <DeleteVariant onDeleted={onGone} size="sm" variant={recipe} />
            ) : (
              <DeleteRecipe onDeleted={onGone} recipe={recipe} />
            )}
          </>
        )}
        {recipe.type === "saved" && <SaveButton onChanged={(saved) => !saved && onGone()} recipe={recipe} size="sm" />}
      </div>
    </article>
  );
}

/** The server counts days in its own time zone, so the text is recalculated in the reader's after hydration. */
function DateLabel({ iso, now }: { iso: string; now: string }) {
  const k = useText(kitchenText);
  const { locale } = k;
  const [words, setWords] = useState(() => relativeDate(iso, new Date(now), locale));
  useEffect(() => setWords(relativeDate(iso, new Date(), locale)), [iso, locale]);
  return (
    <time className="soft" dateTime={iso} suppressHydrationWarning>
      {k.known(words)}
    </time>
  );
}
