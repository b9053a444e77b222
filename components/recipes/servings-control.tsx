"use client";

import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useText } from "#use-text";
import { servingsNumber } from "@/components/recipes/recipe-words";
import { nextServings, readServings, type Scale, scaleFor, scaleServings } from "@/components/recipes/scale";
import { IconButton } from "@/components/ui/icon-button";
import { fraction } from "@/lib/quantity/fraction";
import { recipesText } from "@/messages/en/recipes";

type ServingsControlProps = {
  /** The servings of the recipe as written. */
  servings: number;
  scale: Scale;
  onScale: (scale: Scale) => void;
};

/** Changes the number of servings with buttons or by typing. Invalid input is reset to the previous number. */
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
    <div className="ms-auto flex items-center">
      <IconButton className="print:hidden" disabled={shown <= 1} label={t("oneServingFewer")} onClick={() => step(-1)}>
        <Minus size={20} />
      </IconButton>
      <label className="num group/count flex min-h-11 items-center gap-1.5 font-semibold">
        <input
          aria-label={t("servings")}
          autoComplete="off"
          className="field-sizing-content min-h-9 min-w-[2ch] max-w-[7ch] rounded-control border-[1.5px] border-transparent bg-transparent px-1.5 py-1 text-center focus:border-control focus:bg-raised group-hover/count:border-control group-hover/count:bg-raised print:border-0"
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
        <span aria-hidden="true">{t("servingsBehindNumber", { count: shown })}</span>
      </label>
      <IconButton className="print:hidden" label={t("oneServingMore")} onClick={() => step(1)}>
        <Plus size={20} />
      </IconButton>
    </div>
  );
}
