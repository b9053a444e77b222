"use client";

import { useText } from "#use-text";
import { type LeftOut, useLeftOut } from "@/components/recipes/use-left-out";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { leftOutText } from "@/messages/en/left-out";

type LeftOutLinesProps = {
  recipe: RecipeDetailWire;
  /** The same recipe as the reader's own variant, if it is one. */
  variant?: VariantDetailWire | null;
  /** Whether the reader may add or dismiss a line. */
  isSignedIn: boolean;
  className?: string;
};

/**
 * The lines that the import found and left out, with their words: one of them may be the one that harms. In a recipe of
 * one's own a tap adds or dismisses a line; in one that was read from a page it adds it to a version of one's own.
 */
export function LeftOutLines({ recipe, variant = null, isSignedIn, className }: LeftOutLinesProps) {
  const t = useText(leftOutText);
  const lines = (recipe.left_out ?? []).filter(isLine);
  if (lines.length === 0) return null;
  const isOwn = variant !== null || recipe.type === "created";
  return (
    <Callout className={className ?? "mt-4"} tone="unknown">
      <p>
        {t.rich("leftOut", { count: lines.length, b: (inside) => <b>{inside}</b> })}{" "}
        {t("unknownUntilDecided", { count: lines.length })}
      </p>
      <ul className="m-0 mt-2 grid list-none gap-2 p-0">
        {lines.map((line) => (
          <li className="grid gap-1" key={line.text}>
            <span>
              “{line.text}” <span className="text-ink-soft text-small">{t(PLACE[line.why])}</span>
            </span>
            {isSignedIn && <LeftOutActions isOwn={isOwn} line={line} recipe={recipe} variant={variant} />}
          </li>
        ))}
      </ul>
      {isSignedIn && !isOwn && <p className="mt-2 text-small">{t("inYourOwn")}</p>}
    </Callout>
  );
}

const PLACE = {
  list: "inTheList",
  near: "besideTheList",
  data: "inTheData",
  method: "inTheMethod",
  column: "inUnknownColumn",
} as const;

type Line = LeftOut & { why: keyof typeof PLACE };
const isLine = (line: LeftOut): line is Line => line.why !== "recipe";

type LeftOutActionsProps = {
  recipe: RecipeDetailWire;
  variant: VariantDetailWire | null;
  line: LeftOut;
  isOwn: boolean;
};

function LeftOutActions({ recipe, variant, line, isOwn }: LeftOutActionsProps) {
  const t = useText(leftOutText);
  const { running, add, dismiss } = useLeftOut(recipe, variant);
  const isStep = line.why === "method";
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      <Button
        aria-label={t(isStep ? "addStepNamed" : "addIngredientNamed", { line: line.text })}
        busy={running === "add"}
        onClick={() => void add(line)}
        size="sm"
      >
        {t(isStep ? "addAsStep" : "addAsIngredient")}
      </Button>
      {isOwn && (
        <Button
          aria-label={t("dismissNamed", { line: line.text })}
          busy={running === "dismiss"}
          onClick={() => void dismiss([line.text])}
          size="sm"
          variant="text"
        >
          {t("dismiss")}
        </Button>
      )}
    </span>
  );
}
