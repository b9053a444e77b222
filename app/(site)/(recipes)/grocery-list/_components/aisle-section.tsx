import type { CSSProperties } from "react";
import { useText } from "#use-text";
import type { JudgedLine } from "@/components/recipes/shown-tags";
import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";
import { groceryText } from "@/messages/en/grocery";
import { GroceryLine } from "./grocery-line";
import type { Aisle } from "./words";

/** One shared empty array: a new one at each render would make the memoized lines render again. */
const NOBODY: readonly never[] = [];

/** content-visibility delays the layout of aisles that are out of sight, so that 500 lines open as fast as 20. */
const AISLE =
  "-mx-3 px-3 [contain-intrinsic-block-size:auto_calc(64px+61px*var(--lines,10))] [content-visibility:auto] print:[content-visibility:visible]";

type AisleSectionProps = {
  aisle: Aisle;
  judgement: GroceryJudgementWire | null;
  substitutes: ReadonlyMap<string, readonly SubstituteWire[]>;
  verdicts: ReadonlyMap<string, JudgedLine>;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
  onSwap: (line: GroceryItemWire, substitute: SubstituteWire) => void;
  /** Given only for the section of lines that the household already has at home. */
  onBuy?: (line: GroceryItemWire) => void;
};

export function AisleSection({
  aisle,
  judgement,
  substitutes,
  verdicts,
  onToggle,
  onEdit,
  onSwap,
  onBuy,
}: AisleSectionProps) {
  const t = useText(groceryText);
  const hasOwnSettings = judgement === null || judgement.settings.length > 0;
  const table = judgement?.table;
  const products = new Map(judgement?.products?.map((product) => [product.id, product]));
  const fits = new Map(table?.lines.map((line) => [line.id, line.fits]));
  /**
   * Viewers without dietary settings see no verdict, except "not checked yet" where others of the household are
   * checked.
   */
  const verdictOf = (id: string) => {
    const verdict = verdicts.get(id) ?? null;
    if (hasOwnSettings) return verdict;
    return verdict === null && table?.people.some((person) => person.is_checked) ? null : undefined;
  };
  return (
    <section className={AISLE} data-aisle style={{ "--lines": aisle.items.length } as CSSProperties}>
      <h2 className="wrap-anywhere flex items-baseline justify-between gap-3 border-ink border-b-[1.5px] pt-5.5 pb-2 text-step-1 print:break-inside-avoid print:break-after-avoid">
        {t.known(aisle.name)}{" "}
        <span className="flex-none font-medium font-sans text-(length:--t-1) text-ink-soft leading-none tracking-normal">
          {onBuy ? t("lookBeforeYouGo") : aisle.left === 0 ? t("done") : t("leftLeft", { left: aisle.left })}
        </span>
      </h2>
      <ul>
        {aisle.items.map((line) => (
          <GroceryLine
            key={line.id}
            line={line}
            onBuy={onBuy}
            onEdit={onEdit}
            onSwap={onSwap}
            onToggle={onToggle}
            substitute={substitutes.get(line.id)?.[0] ?? null}
            others={fits.get(line.id) ?? NOBODY}
            people={table?.people ?? NOBODY}
            product={products.get(line.id) ?? null}
            verdict={verdictOf(line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
