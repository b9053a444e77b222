import { GroceryLine } from "@/components/grocery/grocery-line";
import type { Aisle } from "@/components/grocery/words";
import type { JudgedLine } from "@/components/recipes/told-tags";
import type { GroceryItemWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";

type AisleSectionProps = {
  aisle: Aisle;
  judgement: RecipeJudgementWire | null;
  verdicts: ReadonlyMap<string, JudgedLine>;
  onToggle: (line: GroceryItemWire) => void;
  onEdit: (id: string) => void;
};

export function AisleSection({ aisle, judgement, verdicts, onToggle, onEdit }: AisleSectionProps) {
  const asksForVerdicts = judgement === null || judgement.settings.length > 0;
  return (
    <section className="aisle">
      <h2>
        {aisle.name} <span>{aisle.left === 0 ? "Done" : `${aisle.left} left`}</span>
      </h2>
      <ul>
        {aisle.items.map((line) => (
          <GroceryLine
            key={line.id}
            line={line}
            onEdit={onEdit}
            onToggle={onToggle}
            verdict={asksForVerdicts ? (verdicts.get(line.id) ?? null) : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
