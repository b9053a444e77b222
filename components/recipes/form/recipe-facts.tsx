import { useText } from "#use-text";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { MAX_DESCRIPTION } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";
import { FIELD_LABEL } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { KIND_NAMES, KINDS } from "@/lib/recipes/kinds";
import { ENTERED_TIMES, RECIPE_TIMES } from "@/lib/recipes/times";
import { kitchenText } from "@/messages/en/kitchen";
import { recipeFormText } from "@/messages/en/recipe-form";

type RecipeFactsProps = { draft: RecipeDraft; problems: Problems; onChange: (draft: RecipeDraft) => void };

const FACTS = [
  { field: "servings", label: "Servings" },
  ...ENTERED_TIMES.map((field) => ({ field, label: RECIPE_TIMES[field].label })),
] as const;

const VISIBILITY = [
  { value: "private", label: "Only me" },
  { value: "public", label: "Everybody" },
] as const;

/** Kinds, servings, times, and who may see the recipe. */
export function RecipeFacts({ draft, problems, onChange }: RecipeFactsProps) {
  const t = useText(recipeFormText);
  const k = useText(kitchenText);
  return (
    <>
      <TextField
        autoComplete="off"
        error={t.known(problems.description)}
        hint={t("descriptionHint")}
        id="description"
        label={t("description")}
        maxLength={MAX_DESCRIPTION}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
        optional
        value={draft.description}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        {KIND_NAMES.map((name) => (
          <SelectField
            error={t.known(problems[name])}
            id={name}
            key={name}
            label={k.known(KINDS[name].label)}
            onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
            optional
            value={draft[name]}
          >
            <option value="">{t("notSaid")}</option>
            {KINDS[name].choices.map(([key, words]) => (
              <option key={key} value={key}>
                {k.known(words)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 tablet:grid-cols-3">
        {FACTS.map(({ field, label }, index) => (
          <TextField
            autoComplete="off"
            className={index === 0 ? "col-span-full tablet:col-auto" : undefined}
            error={t.known(problems[field])}
            id={field}
            inputMode="decimal"
            key={field}
            label={t.known(label)}
            maxLength={12}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            optional
            value={draft[field]}
          />
        ))}
      </div>
      <div>
        <p className={FIELD_LABEL}>{t("whoCanSeeIt")}</p>
        <SegmentedControl
          className="mb-2"
          label={t("whoCanSeeIt")}
          onChange={(value) => onChange({ ...draft, isPublic: value === "public" })}
          options={VISIBILITY.map(({ value, label }) => ({ value, label: t.known(label) }))}
          value={draft.isPublic ? "public" : "private"}
        />
        <p className="soft small">{draft.isPublic ? t("publicExplained") : t("privateExplained")}</p>
      </div>
    </>
  );
}
