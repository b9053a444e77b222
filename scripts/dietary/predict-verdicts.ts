import { DIET_KEYS } from "../../lib/dietary/diets";
import {
  judgeFor,
  type Person,
  PREFERENCE_TYPES,
  readPerson,
  type Setting,
  type VerdictKind,
} from "../../server/dietary/engine/judge";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { readJsonLines } from "./json-lines";

type Question = { readonly kind: "menu" | "ingredient"; readonly settings: readonly Setting[] };

/** @throws an Error that names a row with an unknown setting, because an omitted setting would look like a fit */
export async function* predictVerdicts(path: string): AsyncGenerator<object> {
  const knowledge = loadKnowledge();
  const persons = new Map<string, Person>();
  for await (const row of readJsonLines(path, ["name"])) {
    const { kind, settings } = readQuestion(row, `Row ${String(row.id)} of ${path}`);
    const person = personOf(settings, persons, knowledge);
    const { description } = row as { description?: unknown };
    const item = { id: "", name: row.name, ...(typeof description === "string" ? { description } : {}) };
    const provenance = kind === "menu" ? "venue" : "recipe";
    const [verdict] = judgeFor(person, [item], { kind, provenance });
    if (!verdict) throw new Error("The engine answers every item.");
    yield {
      id: row.id,
      settings: verdict.settings.map(({ setting, kind: found, checkLabel }) => ({
        ...setting,
        verdict: found,
        ...(checkLabel ? { check_label: true } : {}),
        reason: reasonFor(setting, found, verdict.reasons),
      })),
    };
  }
}

/** Cached, because many rows are about the same person. */
function personOf(settings: readonly Setting[], known: Map<string, Person>, knowledge: Knowledge): Person {
  const key = JSON.stringify(settings);
  const person = known.get(key) ?? readPerson(settings, knowledge);
  known.set(key, person);
  return person;
}

function reasonFor(
  setting: Setting,
  kind: VerdictKind,
  reasons: readonly { setting: Setting; kind: VerdictKind; rule: string; ingredient: string }[],
): string {
  const found = reasons.find((each) => each.kind === kind && each.setting === setting);
  return found ? (found.ingredient === "" ? found.rule : `${found.ingredient}: ${found.rule}`) : "";
}

function readQuestion(row: object, where: string): Question {
  const { kind, settings } = row as { kind?: unknown; settings?: unknown };
  if (kind !== "menu" && kind !== "ingredient") throw new Error(`${where}: 'kind' must be menu or ingredient.`);
  if (!Array.isArray(settings)) throw new Error(`${where}: 'settings' must be a list.`);
  return { kind, settings: settings.map((each) => readSetting(each, where)) };
}

function readSetting(value: unknown, where: string): Setting {
  const { type, key, preference } = (value ?? {}) as Record<string, unknown>;
  if (typeof key === "string") {
    const diet = DIET_KEYS.find((each) => each === key);
    if (type === "diet" && diet) return { type, key: diet };
    if (type === "health") return { type, key };
    const known = PREFERENCE_TYPES.find((each) => each === (preference ?? "avoid"));
    if (type === "ingredient" && known) return { type, key, preference: known };
  }
  throw new Error(`${where}: nothing is known of the setting ${JSON.stringify(value)}.`);
}
