"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { type DoubtfulLine, useLeftOut } from "@/components/recipes/use-left-out";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/field";
import { MAX_INGREDIENT_LENGTH } from "@/lib/schemas/recipe-limits";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { leftOutText } from "@/messages/en/left-out";

type LinesToCheckProps = {
  recipe: RecipeDetailWire;
  /** The same recipe as the reader's own variant, if it is one. */
  variant?: VariantDetailWire | null;
  isSignedIn: boolean;
  className?: string;
};

/**
 * Lines that an import doubts, each beside the page's words. The owner corrects or accepts each; in a recipe that was read
 * from a page a correction goes into a version of one's own.
 */
export function LinesToCheck({ recipe, variant = null, isSignedIn, className }: LinesToCheckProps) {
  const t = useText(leftOutText);
  const lines = recipe.doubtful_lines ?? [];
  if (lines.length === 0) return null;
  const isOwn = variant !== null || recipe.type === "created";
  return (
    <Callout className={className ?? "mt-4"} tone="unknown">
      <p>
        {t.rich("doubtful", { count: lines.length, b: (inside) => <b>{inside}</b> })} {t("doubtfulUntilDecided")}
      </p>
      <ul className="m-0 mt-2 grid list-none gap-4 p-0">
        {lines.map((each) => (
          <li className="grid gap-1" key={each.line}>
            <span>
              “{each.line}”:{" "}
              <span className="text-ink-soft text-small">
                {each.page_text === null ? t(REASON[each.reason]) : t("pageShows", { text: each.page_text })}
              </span>
            </span>
            {isSignedIn && <Decision isOwn={isOwn} of={each} recipe={recipe} variant={variant} />}
          </li>
        ))}
      </ul>
      {isSignedIn && !isOwn && <p className="mt-2 text-small">{t("inYourOwn")}</p>}
    </Callout>
  );
}

const REASON = {
  amounts: "doubtAmounts",
  foods: "doubtFoods",
  hidden: "doubtHidden",
  unclear: "doubtUnclear",
} as const satisfies Record<DoubtfulLine["reason"], string>;

type DecisionProps = {
  of: DoubtfulLine;
  recipe: RecipeDetailWire;
  variant: VariantDetailWire | null;
  isOwn: boolean;
};

function Decision({ of, recipe, variant, isOwn }: DecisionProps) {
  const t = useText(leftOutText);
  const { running, change, dismiss } = useLeftOut(recipe, variant);
  const [text, setText] = useState(of.page_text ?? of.line);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void change(of, text.trim());
  };
  return (
    <form className="flex flex-wrap items-end gap-2 print:hidden" onSubmit={submit}>
      <TextField
        autoComplete="off"
        className="min-w-0 flex-[1_1_220px]"
        label={t("correctLine", { line: of.line })}
        maxLength={MAX_INGREDIENT_LENGTH}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <Button
        busy={running === "change"}
        disabled={text.trim() === "" || text.trim() === of.line}
        size="sm"
        type="submit"
      >
        {t("useThis")}
      </Button>
      {isOwn && (
        <Button
          aria-label={t("acceptLineNamed", { line: of.line })}
          busy={running === "dismiss"}
          onClick={() => void dismiss([of.line])}
          size="sm"
          variant="text"
        >
          {t("acceptLine")}
        </Button>
      )}
    </form>
  );
}
