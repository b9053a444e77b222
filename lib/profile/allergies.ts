import { ALLERGY_GROUP, type DietKey, dietLabel, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";

/** How badly a person reacts, the mildest first. */
export const SEVERITIES = ["intolerance", "allergy", "severe"] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * What a person must not be served. `key` is what it is: the slug of its food or group in the ingredient tree, or
 * the row's id for a food that has none. `label` is only shown; two allergies may bear the same one.
 */
export type Restriction = {
  key: string;
  kind: "allergy" | "intolerance";
  label: string;
  severity: Severity;
  /** False when the person has said that traces do no harm. */
  traces: boolean;
};

type Weighed = Pick<Restriction, "key" | "severity" | "traces">;

/** Each food once, as badly as any of the entries says; traces matter as soon as they do in one of them. */
export function gravestOfEach<L extends Weighed>(limits: readonly L[]): L[] {
  const all = new Map<string, L>();
  for (const limit of limits) {
    const known = all.get(limit.key);
    const isWorse = !known || SEVERITIES.indexOf(limit.severity) > SEVERITIES.indexOf(known.severity);
    all.set(limit.key, { ...(isWorse ? limit : known), traces: limit.traces || (known?.traces ?? false) });
  }
  return [...all.values()];
}

/** The ten groups that the screens offer, in the order of the documents. */
export const FREE_FROM_KEYS = (Object.keys(ALLERGY_GROUP) as DietKey[]).filter(isFreeFrom);

const FREE_FROM_OF = new Map(FREE_FROM_KEYS.map((key) => [groupOf(key), key]));

/** The group (a slug) that a free-from key stands for. */
export function groupOf(key: DietKey): string {
  const group = ALLERGY_GROUP[key];
  if (!group) throw new Error(`${key} has no ingredient group`);
  return group;
}

/** The free-from key of a group, or null for any other food. */
export const freeFromOf = (allergyKey: string): DietKey | null => FREE_FROM_OF.get(allergyKey) ?? null;

type Named = Pick<IngredientPreferenceWire, "ingredient_id" | "preference_type" | "ingredient"> &
  Partial<Pick<IngredientPreferenceWire, "key" | "severity" | "traces">>;

/** Visits stored before keys existed have none: such a record is identified by the id of its row. */
export const keyOf = (preference: Pick<Named, "key" | "ingredient_id">): string =>
  preference.key ?? preference.ingredient_id;

/** The name shown for an allergy. A group always gets the word of its free-from key, even if its row was renamed. */
export function labelOf(key: string, name: string): string {
  const freeFrom = freeFromOf(key);
  if (freeFrom) return nounOf(freeFrom);
  const [first = "", ...rest] = name.trim() || key;
  return first.toLocaleUpperCase("en") + rest.join("");
}

export const nounOf = (key: DietKey): string => dietOf(key).noun ?? dietLabel(key);

/**
 * Every allergy of a person, each once: free-from keys first, then the ingredients recorded as allergies or
 * intolerances. They are compared by key alone, so that no name can hide or merge one. A severity that the person
 * recorded for an allergy wins over a free-from key, which has none; a free-from key wins over an intolerance.
 */
export function allergiesOf(
  preferences: Pick<PreferencesWire, "dietary"> & { ingredientPreferences: readonly Named[] },
): Restriction[] {
  const recorded = new Map(
    preferences.ingredientPreferences.flatMap((each): [string, Restriction][] => {
      const kind = each.preference_type;
      return kind === "allergy" || kind === "intolerance" ? [[keyOf(each), toRestriction(each, kind)]] : [];
    }),
  );
  const freeFrom = preferences.dietary.filter(isFreeFrom).map((diet): [string, Restriction] => {
    const key = groupOf(diet);
    const own = recorded.get(key);
    if (own?.kind === "allergy") return [key, own];
    return [key, { key, kind: "allergy", label: nounOf(diet), severity: "allergy", traces: true }];
  });
  const others = [...recorded].filter(([key]) => !freeFrom.some(([each]) => each === key));
  return [...freeFrom, ...others].map(([, restriction]) => restriction);
}

function toRestriction(preference: Named, kind: Restriction["kind"]): Restriction {
  const key = keyOf(preference);
  return {
    key,
    kind,
    label: labelOf(key, preference.ingredient.name),
    severity: preference.severity ?? kind,
    traces: preference.traces ?? true,
  };
}
