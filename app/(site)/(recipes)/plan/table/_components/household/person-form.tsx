import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { AllergyPicker } from "@/components/profile/allergy-picker";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { FIELD_LABEL } from "@/components/ui/input";
import { chooseDiet, DIETS, type DietKey, isFreeFrom, MAX_DIETS } from "@/lib/dietary/diets";
import { MAX_TABLE_NAME } from "@/lib/household/limits";
import { allergiesOfPerson } from "@/lib/household/person-card";
import type { AllergyChange } from "@/lib/profile/allergy-changes";
import type { TablePersonBody, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { terms } from "@/messages/en/terms";

type Limit = TablePersonWire["limits"][number];
const WAYS = DIETS.filter(({ key }) => !isFreeFrom(key));

type PersonFormProps = {
  person: TablePersonWire | null;
  busy: boolean;
  onSave: (body: TablePersonBody) => void;
};

/** Name, allergies with their weight, avoided foods and ways of eating of a person without an account. */
export function PersonForm({ person, busy, onSave }: PersonFormProps) {
  const t = useText(householdText);
  const term = useText(terms);
  const [name, setName] = useState(person?.name ?? "");
  const [diets, setDiets] = useState<readonly DietKey[]>(person?.diets ?? []);
  const [limits, setLimits] = useState<readonly Limit[]>(person?.limits ?? []);
  const [error, setError] = useState<string | null>(null);
  const toggle = (key: DietKey) =>
    setDiets((before) => (before.includes(key) ? before.filter((each) => each !== key) : chooseDiet(before, key)));
  const leave = (key: string) => setLimits((before) => before.filter((each) => each.key !== key));
  const avoided = limits.filter(({ severity }) => severity === null);
  const editor: AllergyEditor = {
    allergies: allergiesOfPerson({ limits: [...limits] }),
    change: (change) => setLimits((before) => changed(before, change)),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === "") return setError(t("nameIsRequired"));
    onSave({
      name: name.trim(),
      diets: [...diets],
      limits: limits.map(({ key: ingredient_id, severity, traces }) => ({ ingredient_id, severity, traces })),
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
      <fieldset>
        <legend className={FIELD_LABEL}>{t("allergiesOfPerson")}</legend>
        <AllergyPicker editor={editor} of={name.trim() || null} />
      </fieldset>
      <div className="grid gap-3">
        <IngredientSearch
          blockedNote={({ id, key }) => (limits.some((each) => each.key === (key ?? id)) ? t("chosen") : null)}
          label={t("avoidsOfPerson")}
          onSelect={({ id, key, name: food }) =>
            setLimits((before) => [...before, limitOf({ key: key ?? id, label: food }, null)])
          }
        />
        <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
          {avoided.map(({ key, name: food }) => (
            <li className="flex items-center gap-1" key={key}>
              {term.known(food)}
              <IconButton label={t("removeLabel", { label: term.known(food) })} onClick={() => leave(key)}>
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

const limitOf = ({ key, label }: { key: string; label: string }, severity: Limit["severity"]): Limit => ({
  ...{ ingredient_id: key, key, name: label },
  ...{ severity, traces: true },
});

/** The limits after a change of one allergy. A food that was avoided becomes the allergy. */
function changed(limits: readonly Limit[], change: AllergyChange): readonly Limit[] {
  const { key } = change;
  if (!change.on) return limits.filter((each) => each.key !== key);
  const before = limits.find((each) => each.key === key);
  const after: Limit = {
    ...(before ?? limitOf(change, "allergy")),
    severity: change.severity ?? before?.severity ?? "allergy",
    traces: change.traces ?? before?.traces ?? true,
  };
  return before ? limits.map((each) => (each === before ? after : each)) : [...limits, after];
}
