import { useText } from "#use-text";
import { Callout } from "@/components/ui/callout";
import type { GroceryItemWire } from "@/lib/schemas/grocery";
import type { RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { groceryText } from "@/messages/en/grocery";

type FitNoteProps = { items: readonly GroceryItemWire[]; judgement: RecipeJudgementWire | null };

/** Says how the whole list fits the person's dietary ID. It always says something: silence would read as safe. */
export function FitNote({ items, judgement }: FitNoteProps) {
  const t = useText(groceryText);
  if (!judgement) {
    return (
      <Callout className="mt-2" tone="unknown">
        <p>{t.rich("notCheckedAgainstYour", { b: (inside) => <b>{inside}</b> })}</p>
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
    conflicts > 0 && t("conflicts", { count: conflicts }),
    doubts > 0 && t("doubts", { count: doubts }),
    unknown > 0 && t("unknowns", { count: unknown }),
  ].filter((part): part is string => part !== false);
  return (
    <Callout className="mt-2" tone={conflicts > 0 ? "conflict" : doubts > 0 ? "may_contain" : "unknown"}>
      <p>
        <b>
          {t("ofItems", {
            items: t("items", { count: items.length }),
            parts: new Intl.ListFormat(t.locale, { type: "conjunction" }).format(parts),
          })}
        </b>{" "}
        {unknown > 0 ? t("unknownReadLabels") : t("readLabels")}
      </p>
    </Callout>
  );
}
