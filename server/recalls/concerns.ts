import { voiceOf } from "@/lib/dietary/voices";
import type { RecallWire } from "@/lib/schemas/recalls";
import { declaredReasons, isClass, statementOf } from "@/server/dietary/declared-reasons";
import { isSameSetting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { toSettingWire } from "@/server/recipes/judge-recipe";
import type { Table } from "@/server/recipes/table/read-table";

type Concerned = RecallWire["people"];

/**
 * Whom each list of allergens concerns: the people at a table whose allergy, intolerance or disease names one of them. A
 * diet or an opinion raises no alarm. `who`: the caller by whom turns at judging are taken.
 */
export async function concernedBy(
  table: Table,
  lists: readonly (readonly string[])[],
  who: string,
): Promise<Concerned[]> {
  const words = [...new Set(lists.flat())].filter((word) => !isClass(word));
  const statements = words.map((word) => statementOf("declared", word));
  const concerned: Concerned[] = lists.map(() => []);
  for (const { id, name, names, settings } of table) {
    const alarming = settings.filter((setting) => voiceOf(setting) === "alarm");
    if (alarming.length === 0) continue;
    const verdictOf = await judgeTexts(statements, alarming, who);
    const byWord = new Map<string, string[]>();
    for (const word of new Set(lists.flat())) {
      const reasons = declaredReasons({ role: "declared", words: [word] }, alarming, verdictOf, loadKnowledge());
      const against = reasons.filter(({ kind }) => kind === "conflict" || kind === "may_contain");
      const labels = alarming
        .filter((setting) => against.some((reason) => isSameSetting(reason.setting, setting)))
        .map((setting) => toSettingWire(setting, names).label);
      byWord.set(word, labels);
    }
    for (const [place, list] of lists.entries()) {
      const because = [...new Set(list.flatMap((word) => byWord.get(word) ?? []))];
      if (because.length > 0) concerned[place]?.push({ person_id: id, name, because });
    }
  }
  return concerned;
}
