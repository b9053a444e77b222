"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { becauseIn } from "@/components/recipes/verdict-words";
import { Callout } from "@/components/ui/callout";
import { CheckLine, type CheckState } from "@/components/ui/check-state";
import { useToast } from "@/components/ui/toast";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import { KitchenSays } from "@/components/visits/kitchen-says";
import type { Say } from "@/lib/i18n/area";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import type { GuestDishesWire } from "@/lib/schemas/guest-card";
import { atTable } from "@/messages/en/at-table";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { visits } from "@/messages/en/visits";
import { DishQuestion } from "./dish-question";
import { groupDishes, STANDINGS, type Standing, standingOf } from "./menu-groups";

export type ShownDish = GuestDishesWire[number];

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

function DishVerdict({ dish }: { dish: ShownDish }) {
  const term = useText(terms);
  const t = useText(verdicts);
  return linesOf(dish).map(({ verdict, because, reasons }) => (
    <div className={`mt-1 flex items-start gap-2 text-small ${verdictClass(verdict)}`} key={verdict}>
      <VerdictBadge size={18} verdict={verdict} />
      <p className="m-0 min-w-0 break-words">
        <b className="text-(--v-ink)">{term.known(VERDICT_WORDS[verdict])}</b>
        {reasons.length > 0
          ? `. ${reasonsIn({ t, term }, reasons).join(" ")}`
          : because.length > 0 && `: ${because.map(term.known).join(", ")}`}
      </p>
    </div>
  ));
}

type Reasons = ShownDish["voices"][number]["reasons"];

/** "Bread: you avoid gluten." for each setting that a food of the dish breaks. */
const reasonsIn = (words: { t: Say<typeof verdicts>; term: Say<typeof terms> }, reasons: Reasons): string[] =>
  reasons.map(({ foods, setting }) => {
    const because = becauseIn(words, setting);
    const said = foods.length > 0 ? `${foods.map(words.term.known).join(", ")}: ${because}` : because;
    return `${said.charAt(0).toLocaleUpperCase(words.t.locale)}${said.slice(1)}.`;
  });

type Line = { verdict: Verdict; because: readonly string[]; reasons: Reasons };

/** Only a conflict with an allergy is called a conflict: a diet gives a mismatch, a health concern gives advice. */
const signOf = ({ voice, kind }: ShownDish["voices"][number]): Verdict => {
  if (voice === "advice") return "info";
  return voice === "mismatch" && kind === "conflict" ? "mismatch" : kind;
};

/**
 * The signs against a dish, the loudest first, each once with all its foods. The verdict itself comes first if the
 * dish fits, and stands alone if no voice explains it.
 */
function linesOf({ verdict, voices }: ShownDish): Line[] {
  const against = new Map<Verdict, Line>();
  for (const each of voices) {
    const sign = signOf(each);
    const known = against.get(sign);
    const because = [...new Set([...(known?.because ?? []), ...each.because])];
    against.set(sign, { verdict: sign, because, reasons: [...(known?.reasons ?? []), ...each.reasons] });
  }
  const lines = [...against.values()];
  if (verdict === null) return lines;
  const isFit = verdict === "match" || verdict === "info";
  return isFit || lines.length === 0 ? [{ verdict, because: [], reasons: [] }, ...lines] : lines;
}
