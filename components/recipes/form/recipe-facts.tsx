import "@/styles/recipe-form.css";
import type { Problems } from "@/components/recipes/form/draft-problems";
import { MAX_DESCRIPTION } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { COURSES, CUISINES } from "@/lib/recipes/kinds";

type RecipeFactsProps = { draft: RecipeDraft; problems: Problems; onChange: (draft: RecipeDraft) => void };

const FACTS = [
  { field: "servings", label: "Servings" },
  { field: "prepTime", label: "Preparation, minutes" },
  { field: "cookTime", label: "Cooking, minutes" },
] as const;

const KINDS = [
  { field: "course", label: "Course", options: COURSES },
  { field: "cuisine", label: "Kitchen", options: CUISINES },
] as const;

const VISIBILITY = [
  { value: "private", label: "Only me" },
  { value: "public", label: "Everybody" },
] as const;

/** What it is, how many it serves, how long it takes, and who may see it. */
export function RecipeFacts({ draft, problems, onChange }: RecipeFactsProps) {
  return (
    <>
      <TextField
        autoComplete="off"
        error={problems.description}
        hint="What it is, in a sentence."
        id="description"
        label="Description"
        maxLength={MAX_DESCRIPTION}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
        optional
        value={draft.description}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        {KINDS.map(({ field, label, options }) => (
          <SelectField
            error={problems[field]}
            id={field}
            key={field}
            label={label}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            optional
            value={draft[field]}
          >
            <option value="">Not said</option>
            {options.map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="form-facts">
        {FACTS.map(({ field, label }) => (
          <TextField
            autoComplete="off"
            error={problems[field]}
            id={field}
            inputMode="decimal"
            key={field}
            label={label}
            maxLength={12}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            optional
            value={draft[field]}
          />
        ))}
      </div>
      <div className="form-visibility">
        <p className="field-label">Who can see it</p>
        <SegmentedControl
          label="Who can see it"
          onChange={(value) => onChange({ ...draft, isPublic: value === "public" })}
          options={VISIBILITY}
          value={draft.isPublic ? "public" : "private"}
        />
        <p className="soft small">
          {draft.isPublic
            ? "Everybody finds it under Recipes and through search engines, without your name."
            : "Nobody but you can open it."}
        </p>
      </div>
    </>
  );
}
