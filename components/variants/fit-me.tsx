"use client";

import Link from "next/link";
import { useText } from "#use-text";
import type { IngredientItem } from "@/components/recipes/form/recipe-draft";
import { namesOf } from "@/components/recipes/people-words";
import { Callout } from "@/components/ui/callout";
import { FitLine } from "@/components/variants/fit-line";
import { LINKS } from "@/lib/links";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { LineSubstitutesWire } from "@/lib/schemas/substitutes";
import { variantsText } from "@/messages/en/variants";
import { verdicts } from "@/messages/en/verdicts";

export type Fit = {
  judgement: RecipeJudgementWire;
  /** The substitutes of every line that is not known to fit. */
  substitutes: readonly LineSubstitutesWire[];
};

type FitMeProps = {
  fit: Fit;
  /** The recipe's lines, by the keys of their rows. */
  lines: ReadonlyMap<string, RecipeIngredientWire>;
  rows: IngredientItem[];
  onChange: (rows: IngredientItem[]) => void;
};

/** Offers substitutes for each line that does not fit the person. Each is accepted on its own and can be undone. */
export function FitMe({ fit: { judgement, substitutes }, lines, rows, onChange }: FitMeProps) {
  const t = useText(variantsText);
  const v = useText(verdicts);
  const people = judgement.fit.people?.filter(({ unchecked }) => !unchecked);
  const names = people && namesOf(v, people);
  const judged = new Map(judgement.ingredients.map((line) => [line.id, line]));
  if (judgement.settings.length === 0) {
    return (
      <p className="soft">
        {t.rich("idEmpty", {
          link: (inside) => <Link href={LINKS.dietary}>{inside}</Link>,
          link2: (inside) => <Link href={LINKS.ingredients}>{inside}</Link>,
        })}
      </p>
    );
  }
  if (substitutes.length === 0) {
    return (
      <Callout tone="match">
        <p>
          {names
            ? t.rich("everyLineFitsAll", { names, b: (inside) => <b>{inside}</b> })
            : t.rich("everyLineFitsYour", { b: (inside) => <b>{inside}</b> })}
        </p>
      </Callout>
    );
  }
  return (
    <>
      <p className="soft small">{names ? t("onlyWhatFitsAll", { names }) : t("offersExplained")}</p>
      <ul className="grid grid-cols-1">
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
