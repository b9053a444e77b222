"use client";

import { Check, Undo2 } from "lucide-react";
import type { IngredientItem } from "@/components/recipes/form/recipe-draft";
import { LineMarks } from "@/components/recipes/line-marks";
import { ingredientText } from "@/components/recipes/recipe-words";
import type { JudgedLine } from "@/components/recipes/told-tags";
import { Button } from "@/components/ui/button";
import { accept, stateOf, undo } from "@/components/variants/accept-substitute";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

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

export function FitLine({ line, judged, substitutes, rows, onChange }: FitLineProps) {
  const state = stateOf(rows, line.id, line, substitutes);
  const text = ingredientText(line);
  return (
    <li className="fit-line" data-state={state.kind}>
      <p className="fit-line-text">{state.kind === "original" ? text : <del>{text}</del>}</p>
      {judged && <LineMarks judged={judged} line={text} />}
      <div aria-live="polite">
        {state.kind === "accepted" && (
          <p className="fit-taken">
            <Check size={20} />
            <span>
              <b>{substituteText(state.substitute)}</b> {state.substitute.effect}
            </span>
          </p>
        )}
        {state.kind === "edited" && (
          <p className="small">You changed this line yourself. It is checked when you save.</p>
        )}
        {state.kind === "removed" && <p className="small">Left out of your version.</p>}
      </div>
      {state.kind === "accepted" || state.kind === "edited" ? (
        <Button aria-label={`Undo: ${text}`} onClick={() => onChange(undo(rows, line.id, line))} size="sm">
          <Undo2 size={18} />
          Undo
        </Button>
      ) : null}
      {state.kind === "original" && (
        <Offers offers={substitutes} onTake={(each) => onChange(accept(rows, line.id, each))} text={text} />
      )}
    </li>
  );
}

type OffersProps = { text: string; offers: readonly SubstituteWire[]; onTake: (substitute: SubstituteWire) => void };

function Offers({ text, offers, onTake }: OffersProps) {
  if (offers.length === 0) {
    return (
      <p className="small">
        We know nothing that surely fits you in its place. Change the line yourself below, or leave it out.
      </p>
    );
  }
  return (
    <ul aria-label={`In place of ${text}`} className="fit-offers">
      {offers.map((each) => (
        <li className="fit-offer" key={each.key}>
          <p>
            <b>{substituteText(each)}</b>
            <span className="soft small">
              {each.is_measured ? each.ratio : `Amount left to you: ${each.ratio}`}
              {usesText(each)}
            </span>
            <span className="small">{each.effect}</span>
          </p>
          <Button aria-label={`Use ${substituteText(each)}`} onClick={() => onTake(each)} size="sm">
            Use
          </Button>
        </li>
      ))}
    </ul>
  );
}

const usesText = ({ uses }: SubstituteWire): string =>
  uses.includes("any") ? "" : `; for ${new Intl.ListFormat("en", { type: "disjunction" }).format(uses)}`;
