"use client";

import { useCallback, useEffect, useId, useRef } from "react";
import type { FavoritesEditor } from "@/components/favorites/use-favorites";
import { Tag } from "@/components/ui/chip";
import { ErrorState } from "@/components/ui/empty-state";
import { FieldError } from "@/components/ui/field";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { SelectionCounter } from "@/components/ui/selection-counter";
import { api } from "@/lib/api-client";
import { MAX_FAVORITES_PER_TYPE, SEARCH_MIN_LENGTH } from "@/lib/profile-limits";
import type { FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";

const SECTIONS = [
  {
    type: "food",
    title: "Favorite foods",
    label: "Search foods",
    placeholder: "Risotto, falafel, plums",
    empty: "No foods yet.",
  },
  {
    type: "drink",
    title: "Favorite drinks",
    label: "Search drinks",
    placeholder: "Ginger beer, oat latte",
    empty: "No drinks yet.",
  },
] as const;

type FavoritesPickerProps = { editor: FavoritesEditor; headingLevel?: 2 | 3 };

/** Two sections, three places each. */
export function FavoritesPicker({ editor, headingLevel = 2 }: FavoritesPickerProps) {
  return (
    <div className="favorites">
      {editor.loadFailed && (
        <ErrorState onRetry={editor.retryLoad} title="Failed to load favorites">
          What you have saved is untouched; the lists below may not be up to date.
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
  const { type, title, label, placeholder, empty } = section;
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const errorId = useId();
  const search = useFavoriteSearch(type, editor.onSearchFailed);
  const own = editor.favorites.filter((each) => each.item.type === type);

  const remove = (favorite: FavoriteWire) => {
    editor.remove(favorite);
    heading.current?.focus(); // its button is about to go
  };
  return (
    <section>
      <div className="section-head">
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <SelectionCounter chosen={own.length} max={MAX_FAVORITES_PER_TYPE} />
      </div>
      {own.length > 0 ? (
        <ul className="tag-row">
          {own.map((favorite) => (
            <li key={favorite.item.name}>
              <Tag onRemove={() => remove(favorite)} removeLabel={`Remove ${favorite.item.name}`}>
                {favorite.item.name}
              </Tag>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{empty}</p>
      )}
      <SearchCombobox
        createLabel={(text) => `Add “${text}” as your own`}
        emptyText={(text) => `Nothing found for “${text}”.`}
        failedText="Failed to search items"
        hint={`Type ${SEARCH_MIN_LENGTH} letters or more. Not in the list? Add it in your own words.`}
        keyOf={(item) => item.id}
        label={label}
        labelOf={(item) => item.name}
        minLength={SEARCH_MIN_LENGTH}
        onCreate={(text) => editor.create(text, type)}
        onSelect={editor.add}
        placeholder={placeholder}
        search={search}
      />
      <FieldError error={editor.problem?.type === type ? editor.problem.message : null} id={errorId} />
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
