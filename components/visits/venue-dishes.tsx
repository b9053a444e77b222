"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useToast } from "@/components/ui/toast";
import { VERDICT_WORDS, type Verdict, VerdictBadge } from "@/components/ui/verdict-badge";
import { savedDishesApi } from "@/lib/saved-dishes-client";
import type { GuestDishesWire } from "@/lib/schemas/guest-card";
import { terms } from "@/messages/en/terms";
import { visits } from "@/messages/en/visits";

export type ShownDish = GuestDishesWire[number];

type VenueDishesProps = {
  venueId: string;
  dishes: readonly ShownDish[];
  /** The ids of the dishes that the reader has saved; null for visitors. */
  saved: readonly string[] | null;
};

/** A venue's menu, judged for the reader. An unknown dish is never called a match. */
export function VenueDishes({ venueId, dishes, saved }: VenueDishesProps) {
  const term = useText(terms);
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
      <p className="mt-1 text-ink-soft text-small">{saved ? t("asTheVenueWroteSaved") : t("asTheVenueWrote")}</p>
      <ul className="mt-3">
        {dishes.map((dish) => (
          <li className="flex items-start gap-4 border-line border-t py-3" key={dish.id}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{dish.name}</p>
              {dish.description && <p className="text-ink-soft text-small">{dish.description}</p>}
              {linesOf(dish).map(({ verdict, because }) => (
                <p className="mt-1 flex items-center gap-2 text-small" key={verdict}>
                  <VerdictBadge size={18} verdict={verdict} />
                  <span>
                    <b>{term.known(VERDICT_WORDS[verdict])}</b>
                    {because.length > 0 && `: ${because.map((each) => term.known(each)).join(", ")}`}
                  </span>
                </p>
              ))}
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

type Line = { verdict: Verdict; because: readonly string[] };

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
  const against = new Map<Verdict, Set<string>>();
  for (const each of voices) {
    const sign = signOf(each);
    against.set(sign, new Set([...(against.get(sign) ?? []), ...each.because]));
  }
  const lines = [...against].map(([sign, because]): Line => ({ verdict: sign, because: [...because] }));
  if (verdict === null) return lines;
  const isFit = verdict === "match" || verdict === "info";
  return isFit || lines.length === 0 ? [{ verdict, because: [] }, ...lines] : lines;
}
