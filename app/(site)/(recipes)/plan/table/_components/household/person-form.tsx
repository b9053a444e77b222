import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { FIELD_LABEL } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { chooseDiet, DIETS, type DietKey, isFreeFrom, MAX_DIETS } from "@/lib/dietary/diets";
import { MAX_TABLE_NAME } from "@/lib/household/limits";
import { SEVERITIES, type Severity } from "@/lib/profile/allergies";
import type { TablePersonBody, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { terms } from "@/messages/en/terms";

type Limit = TablePersonWire["limits"][number];
const WAYS = DIETS.filter(({ key }) => !isFreeFrom(key));
const WEIGHTS: readonly { value: Severity | "avoids"; label: string }[] = [
  { value: "severe", label: "Severe allergy" },
  { value: "allergy", label: "Allergy" },
  { value: "intolerance", label: "Intolerance" },
  { value: "avoids", label: "Avoids" },
];

type PersonFormProps = {
  person: TablePersonWire | null;
  busy: boolean;
  onSave: (body: TablePersonBody) => void;
};

/** Name, ways of eating, allergies and avoided foods of a person. */
export function PersonForm({ person, busy, onSave }: PersonFormProps) {
  const t = useText(householdText);
  const term = useText(terms);
  const [name, setName] = useState(person?.name ?? "");
  const [diets, setDiets] = useState<readonly DietKey[]>(person?.diets ?? []);
  const [limits, setLimits] = useState<readonly Limit[]>(person?.limits ?? []);
  const [error, setError] = useState<string | null>(null);
  const toggle = (key: DietKey) =>
    setDiets((before) => (before.includes(key) ? before.filter((each) => each !== key) : chooseDiet(before, key)));
  const weigh = (id: string, weight: string) =>
    setLimits((before) =>
      before.map((each) =>
        each.ingredient_id === id
          ? { ...each, severity: SEVERITIES.find((severity) => severity === weight) ?? null }
          : each,
      ),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === "") return setError(t("nameIsRequired"));
    onSave({
      name: name.trim(),
      diets: [...diets],
      limits: limits.map(({ ingredient_id, severity }) => ({ ingredient_id, severity })),
    });
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={error}
        label={t("name")}
        maxLength={MAX_TABLE_NAME}
        onChange={(event) => setName(event.target.value)}
        value={name}
      />
      <div className="grid gap-3">
        <IngredientSearch
          blockedNote={({ id }) => (limits.some((each) => each.ingredient_id === id) ? t("chosen") : null)}
          hint={t("groupHint")}
          label={t("allergiesAndAvoids")}
          onSelect={({ id, name: label }) =>
            setLimits((before) => [...before, { ingredient_id: id, name: label, severity: "allergy" }])
          }
        />
        <ul className="grid gap-3">
          {limits.map(({ ingredient_id: id, name: label, severity }) => (
            <li className="flex items-end gap-2" key={id}>
              <SelectField
                className="min-w-0 flex-1"
                label={term.known(label)}
                onChange={(event) => weigh(id, event.target.value)}
                value={severity ?? "avoids"}
              >
                {WEIGHTS.map(({ value, label: words }) => (
                  <option key={value} value={value}>
                    {t.known(words)}
                  </option>
                ))}
              </SelectField>
              <IconButton
                label={t("removeLabel", { label: term.known(label) })}
                onClick={() => setLimits((before) => before.filter((each) => each.ingredient_id !== id))}
              >
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
      <fieldset>
        <legend className={FIELD_LABEL}>{t("waysOfEating")}</legend>
        <div className="grid tablet:grid-cols-2">
          {WAYS.map(({ key, label }) => (
            <Checkbox checked={diets.includes(key)} key={key} label={term.known(label)} onChange={() => toggle(key)} />
          ))}
        </div>
        <FieldError error={diets.length > MAX_DIETS ? t("atMostDiets", { count: MAX_DIETS }) : null} id="table-diets" />
      </fieldset>
      <Button busy={busy} disabled={diets.length > MAX_DIETS} type="submit" variant="primary">
        {t("save")}
      </Button>
    </form>
  );
}
