"use client";

import { useCallback, useEffect, useId, useRef } from "react";
import { useText } from "#use-text";
import type { FavoritesEditor } from "@/components/profile/favorites/use-favorites";
import { Tag } from "@/components/ui/chip";
import { ErrorState } from "@/components/ui/empty-state";
import { FieldError } from "@/components/ui/field";
import { RuledHead } from "@/components/ui/ruled-head";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { api } from "@/lib/api-client";
import { MAX_FAVORITES_PER_TYPE, SEARCH_MIN_LENGTH } from "@/lib/dietary/preference-kinds";
import type { FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

const SECTIONS = [
  {
    type: "food",
    title: "favoriteFoods",
    label: "searchFoods",
    placeholder: "risottoFalafelPlums",
    empty: "noFoodsYet",
  },
  {
    type: "drink",
    title: "favoriteDrinks",
    label: "searchDrinks",
    placeholder: "gingerBeerOatLatte",
    empty: "noDrinksYet",
  },
] as const;

type FavoritesPickerProps = { editor: FavoritesEditor; headingLevel?: 2 | 3 };

/** Two sections with three places each. */
export function FavoritesPicker({ editor, headingLevel = 2 }: FavoritesPickerProps) {
  const t = useText(profile);
  return (
    <div className="grid gap-9">
      {editor.loadFailed && (
        <ErrorState onRetry={editor.retryLoad} title={t("failedToLoadFavorites")}>
          {t("savedMayBeOld")}
        </ErrorState>
      )}
      {SECTIONS.map((section) => (
        <FavoritesSection editor={editor} headingLevel={headingLevel} key={section.type} section={section} />
      ))}
    </div>
  );
}

type SectionProps = Required<FavoritesPickerProps> & { section: (typeof SECTIONS)[number] };

function FavoritesSection({ editor, headingLevel, section }: SectionProps) {
  const term = useText(terms);
  const t = useText(profile);
  const { type, title, label, placeholder, empty } = section;
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const errorId = useId();
  const search = useFavoriteSearch(type, editor.onSearchFailed);
  const own = editor.favorites.filter((each) => each.item.type === type);

  const remove = (favorite: FavoriteWire) => {
    editor.remove(favorite);
    heading.current?.focus(); // its button is about to be removed
  };
  return (
    <section>
      <RuledHead>
        <Heading ref={heading} tabIndex={-1}>
          {t(title)}
        </Heading>
        <SelectionCounter chosen={own.length} max={MAX_FAVORITES_PER_TYPE} />
      </RuledHead>
      {own.length > 0 ? (
        <ul className="mb-4 flex min-h-11 flex-wrap gap-2">
          {own.map((favorite) => (
            <li key={favorite.item.name}>
              <Tag onRemove={() => remove(favorite)} removeLabel={t("removeName", { name: favorite.item.name })}>
                {favorite.item.name}
              </Tag>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4 min-h-11 text-ink-soft">{t(empty)}</p>
      )}
      <SearchCombobox
        createLabel={(text) => t("addOwnWord", { text })}
        emptyText={(text) => t("nothingFoundForText", { text })}
        failedText={t("failedToSearchItems")}
        hint={t("searchLettersHint", { searchMinLength: SEARCH_MIN_LENGTH })}
        keyOf={(item) => item.id}
        label={t(label)}
        labelOf={(item) => item.name}
        minLength={SEARCH_MIN_LENGTH}
        onCreate={(text) => editor.create(text, type)}
        onSelect={editor.add}
        placeholder={t(placeholder)}
        search={search}
      />
      <FieldError error={editor.problem?.type === type ? term.known(editor.problem.message) : null} id={errorId} />
    </section>
  );
}

function useFavoriteSearch(type: FavoriteType, onFailed: () => void) {
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  }, [onFailed]);
  return useCallback(
    async (text: string, signal: AbortSignal) => {
      try {
        return await api.searchFavoriteItems(text, type, signal);
      } catch (error) {
        if (!signal.aborted) latest.current();
        throw error;
      }
    },
    [type],
  );
}
