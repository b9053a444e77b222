"use client";

import "@/styles/variants.css";
import Link from "next/link";
import type { IngredientItem } from "@/components/recipes/form/recipe-draft";
import { Callout } from "@/components/ui/callout";
import { FitLine } from "@/components/variants/fit-line";
import { LINKS } from "@/lib/links";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { LineSubstitutesWire } from "@/lib/schemas/substitutes";

export type Fit = {
  judgement: RecipeJudgementWire;
  /** Of every line that is not known to fit. */
  substitutes: readonly LineSubstitutesWire[];
};

type FitMeProps = {
  fit: Fit;
  /** By the keys of the rows. */
  lines: ReadonlyMap<string, RecipeIngredientWire>;
  rows: IngredientItem[];
  onChange: (rows: IngredientItem[]) => void;
};

/** For each line that does not fit the person, what does: taken one by one, each with its undo. */
export function FitMe({ fit: { judgement, substitutes }, lines, rows, onChange }: FitMeProps) {
  const judged = new Map(judgement.ingredients.map((line) => [line.id, line]));
  if (judgement.settings.length === 0) {
    return (
      <p className="soft">
        Your ID says nothing yet that a recipe can be checked against. Record it under{" "}
        <Link href={LINKS.dietary}>Dietary</Link> and <Link href={LINKS.ingredients}>Ingredients</Link>.
      </p>
    );
  }
  if (substitutes.length === 0) {
    return (
      <Callout tone="match">
        <p>
          <b>Every line fits your ID as it is written.</b> Labels differ between brands, so please read them.
        </p>
      </Callout>
    );
  }
  return (
    <>
      <p className="soft small">
        Only what we know to fit all of your ID is offered. What you take stands in the ingredients below; nothing is
        saved before you save.
      </p>
      <ul className="fit-lines">
        {substitutes.map(({ id, substitutes: offered }) => {
          const line = lines.get(id);
          if (!line) return null;
          return (
            <FitLine
              judged={judged.get(id)}
              key={id}
              line={line}
              onChange={onChange}
              rows={rows}
              substitutes={offered}
            />
          );
        })}
      </ul>
    </>
  );
}
