import { voiceOf } from "@/lib/dietary/voices";
import type { RecallWire } from "@/lib/schemas/recalls";
import { declaredReasons, isClass, statementOf } from "@/server/dietary/declared-reasons";
import { isSameSetting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { toSettingWire } from "@/server/recipes/judge-recipe";
import type { Table } from "@/server/recipes/table/read-table";

/** `isOpen`: nobody knows whether it names an allergy of somebody at the table. */
type Concerned = { readonly people: RecallWire["people"]; readonly isOpen: boolean };

/**
 * Whom each list of allergens concerns: the people at a table whose allergy, intolerance or disease names one of them. A
 * diet or an opinion raises no alarm. A list that is empty, or has a word that nobody knows, is open for whoever has an
 * alarm, and every list is for whoever hides theirs. `who`: the caller by whom turns at judging are taken.
 */
export async function concernedBy(
  table: Table,
  lists: readonly (readonly string[])[],
  who: string,
): Promise<Concerned[]> {
  const words = [...new Set(lists.flat())].filter((word) => !isClass(word));
  const statements = words.map((word) => statementOf("declared", word));
  const people: RecallWire["people"][] = lists.map(() => []);
  const open = lists.map(() => table.some(({ unchecked }) => unchecked === "hidden"));
  for (const { id, name, names, settings } of table) {
    const alarming = settings.filter((setting) => voiceOf(setting) === "alarm");
    if (alarming.length === 0) continue;
    const verdictOf = await judgeTexts(statements, alarming, who);
    const byWord = new Map<string, { labels: string[]; isOpen: boolean }>();
    for (const word of new Set(lists.flat())) {
      const reasons = declaredReasons({ role: "declared", words: [word] }, alarming, verdictOf, loadKnowledge());
      const against = reasons.filter(({ kind }) => kind === "conflict" || kind === "may_contain");
      const labels = alarming
        .filter((setting) => against.some((reason) => isSameSetting(reason.setting, setting)))
        .map((setting) => toSettingWire(setting, names).label);
      byWord.set(word, { labels, isOpen: reasons.some(({ kind }) => kind === "unknown") });
    }
    for (const [place, list] of lists.entries()) {
      const because = [...new Set(list.flatMap((word) => byWord.get(word)?.labels ?? []))];
      if (because.length > 0) people[place]?.push({ person_id: id, name, because });
      if (list.length === 0 || list.some((word) => byWord.get(word)?.isOpen)) open[place] = true;
    }
  }
  return people.map((concerned, place) => ({ people: concerned, isOpen: open[place] ?? true }));
}
