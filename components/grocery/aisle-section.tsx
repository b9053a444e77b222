import { useText } from "#use-text";
import { groceryText } from "@/messages/en/grocery";
import "@/styles/grocery.css";
import type { CSSProperties } from "react";
import { GroceryLine } from "@/components/grocery/grocery-line";
import type { Aisle } from "@/components/grocery/words";
import type { JudgedLine } from "@/components/recipes/told-tags";
import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

/** One and the same, so that a line that nobody has to heed is not drawn again. */
const NOBODY: readonly never[] = [];

type AisleSectionProps = {
  aisle: Aisle;
  judgement: GroceryJudgementWire | null;
  substitutes: ReadonlyMap<string, readonly SubstituteWire[]>;
  verdicts: ReadonlyMap<string, JudgedLine>;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
  onSwap: (line: GroceryItemWire, substitute: SubstituteWire) => void;
  /** Where the lines are at home. */
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
  const isOwnAsked = judgement === null || judgement.settings.length > 0;
  const table = judgement?.table;
  const fits = new Map(table?.lines.map((line) => [line.id, line.fits]));
  /** Whoever has no settings of their own sees only what is not checked yet, where it is checked for others. */
  const verdictOf = (id: string) => {
    const verdict = verdicts.get(id) ?? null;
    if (isOwnAsked) return verdict;
    return verdict === null && table?.people.some((person) => person.is_checked) ? null : undefined;
  };
  return (
    <section className="aisle" style={{ "--lines": aisle.items.length } as CSSProperties}>
      <h2>
        {t.known(aisle.name)}{" "}
        <span>{onBuy ? t("lookBeforeYouGo") : aisle.left === 0 ? t("done") : t("leftLeft", { left: aisle.left })}</span>
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
            verdict={verdictOf(line.id)}
          />
        ))}
      </ul>
    </section>
  );
}
