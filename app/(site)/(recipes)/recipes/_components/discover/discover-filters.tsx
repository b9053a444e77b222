"use client";

import { useCallback } from "react";
import { useText } from "#use-text";
import { type Discover, discoverWith } from "@/components/recipes/discover/discover-address";
import { useAuth } from "@/components/session/auth-provider";
import { ButtonLink } from "@/components/ui/button";
import { Tag } from "@/components/ui/chip";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { api } from "@/lib/api-client";
import { LINKS } from "@/lib/links";
import type { IngredientWire } from "@/lib/schemas/profile";
import { discoverText } from "@/messages/en/discover";
import { useDiscover } from "./use-discover";
import { UsePantryButton } from "./use-pantry-button";

const MAX_TERMS = 20;
const MATCHES = [
  { value: "all", label: "All of them" },
  { value: "any", label: "Any of them" },
] as const;

/** Filters for ingredients that a recipe must contain or must not contain. */
export function DiscoverFilters() {
  const t = useText(discoverText);
  const { shown, go } = useDiscover();
  const { viewer } = useAuth();
  const change = (next: Partial<Discover>) => go(discoverWith(shown, next));
  const count = shown.ingredients.length + shown.exclude.length + shown.have.length;
  return (
    <details className="mt-1 mb-2 border-line border-y" open={count > 0 || undefined}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        {t("ingredients")}
        {count > 0 && <span className="num"> ({count})</span>}
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-5 tablet:grid-cols-2 tablet:gap-8">
        <div>
          <TermField
            label={t("with")}
            onChange={(ingredients) => change({ ingredients })}
            placeholder={t("chickpeas")}
            terms={shown.ingredients}
          />
          {shown.ingredients.length > 1 && (
            <SegmentedControl
              className="mt-2.5"
              label={t("aRecipeNeeds")}
              onChange={(match) => change({ match })}
              options={MATCHES.map(({ value, label }) => ({ value, label: t.known(label) }))}
              value={shown.match}
            />
          )}
        </div>
        <div>
          <TermField
            hint={t("lacksExplained")}
            label={t("whatIHave")}
            onChange={(have) => change({ have, sort: sortWith(have, shown) })}
            placeholder={t("riceEggsSpinach")}
            terms={shown.have}
          />
          {viewer && (
            <div className="flex flex-wrap gap-2">
              <UsePantryButton
                onFound={(names) => {
                  const have = [...new Set([...shown.have, ...names])].slice(0, MAX_TERMS);
                  change({ have, sort: sortWith(have, shown) });
                }}
              />
              <ButtonLink href={LINKS.atHome} prefetch={false} size="sm" variant="text">
                {t("seePantry")}
              </ButtonLink>
            </div>
          )}
        </div>
        <TermField
          hint={t("excludeExplained")}
          label={t("without")}
          onChange={(exclude) => change({ exclude })}
          placeholder={t("nuts")}
          terms={shown.exclude}
        />
      </div>
    </details>
  );
}

/** A person who names what they have wants to buy little, so the default order becomes "fewest missing". */
function sortWith(have: readonly string[], { sort }: Discover): Discover["sort"] {
  if (have.length === 0) return sort === "fewest_missing" ? "best" : sort;
  return sort === "best" ? "fewest_missing" : sort;
}

type TermFieldProps = {
  label: string;
  hint?: string;
  placeholder: string;
  terms: readonly string[];
  onChange: (terms: string[]) => void;
};

function TermField({ label, hint, placeholder, terms, onChange }: TermFieldProps) {
  const t = useText(discoverText);
  const search = useCallback((text: string, signal: AbortSignal) => api.searchIngredients(text, signal), []);
  const add = (term: string) => onChange([...new Set([...terms, term])]);
  return (
    <div>
      <SearchCombobox<IngredientWire>
        createLabel={(text) => t("searchAsWritten", { text })}
        disabled={terms.length >= MAX_TERMS}
        hint={hint}
        keyOf={({ id }) => id}
        label={label}
        labelOf={({ name }) => name}
        onCreate={add}
        onSelect={({ name }) => add(name)}
        placeholder={placeholder}
        search={search}
      />
      {terms.length > 0 && (
        <ul aria-label={label} className="mt-2.5 flex flex-wrap gap-2">
          {terms.map((term) => (
            <li key={term}>
              <Tag
                onRemove={() => onChange(terms.filter((each) => each !== term))}
                removeLabel={t("removeTerm", { term })}
              >
                {term}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
