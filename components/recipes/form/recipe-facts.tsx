import "@/styles/recipe-form.css";
import type { Problems } from "@/components/recipes/form/draft-problems";
import type { RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { TextField } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";

type RecipeFactsProps = { draft: RecipeDraft; problems: Problems; onChange: (draft: RecipeDraft) => void };

const FACTS = [
  { field: "servings", label: "Servings" },
  { field: "prepTime", label: "Preparation, minutes" },
  { field: "cookTime", label: "Cooking, minutes" },
] as const;

const VISIBILITY = [
  { value: "private", label: "Only me" },
  { value: "public", label: "Everybody" },
] as const;

/** How many it serves, how long it takes, and who may see it. */
export function RecipeFacts({ draft, problems, onChange }: RecipeFactsProps) {
  return (
    <>
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
