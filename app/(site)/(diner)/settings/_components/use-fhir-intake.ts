"use client";

import { useMemo, useState } from "react";
import { useText } from "#use-text";
import { withSavedAllergies } from "@/components/profile/use-preference-changes";
import { usePreferences } from "@/components/profile/use-preferences";
import { useTask } from "@/components/ui/use-task";
import { api } from "@/lib/api-client";
import { SEARCH_MIN_LENGTH } from "@/lib/dietary/preference-kinds";
import { graverOf, type ReadAllergy, readAllergies } from "@/lib/fhir/read-allergies";
import { allergiesOf, freeFromOf, labelOf, type Restriction } from "@/lib/profile/allergies";
import type { IngredientWire } from "@/lib/schemas/profile";
import { normalizedName } from "@/lib/text/normalized-name";
import { settings } from "@/messages/en/settings";

/** `onCard`: the matching food of our list. Null: no food has exactly that name, and the person may choose one. */
export type IntakeRow = ReadAllergy & {
  id: number;
  onCard: { key: string; label: string } | null;
  isChosen: boolean;
  /** The allergy that the card already has for this food. */
  recorded: Restriction | null;
};

/** The rows of a practice's record, before any of them is saved on the card. The file never leaves the browser. */
export function useFhirIntake() {
  const t = useText(settings);
  const { saved, setSaved } = usePreferences();
  const recorded = useMemo(() => byKey(saved), [saved]);
  const [rows, setRows] = useState<readonly IntakeRow[] | null>(null);
  const [isPart, setPart] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();

  const forget = () => {
    setRows(null);
    setFailure(null);
  };

  function read(text: string) {
    const answer = readAllergies(text);
    if ("failure" in answer) return setFailure(t.known(answer.failure));
    return run(
      "read",
      async () => {
        setFailure(null);
        const found: IntakeRow[] = [];
        for (const [id, allergy] of answer.allergies.entries()) {
          const food = allergy.refused ? null : await foodOf(allergy);
          found.push(withFood({ ...allergy, id, onCard: null, isChosen: false, recorded: null }, food, recorded));
        }
        setRows(found);
        setPart(answer.isPart);
      },
      () => setFailure(t("foodsNotAsked")),
    );
  }
  const change = (id: number, how: (row: IntakeRow) => IntakeRow) =>
    setRows((before) => before?.map((row) => (row.id === id ? how(row) : row)) ?? null);

  /** @returns whether every chosen row was saved on the card; a row that failed stays in the list */
  function add(): Promise<boolean> {
    let label = "";
    return run(
      "add",
      async () => {
        // What the card says after the previous row: a record may name a food twice, and the milder entry must not
        // win.
        let onCard = recorded;
        for (const row of rows ?? []) {
          if (!row.isChosen || !row.onCard) continue;
          const before = onCard.get(row.onCard.key);
          const severity = before ? graverOf(before.severity, row.severity) : row.severity;
          const traces = row.traces || (before?.traces ?? false);
          label = row.onCard.label;
          const answer = await api.setAllergy(row.onCard.key, { severity, traces });
          onCard = byKey(answer);
          setSaved((current) => withSavedAllergies(current, answer));
          change(row.id, (each) => ({ ...each, isChosen: false, recorded: recordedIn(answer, each) }));
        }
      },
      () => setFailure(t("allergyNotAdded", { label })),
    );
  }

  return {
    rows,
    isPart,
    chosen: countFoods(rows ?? []),
    failure,
    busy,
    read,
    forget,
    add,
    tick: (id: number, isChosen: boolean) => change(id, (row) => ({ ...row, isChosen })),
    choose: (id: number, food: IngredientWire) =>
      change(id, (row) => withFood(row, { key: food.key ?? food.id, label: food.name }, recorded)),
  };
}

const byKey = (saved: Parameters<typeof allergiesOf>[0]): ReadonlyMap<string, Restriction> =>
  new Map(allergiesOf(saved).map((each) => [each.key, each]));

/** The number of allergies in the chosen rows, because a record may name a food twice. */
const countFoods = (rows: readonly IntakeRow[]): number =>
  new Set(rows.flatMap(({ isChosen, onCard }) => (isChosen && onCard ? [onCard.key] : []))).size;

const recordedIn = (saved: Parameters<typeof allergiesOf>[0], { onCard }: IntakeRow): Restriction | null =>
  allergiesOf(saved).find(({ key }) => key === onCard?.key) ?? null;

/** Selects the row if it adds something to the card: a new allergy, a graver severity, or traces. */
function withFood(row: IntakeRow, food: IntakeRow["onCard"], recorded: ReadonlyMap<string, Restriction>): IntakeRow {
  const before = (food && recorded.get(food.key)) ?? null;
  const isNews =
    before === null || graverOf(before.severity, row.severity) !== before.severity || (row.traces && !before.traces);
  return { ...row, onCard: food, recorded: before, isChosen: food !== null && row.refused === null && isNews };
}

/**
 * Matches by code only if our name for the code equals the file's text, otherwise by exact name: if the names differ,
 * the code could record another food than the person reads. The person chooses among foods that are merely similar.
 */
async function foodOf({ key, food, text }: ReadAllergy): Promise<IntakeRow["onCard"]> {
  if (key) {
    const known = freeFromOf(key) ? { key, name: text } : await ingredientOf(key, food);
    const label = known && labelOf(key, known.name);
    if (label && normalizedName(label) === normalizedName(text)) return { key, label };
  }
  const name = normalizedName(food);
  if (name.length < SEARCH_MIN_LENGTH) return null;
  const exact = (await api.searchIngredients(food)).find((each) => normalizedName(each.name) === name);
  return exact ? { key: exact.key ?? exact.id, label: exact.name } : null;
}

async function ingredientOf(key: string, food: string): Promise<IngredientWire | undefined> {
  for (const words of [food, key.replaceAll("_", " ")]) {
    const found = words.length < SEARCH_MIN_LENGTH ? [] : await api.searchIngredients(words);
    const known = found.find((each) => (each.key ?? each.id) === key);
    if (known) return known;
  }
  return undefined;
}
