"use client";

import { Check, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import type { IngredientItem } from "@/components/recipes/form/recipe-draft";
import { LineMarks } from "@/components/recipes/line-marks";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { JudgedLine } from "@/components/recipes/shown-tags";
import { Button } from "@/components/ui/button";
import { accept, stateOf, undo } from "@/components/variants/accept-substitute";
import type { Say } from "@/lib/i18n/area";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { variantsText } from "@/messages/en/variants";

type FitLineProps = {
  line: RecipeIngredientWire;
  judged: JudgedLine | undefined;
  substitutes: readonly SubstituteWire[];
  rows: IngredientItem[];
  onChange: (rows: IngredientItem[]) => void;
};

/** "3/8 cup water" */
const partText = ({ quantity, unit, name }: SubstituteWire["lines"][number]): string =>
  [quantity, unit, name].filter(Boolean).join(" ");
export const substituteText = ({ lines }: SubstituteWire): string => lines.map(partText).join(" and ");

/** When the pressed button is removed, moves the focus to the one that replaces it. */
function useFocusMove() {
  const scope = useRef<HTMLLIElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    scope.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return {
    scope,
    moveTo: (selector: string) => {
      wanted.current = selector;
    },
  };
}

/** Further choices are behind a button, because all of them for every line would be too many to read. */
const SHOWN_AT_ONCE = 3;

const UNDO = 'button[aria-label^="Undo"]';
const offerButton = (index: number): string => `[data-offer]:nth-child(${index + 1}) button`;

export function FitLine({ line, judged, substitutes, rows, onChange }: FitLineProps) {
  const t = useText(variantsText);
  const { scope, moveTo } = useFocusMove();
  const [isWhole, setIsWhole] = useState(false);
  const state = stateOf(rows, line.id, line, substitutes);
  const text = ingredientText(line);
  return (
    <li
      className="grid grid-cols-1 justify-items-start gap-2.5 border-line border-b py-4"
      data-state={state.kind}
      ref={scope}
    >
      <p className="wrap-anywhere font-[560] font-serif text-step-1 leading-tight">
        {state.kind === "original" ? text : <del className="text-ink-soft decoration-1">{text}</del>}
      </p>
      {judged && <LineMarks isAlone judged={judged} line={text} />}
      <div aria-live="polite">
        {state.kind === "accepted" && (
          <p className="flex gap-2">
            <Check className="mt-0.5" size={20} />
            <span>
              <b>{substituteText(state.substitute)}</b> {t.known(state.substitute.effect)}
            </span>
          </p>
        )}
        {state.kind === "edited" && <p className="small">{t("lineChanged")}</p>}
        {state.kind === "removed" && <p className="small">{t("leftOutOfVersion")}</p>}
      </div>
      {state.kind === "accepted" || state.kind === "edited" ? (
        <Button
          aria-label={t("undoText", { text })}
          onClick={() => {
            moveTo(offerButton(0));
            onChange(undo(rows, line.id, line));
          }}
          size="sm"
        >
          <Undo2 size={18} />
          {t("undo")}
        </Button>
      ) : null}
      {state.kind === "original" && (
        <Offers
          isWhole={isWhole}
          offers={substitutes}
          onMore={() => {
            moveTo(offerButton(SHOWN_AT_ONCE));
            setIsWhole(true);
          }}
          onTake={(each) => {
            moveTo(UNDO);
            onChange(accept(rows, line.id, each));
          }}
          text={text}
        />
      )}
    </li>
  );
}

type OffersProps = {
  text: string;
  offers: readonly SubstituteWire[];
  onTake: (substitute: SubstituteWire) => void;
  isWhole: boolean;
  onMore: () => void;
};

function Offers({ text, offers, onTake, isWhole, onMore }: OffersProps) {
  const t = useText(variantsText);
  if (offers.length === 0) {
    return <p className="small">{t("noSubstitute")}</p>;
  }
  const left = offers.length - SHOWN_AT_ONCE;
  return (
    <>
      <ul aria-label={t("inPlaceOfText", { text })} className="grid w-full grid-cols-1 gap-2">
        {offers.slice(0, isWhole ? offers.length : SHOWN_AT_ONCE).map((each) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-[10px] border border-line px-3 py-2.5"
            data-offer
            key={each.key}
          >
            <p className="grid gap-0.5">
              <b>{substituteText(each)}</b>
              <span className="block text-ink-soft text-small first-letter:uppercase">
                {each.is_measured ? each.ratio : t("amountOpen", { ratio: each.ratio })}
                {usesText(each, t)}
              </span>
              <span className="small">{t.known(each.effect)}</span>
            </p>
            <Button aria-label={t("useEach", { each: substituteText(each) })} onClick={() => onTake(each)} size="sm">
              {t("use")}
            </Button>
          </li>
        ))}
      </ul>
      {left > 0 && !isWhole && (
        <Button onClick={onMore} size="sm" variant="text">
          {t.rich("leftMoreInPlace", { left, text, span: (inside) => <span className="sr-only">{inside}</span> })}
        </Button>
      )}
    </>
  );
}

const usesText = ({ uses }: SubstituteWire, t: Say<typeof variantsText>): string =>
  uses.includes("any")
    ? ""
    : t("forUses", { uses: new Intl.ListFormat(t.locale, { type: "disjunction" }).format(uses.map(t.known)) });
