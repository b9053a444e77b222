import { useText } from "#use-text";
import { namesOf } from "@/components/recipes/people-words";
import { Callout } from "@/components/ui/callout";
import type { Say } from "@/lib/i18n/area";
import type { GroceryItemWire, GroceryJudgementWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import { verdicts } from "@/messages/en/verdicts";

type FitNoteProps = { items: readonly GroceryItemWire[]; judgement: GroceryJudgementWire | null };

/** Says how the whole list fits everybody at the table. It always says something: silence would read as safe. */
export function FitNote({ items, judgement }: FitNoteProps) {
  const t = useText(groceryText);
  const v = useText(verdicts);
  if (!judgement) {
    return (
      <Callout className="mt-2" tone="unchecked">
        <p>{t.rich("notCheckedAgainstYour", { b: (inside) => <b>{inside}</b> })}</p>
      </Callout>
    );
  }
  const isChecked = judgement.settings.length > 0 || judgement.table?.people.some((person) => person.is_checked);
  if (!isChecked) return null;
  const kinds = items.map(({ id }) => kindOf(id, judgement));
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  const [conflicts, doubts, unknown] = [count("conflict"), count("may_contain"), count("unknown")];
  if (conflicts + doubts + unknown === 0) return null;
  const parts = [
    conflicts > 0 && conflictWords({ t, v }, conflicts, items, judgement),
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

const GRAVITY = ["conflict", "may_contain", "unknown"] as const;

/** The gravest verdict on a line for anybody. A line without a verdict is unknown. */
function kindOf(id: string, { ingredients, settings, table }: GroceryJudgementWire): string | undefined {
  const own = ingredients.find((line) => line.id === id);
  if (!own) return "unknown";
  const others = table?.lines.find((line) => line.id === id)?.fits ?? [];
  const kinds: string[] = [...(settings.length > 0 ? [own.kind] : []), ...others.map(({ state }) => state)];
  return GRAVITY.find((kind) => kinds.includes(kind));
}

/** "2 are not for Leo and you", or without others "2 conflict with your ID". */
function conflictWords(
  { t, v }: { t: Say<typeof groceryText>; v: Say<typeof verdicts> },
  count: number,
  items: readonly GroceryItemWire[],
  { ingredients, table }: GroceryJudgementWire,
): string {
  if (!table) return t("conflicts", { count });
  const ids = new Set(items.map(({ id }) => id));
  const fits = table.lines.flatMap((line) => (ids.has(line.id) ? line.fits : []));
  const against = new Set(fits.flatMap((fit) => (fit.state === "conflict" ? [fit.person_id] : [])));
  const isForMe = ingredients.some(({ id, kind }) => kind === "conflict" && ids.has(id));
  const people = table.people.filter(({ id }) => against.has(id));
  const names = namesOf(v, [...people, ...(isForMe ? [{ name: null }] : [])]);
  return t("conflictsForNames", { count, names });
}
