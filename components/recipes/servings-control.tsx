"use client";

import { useText } from "#use-text";
import { recipesText } from "@/messages/en/recipes";
import "@/styles/recipe-view.css";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { servingsNumber } from "@/components/recipes/recipe-words";
import { nextServings, readServings, type Scale, scaleFor, scaleServings } from "@/components/recipes/scale-quantity";
import { IconButton } from "@/components/ui/icon-button";
import { fraction } from "@/lib/quantity/fraction";

type ServingsControlProps = {
  /** What the recipe makes as written. */
  servings: number;
  scale: Scale;
  onScale: (scale: Scale) => void;
};

/** Any number of servings: one more, one fewer, or typed. What cannot be read is put back. */
export function ServingsControl({ servings, scale, onScale }: ServingsControlProps) {
  const t = useText(recipesText);
  const shown = scaleServings(servings, scale);
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: 1 | -1) => {
    setTyped(null);
    onScale(scaleFor(servings, fraction(nextServings(shown, by))));
  };
  const take = () => {
    const wanted = typed === null ? null : readServings(typed);
    if (wanted) onScale(scaleFor(servings, wanted));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") take();
    if (event.key === "Escape") setTyped(null);
  };
  return (
    <div className="servings">
      <IconButton
        className="recipe-screen-only"
        disabled={shown <= 1}
        label={t("oneServingFewer")}
        onClick={() => step(-1)}
      >
        <Minus size={20} />
      </IconButton>
      <label className="servings-count num">
        <input
          aria-label={t("servings")}
          autoComplete="off"
          enterKeyHint="done"
          inputMode="decimal"
          maxLength={7}
          onBlur={take}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          type="text"
          value={typed ?? servingsNumber(shown)}
        />
        <span aria-hidden="true">{shown === 1 ? "serving" : "servings"}</span>
      </label>
      <IconButton className="recipe-screen-only" label={t("oneServingMore")} onClick={() => step(1)}>
        <Plus size={20} />
      </IconButton>
    </div>
  );
}
