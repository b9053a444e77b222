"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { DishQuestion } from "@/components/at-table/dish-question";
import { DishVerdict } from "@/components/at-table/dish-verdict";
import { Callout } from "@/components/ui/callout";
import { CheckLine, type CheckState } from "@/components/ui/check-state";
import { useToast } from "@/components/ui/toast";
import { type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import { KitchenSays } from "@/components/visits/kitchen-says";
import { groupDishes, type ShownDish, STANDINGS, type Standing, standingOf } from "@/lib/at-table/dish-standing";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import { atTable } from "@/messages/en/at-table";
import { visits } from "@/messages/en/visits";

type VenueDishesProps = {
  venueId: string;
  dishes: readonly ShownDish[];
  /** The ids of the dishes that the reader has saved; null for visitors. */
  saved: readonly string[] | null;
  /** The menu is still being judged, or could not be: no dish has a verdict then. */
  check?: CheckState | null;
  /** The menu is judged for more people than the reader, or for somebody else: the headings say "you" to nobody then. */
  isForOthers?: boolean;
};

/**
 * A venue's menu, judged for everybody at the reader's table: what fits first, then what must be asked about, with the
 * question, then what does not. An unknown dish is never called a match, and without all verdicts nothing is grouped.
 */
export function VenueDishes({ venueId, dishes, saved, check = null, isForOthers = false }: VenueDishesProps) {
  const t = useText(visits);
  const [kept, setKept] = useState(() => new Set(saved));
  const toast = useToast();
  const at = useText(atTable);
  const toggle = async ({ id, name }: ShownDish) => {
    const isKept = kept.has(id);
    const flip = (isOn: boolean) =>
      setKept((before) => new Set(isOn ? [...before, id] : [...before].filter((each) => each !== id)));
    flip(!isKept);
    try {
      await savedDishesApi[isKept ? "forget" : "save"](venueId, id);
    } catch {
      flip(isKept);
      toast("error", t(isKept ? "nameNotRemoved" : "nameNotSaved", { name }));
    }
  };
  const groups = check ? null : groupDishes(dishes);
  const entry = (dish: ShownDish) => (
    <li className="flex items-start gap-4 border-line border-t py-3 first:border-0" key={dish.id}>
      <div className="min-w-0 flex-1">
        <p className="font-[560] font-serif text-[1.125rem]/[1.25]">
          <bdi>{dish.name}</bdi>
        </p>
        {dish.description && (
          <p className="text-ink-soft text-small">
            <bdi>{dish.description}</bdi>
          </p>
        )}
        {!check && <KitchenSays said={dish.kitchen} />}
        {check ? <CheckLine className="mt-1" state={check} /> : <DishVerdict dish={dish} />}
        {groups && standingOf(dish) === "ask" && <DishQuestion dish={dish} />}
      </div>
      {saved && (
        <button
          aria-label={t("saveName", { name: dish.name })}
          aria-pressed={kept.has(dish.id)}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-control"
          onClick={() => void toggle(dish)}
          type="button"
        >
          <Bookmark aria-hidden="true" fill={kept.has(dish.id) ? "currentColor" : "none"} size={20} />
        </button>
      )}
    </li>
  );
  return (
    <section aria-labelledby="venue-menu">
      <h2 className="text-step-3" id="venue-menu">
        {groups && !isForOthers ? at("menuForYou") : t("menu")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{saved ? t("asTheVenueWroteSaved") : t("venueWords")}</p>
      {groups && groups.fits.length === 0 && (
        <Callout className="mt-3" tone="unknown">
          <p>
            {at.rich("nothingSure", { b: (inside) => <b>{inside}</b>, ask: groups.ask.length, not: groups.not.length })}
          </p>
        </Callout>
      )}
      {check === "checking" && (
        <p className="mt-3 mb-0 font-semibold text-small">{at("checkingDishes", { count: dishes.length })}</p>
      )}
      <div className="mt-3 rounded-card border border-line bg-raised px-4 pt-1 pb-3 shadow-card nav:px-8">
        {groups ? (
          STANDINGS.filter((standing) => groups[standing].length > 0).map((standing) => (
            <section aria-labelledby={`menu-${standing}`} key={standing}>
              <div className="flex items-center gap-2.25 border-ink border-b-[1.5px] pt-4.5 pb-2">
                <VerdictBadge size={24} verdict={SIGNS[standing]} />
                <h3 className="m-0 flex-1 text-step-2" id={`menu-${standing}`}>
                  {at((isForOthers ? TITLES_OF_ALL : TITLES)[standing])}
                </h3>
                <span className="text-ink-soft text-small">{at("dishCount", { count: groups[standing].length })}</span>
              </div>
              {standing === "fits" && !isForOthers && (
                <p className="mt-2 mb-0 font-[560] text-small/[1.42]">{at("fitsWhy")}</p>
              )}
              <ul>{groups[standing].map(entry)}</ul>
            </section>
          ))
        ) : (
          <ul>{dishes.map(entry)}</ul>
        )}
      </div>
    </section>
  );
}

const TITLES = { fits: "fitsYou", ask: "askFirst", not: "notForYou" } as const;
const TITLES_OF_ALL = { fits: "fits", ask: "askFirst", not: "doesNotFit" } as const;
const SIGNS = { fits: "match", ask: "unknown", not: "mismatch" } as const satisfies Record<Standing, Verdict>;
