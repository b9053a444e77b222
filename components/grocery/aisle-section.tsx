import "@/styles/grocery.css";
import type { CSSProperties } from "react";
import { GroceryLine } from "@/components/grocery/grocery-line";
import type { Aisle } from "@/components/grocery/words";
import type { JudgedLine } from "@/components/recipes/told-tags";
import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

type AisleSectionProps = {
  aisle: Aisle;
  judgement: GroceryJudgementWire | null;
  substitutes: ReadonlyMap<string, readonly SubstituteWire[]>;
  verdicts: ReadonlyMap<string, JudgedLine>;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
  onSwap: (line: GroceryItemWire, substitute: SubstituteWire) => void;
};

export function AisleSection({ aisle, judgement, substitutes, verdicts, onToggle, onEdit, onSwap }: AisleSectionProps) {
  const asksForVerdicts = judgement === null || judgement.settings.length > 0;
  return (
    <section className="aisle" style={{ "--lines": aisle.items.length } as CSSProperties}>
      <h2>
        {aisle.name} <span>{aisle.left === 0 ? "Done" : `${aisle.left} left`}</span>
      </h2>
      <ul>
        {aisle.items.map((line) => (
          <GroceryLine
            key={line.id}
            line={line}
            onEdit={onEdit}
            onSwap={onSwap}
            onToggle={onToggle}
            substitute={substitutes.get(line.id)?.[0] ?? null}
            verdict={asksForVerdicts ? (verdicts.get(line.id) ?? null) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
