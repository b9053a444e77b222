"use client";

import { ArrowLeftRight, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { Pager } from "@/components/recipes/pager";
import { RecipeGrid } from "@/components/recipes/recipe-grid";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { LINKS } from "@/lib/links";
import type { CollectionWire } from "@/lib/schemas/cookbook";
import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { cookbookText } from "@/messages/en/cookbook";
import { filterRecipes } from "./filter-recipes";
import { PreviewDialog } from "./preview-dialog";
import { SavedCard } from "./saved-card";
import { type Shelf, Shelves } from "./shelves";

type SavedScreenProps = {
  recipes: readonly MyRecipeWire[];
  /** The time of the server's answer, relative to which the first paint calculates "Today". */
  now: string;
  /** If there are several pages, the server filters: `q` is the text that it has filtered by. */
  page: number;
  totalPages: number;
  total: number;
  q: string;
  /** The person's collections and tags, and which one is shown. */
  collections: readonly CollectionWire[];
  tags: readonly string[];
  shelf: Shelf;
  /** News about these recipes, rendered above them. */
  news: ReactNode;
};

const addressOf = (page: number, q: string, { collection, tag }: Shelf): string => {
  const search = new URLSearchParams({
    ...(collection ? { collection } : {}),
    ...(tag ? { tag } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return search.size > 0 ? `${LINKS.saved}?${search}` : LINKS.saved;
};

/** The pause after the last keystroke before the server is asked, in milliseconds. */
const PAUSE_MS = 300;

/** The recipes that the person saved, wrote and customized, filtered by title or ingredient. */
export function SavedScreen(props: SavedScreenProps) {
  const t = useText(cookbookText);
  const { recipes, now, page, totalPages, total, q, collections, tags, shelf } = props;
  const [text, setText] = useState(q);
  const isOnePage = q === "" && totalPages < 2;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<MyRecipeWire | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  // A newer list from the server already reflects what was removed and restored.
  useEffect(() => {
    if (recipes) setGone(new Set());
  }, [recipes]);
  const kept = recipes.filter(({ id, type }) => !gone.has(`${type} ${id}`));
  const shown = isOnePage ? filterRecipes(kept, text) : kept;
  const isShelf = shelf.collection !== null || shelf.tag !== null;
  const hasNone = kept.length === 0 && text.trim() === "" && page === 1 && !isShelf;
  useEffect(() => {
    if (isOnePage || text.trim() === q) return;
    const timer = setTimeout(() => router.replace(addressOf(1, text.trim(), shelf), { scroll: false }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOnePage, text, q, router, shelf]);
  const remove = ({ id, type }: MyRecipeWire) => {
    setGone((before) => new Set([...before, `${type} ${id}`]));
    // The focused button is removed together with its card.
    heading.current?.focus();
    router.refresh();
  };

  return (
    <>
      <h1 className="mb-6" ref={heading} tabIndex={-1}>
        {t("yourRecipes")}
      </h1>
      {props.news}
      <div className="mb-6 grid grid-cols-1 items-end gap-3 tablet:grid-cols-[minmax(0,420px)_1fr]">
        <TextField
          autoComplete="off"
          label={t("filterHint")}
          onChange={(event) => setText(event.target.value)}
          type="search"
          value={text}
        />
        <div className="flex flex-wrap gap-3 tablet:justify-end">
          <ButtonLink href={LINKS.newRecipe} prefetch={false} variant="primary">
            <Plus size={20} />
            {t("createRecipe")}
          </ButtonLink>
          <ButtonLink href={LINKS.moveRecipes} prefetch={false}>
            <ArrowLeftRight size={20} />
            {t("importOrExport")}
          </ButtonLink>
        </div>
      </div>
      <Shelves addressOf={(to) => addressOf(1, "", to)} collections={collections} shown={shelf} tags={tags} />
      <p className="sr-only" role="status">
        {text &&
          (isOnePage ? t("shownOf", { shown: shown.length, all: kept.length }) : t("recipesInAll", { count: total }))}
      </p>
      {hasNone && (
        <EmptyState
          action={
            <ButtonLink href={LINKS.recipes} prefetch={false}>
              {t("browseRecipes")}
            </ButtonLink>
          }
          title={t("noRecipesYet")}
        >
          {t("whatStandsHere")}
        </EmptyState>
      )}
      {isShelf && kept.length === 0 && text.trim() === "" && <p className="soft">{t("collectionEmpty")}</p>}
      {!hasNone && shown.length === 0 && text.trim() !== "" && (
        <p className="soft">{t("noneNamedSo", { text: text.trim() })}</p>
      )}
      <RecipeGrid>
        {shown.map((recipe) => (
          <li key={`${recipe.type} ${recipe.id}`}>
            <SavedCard now={now} onGone={() => remove(recipe)} onPreview={() => setPreviewed(recipe)} recipe={recipe} />
          </li>
        ))}
      </RecipeGrid>
      <Pager addressOf={(number) => addressOf(number, q, shelf)} page={page} totalPages={totalPages} />
      <PreviewDialog onClose={() => setPreviewed(null)} recipe={previewed} />
    </>
  );
}
