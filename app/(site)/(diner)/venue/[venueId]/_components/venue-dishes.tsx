"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { becauseIn } from "@/components/recipes/verdict-words";
import { CheckLine, type CheckState } from "@/components/ui/check-state";
import { useToast } from "@/components/ui/toast";
import { VERDICT_WORDS, type Verdict, VerdictBadge, verdictClass } from "@/components/ui/verdict-badge";
import type { Say } from "@/lib/i18n/area";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import type { GuestDishesWire } from "@/lib/schemas/guest-card";
import { terms } from "@/messages/en/terms";
import { verdicts } from "@/messages/en/verdicts";
import { visits } from "@/messages/en/visits";

export type ShownDish = GuestDishesWire[number];

type VenueDishesProps = {
  venueId: string;
  dishes: readonly ShownDish[];
  /** The ids of the dishes that the reader has saved; null for visitors. */
  saved: readonly string[] | null;
  /** The menu is still being judged, or could not be: no dish has a verdict then. */
  check?: CheckState | null;
};

/** A venue's menu, judged for everybody at the reader's table. An unknown dish is never called a match. */
export function VenueDishes({ venueId, dishes, saved, check = null }: VenueDishesProps) {
  const t = useText(visits);
  const [kept, setKept] = useState(() => new Set(saved));
  const toast = useToast();
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
  return (
    <section aria-labelledby="venue-menu" className="mt-10">
      <h2 className="text-step-3" id="venue-menu">
        {t("menu")}
      </h2>
      <p className="mt-1 text-ink-soft text-small">{saved ? t("asTheVenueWroteSaved") : t("venueWords")}</p>
      <ul className="mt-3">
        {dishes.map((dish) => (
          <li className="flex items-start gap-4 border-line border-t py-3" key={dish.id}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <bdi>{dish.name}</bdi>
              </p>
              {dish.description && (
                <p className="text-ink-soft text-small">
                  <bdi>{dish.description}</bdi>
                </p>
              )}
              {check ? <CheckLine className="mt-1" state={check} /> : <DishVerdict dish={dish} />}
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
        ))}
      </ul>
    </section>
  );
}

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
