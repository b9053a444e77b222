"use client";

import { useText } from "#use-text";
import {
  CLEARED,
  type Discover,
  discoverWith,
  isNarrowed,
  TIMES,
} from "@/components/recipes/discover/discover-address";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { useDeviceText } from "@/components/ui/use-device-text";
import { DIETS } from "@/lib/dietary/diets";
import { GUEST_CARD_KEY } from "@/lib/guest-card/storage-key";
import { KIND_NAMES, KINDS, kindKey } from "@/lib/recipes/kinds";
import { SORTS, type Sort } from "@/lib/recipes/sorts";
import { discoverText } from "@/messages/en/discover";
import { kitchenText } from "@/messages/en/kitchen";
import { terms } from "@/messages/en/terms";
import { useDiscover } from "./use-discover";

const SORT_WORDS: Record<Sort, string> = {
  best: "Best match",
  fit: "Fits me best",
  newest: "Newest",
  quickest: "Quickest",
  fewest_missing: "Fewest missing",
};

/** On a phone they stand in a sheet. */
const ROW = "my-2 grid grid-cols-2 gap-3 tablet:my-3 tablet:grid-cols-3 wide:grid-cols-5";

/** Filters for time, kinds and diet, and the sort order. */
export function FindBar({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText(discoverText);
  const k = useText(kitchenText);
  const term = useText(terms);
  const { shown, go } = useDiscover();
  const hasCard = useDeviceText(GUEST_CARD_KEY) !== null;
  const change = (next: Partial<Discover>) => go(discoverWith(shown, next));
  const sorts = SORTS.filter(
    (sort) => (sort !== "fit" || isSignedIn || hasCard) && (sort !== "fewest_missing" || shown.have.length > 0),
  );
  return (
    <search aria-label={t("narrowTheRecipes")} className={ROW}>
      <SelectField
        label={t("time")}
        onChange={({ target }) => change({ time: TIMES.find((minutes) => String(minutes) === target.value) ?? null })}
        value={shown.time ?? ""}
      >
        <option value="">{t("anyTime")}</option>
        {TIMES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t("upToMinutesMin", { minutes })}
          </option>
        ))}
      </SelectField>
      {KIND_NAMES.map((name) => (
        <SelectField
          key={name}
          label={k.known(KINDS[name].label)}
          onChange={({ target }) => change({ [name]: kindKey(name, target.value) })}
          value={shown[name] ?? ""}
        >
          <option value="">{k.known(KINDS[name].any)}</option>
          {KINDS[name].choices.map(([key, words]) => (
            <option key={key} value={key}>
              {k.known(words)}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField
        label={t("diet")}
        onChange={({ target }) => change({ diet: DIETS.find(({ key }) => key === target.value)?.key ?? null })}
        value={shown.diet ?? ""}
      >
        <option value="">{t("anyDiet")}</option>
        {DIETS.map(({ key, label }) => (
          <option key={key} value={key}>
            {term.known(label)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("order")}
        onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? "best" })}
        value={sorts.includes(shown.sort) ? shown.sort : "best"}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t.known(SORT_WORDS[sort])}
          </option>
        ))}
      </SelectField>
      {isNarrowed(shown) && (
        <Button className="self-end tablet:justify-self-start" onClick={() => change(CLEARED)} size="sm">
          {t("clearTheFilters")}
        </Button>
      )}
    </search>
  );
}
