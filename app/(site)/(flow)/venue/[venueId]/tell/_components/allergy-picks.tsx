"use client";

import { Check, CircleAlert, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "#use-text";
import { Pictogram } from "@/components/dietary/pictogram";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import { RemoveAllergy } from "@/components/profile/remove-allergy";
import { tv } from "@/components/ui/variants";
import { FREE_FROM_KEYS, freeFromOf, groupOf, nounOf, type Restriction } from "@/lib/profile/allergies";
import type { AllergyChange } from "@/lib/profile/allergy-changes";
import { pictogramOfAllergy } from "@/lib/travel/pictograms";
import { atTable } from "@/messages/en/at-table";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";
import { Carefulness, CareSign, careOf, careWords } from "./carefulness";

const GROUPS = FREE_FROM_KEYS.map((diet) => ({ key: groupOf(diet), label: nounOf(diet) }));

const pick = tv({
  base: "grid min-h-[54px] w-full grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-2.25 rounded-control border-[1.5px] px-2.5 py-1.5 text-start font-[640] leading-[1.15] wrap-anywhere",
  variants: {
    on: {
      true: "border-alarm bg-alarm text-on-alarm forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
      false: "border-control bg-raised hover:border-ink",
    },
  },
});

type AllergyPicksProps = { allergies: readonly Restriction[]; onChange: (change: AllergyChange) => void };

/**
 * The ten common allergies, one tap each, then how careful the kitchen must be; any other food is found by name. A tap
 * on one that is recorded shows its carefulness again, and only the next one takes it away: at once if it was chosen
 * here, after a question if it stood on the card before.
 */
export function AllergyPicks({ allergies, onChange }: AllergyPicksProps) {
  const t = useText(atTable);
  const term = useText(terms);
  const words = useText(profile);
  const [isSearching, setSearching] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Restriction | null>(null);
  const tapped = useRef(new Set<string>());
  const find = (key: string) => allergies.find((each) => each.key === key);
  const others = allergies.filter(({ key }) => !freeFromOf(key));

  const take = (key: string, label: string) => {
    tapped.current.add(key);
    setAsked(key);
    onChange({ on: true, key, label });
  };
  const remove = (key: string) => {
    setAsked(null);
    onChange({ on: false, key });
  };
  const toggle = (key: string, label: string) => {
    const recorded = find(key);
    if (!recorded) take(key, label);
    else if (asked !== key) setAsked(key);
    else if (tapped.current.has(key)) remove(key);
    else setLeaving(recorded);
  };
  const tiles = [...GROUPS, ...others.map(({ key, label }) => ({ key, label }))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading above is the legend
    <div
      aria-label={t("allergies")}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.4em,calc(50%-4px))),1fr))] gap-2"
      role="group"
    >
      {tiles.map(({ key, label }) => {
        const recorded = find(key);
        const picture = pictogramOfAllergy(key);
        return (
          <div className="contents" key={key}>
            <button
              aria-pressed={recorded !== undefined}
              className={pick({ on: recorded !== undefined })}
              onClick={() => toggle(key, label)}
              type="button"
            >
              {picture ? <Pictogram name={picture} size={30} /> : <CircleAlert aria-hidden="true" size={26} />}
              <span>{term.known(label)}</span>
              {recorded && <Check aria-hidden="true" size={20} strokeWidth={3} />}
              {recorded && (
                <span className="col-span-full mt-1 flex items-center gap-1.5 font-[560] text-small/[1.2]">
                  <CareSign care={careOf(recorded)} />
                  {careWords(t, recorded)}
                </span>
              )}
            </button>
            {recorded && asked === key && <Carefulness allergy={recorded} onChange={onChange} />}
          </div>
        );
      })}
      {isSearching ? (
        <div className="col-span-full">
          <IngredientSearch
            blockedNote={({ id, key }) => (find(key ?? id) ? words("onYourCard") : null)}
            hint={t("findHint")}
            label={t("findFood")}
            onSelect={({ id, key, name }) => {
              take(key ?? id, name);
              setSearching(false);
            }}
          />
        </div>
      ) : (
        <button
          className="col-span-full flex min-h-[52px] items-center gap-2.25 rounded-control border-[1.5px] border-control border-dashed bg-raised px-2.5 font-[640] hover:border-ink"
          onClick={() => setSearching(true)}
          type="button"
        >
          <Plus aria-hidden="true" size={24} />
          {t("somethingElse")}
        </button>
      )}
      <RemoveAllergy
        allergy={leaving}
        onClose={() => setLeaving(null)}
        onRemove={({ key }) => {
          setLeaving(null);
          remove(key);
        }}
      />
    </div>
  );
}
