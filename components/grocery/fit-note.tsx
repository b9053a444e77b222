import "@/styles/grocery.css";
import { countOf } from "@/components/grocery/words";
import { Callout } from "@/components/ui/callout";
import type { GroceryItemWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";

type FitNoteProps = { items: readonly GroceryItemWire[]; judgement: RecipeJudgementWire | null };

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** How the whole list stands to the person's ID. Silence would read as safe. */
export function FitNote({ items, judgement }: FitNoteProps) {
  if (!judgement) {
    return (
      <Callout className="grocery-fit" tone="unknown">
        <p>
          <b>Not checked against your ID.</b> Whether these fit you is unknown. Please read every label.
        </p>
      </Callout>
    );
  }
  if (judgement.settings.length === 0) return null;
  const ids = new Set(items.map(({ id }) => id));
  const judged = judgement.ingredients.filter(({ id }) => ids.has(id));
  const count = (kind: string) => judged.filter((line) => line.kind === kind).length;
  const [conflicts, doubts] = [count("conflict"), count("may_contain")];
  const unknown = count("unknown") + items.length - judged.length;
  if (conflicts + doubts + unknown === 0) return null;
  const parts = [
    conflicts > 0 && countOf(conflicts, "conflicts with your ID", "conflict with your ID"),
    doubts > 0 && countOf(doubts, "may not fit", "may not fit"),
    unknown > 0 && countOf(unknown, "is unknown", "are unknown"),
  ].filter((part): part is string => part !== false);
  return (
    <Callout className="grocery-fit" tone={conflicts > 0 ? "conflict" : doubts > 0 ? "may_contain" : "unknown"}>
      <p>
        <b>
          Of {countOf(items.length, "item", "items")}, {list.format(parts)}.
        </b>{" "}
        {unknown > 0 && "Unknown is not safe: "}
        {unknown > 0 ? "please" : "Please"} read the labels.
      </p>
    </Callout>
  );
}
