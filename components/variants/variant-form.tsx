"use client";

import { type FormEvent, useMemo, useState } from "react";
import { DraftNote } from "@/components/recipes/form/draft-note";
import { problemsOf } from "@/components/recipes/form/draft-problems";
import { IngredientFields } from "@/components/recipes/form/ingredient-fields";
import { LeaveDialog } from "@/components/recipes/form/leave-dialog";
import { SaveProblem } from "@/components/recipes/form/save-problem";
import { StepFields } from "@/components/recipes/form/step-fields";
import { useDraft } from "@/components/recipes/form/use-draft";
import { useLeaveGuard } from "@/components/recipes/form/use-leave-guard";
import { variantAddress } from "@/components/recipes/recipe-address";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { DifferenceList } from "@/components/variants/difference-list";
import { type Fit, FitMe } from "@/components/variants/fit-me";
import { useSaveVariant } from "@/components/variants/use-save-variant";
import { differenceOf, originOfBase, originOfVariant, startDraft } from "@/components/variants/variant-draft";
import { LINKS } from "@/lib/links";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";

type Base = Pick<RecipeWire, "id" | "title" | "ingredients" | "instructions">;
type VariantFormProps = { fit: Fit } & (
  | { variant: null; base: Base }
  | { variant: VariantDetailWire; base: Base | null }
);

/** Makes a version of a recipe, or changes one. What differs from the base stands below, before anything is saved. */
export function VariantForm({ variant, base, fit }: VariantFormProps) {
  const [origin] = useState(() => (variant ? originOfVariant(variant, base) : originOfBase(base)));
  const baseId = base?.id ?? null;
  const draftId = variant ? `variant:${variant.id}` : `customize:${baseId}`;
  const { draft, change, isChanged, restored, forget, discard } = useDraft(draftId, () => startDraft(origin));
  const saving = useSaveVariant({ origin, baseId, forgetDraft: forget });
  const guard = useLeaveGuard(isChanged && !saving.isSaved);
  const [shownProblems, setShownProblems] = useState(false);
  const problems = { ...(shownProblems ? problemsOf(draft) : {}), ...saving.problems };
  const difference = useMemo(() => differenceOf(draft, origin), [draft, origin]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setShownProblems(true);
    await saving.submit(draft, change);
  }

  return (
    <form className="recipe-form" noValidate onSubmit={submit}>
      {restored && <DraftNote onDiscard={discard} />}
      <TextField
        autoComplete="off"
        className="form-title"
        error={problems.title}
        id="title"
        label="Title"
        maxLength={300}
        onChange={(event) => change({ ...draft, title: event.target.value })}
        value={draft.title}
      />
      <section aria-labelledby="fit-me" className="form-part">
        <h2 id="fit-me">Make it fit me</h2>
        <FitMe
          fit={fit}
          lines={origin.ingredients}
          onChange={(ingredients) => change({ ...draft, ingredients })}
          rows={draft.ingredients}
        />
      </section>
      <fieldset className="form-part">
        <legend>Ingredients</legend>
        <IngredientFields
          onChange={(ingredients) => change({ ...draft, ingredients })}
          problems={problems}
          rows={draft.ingredients}
        />
      </fieldset>
      <fieldset className="form-part">
        <legend>Method</legend>
        <StepFields onChange={(steps) => change({ ...draft, steps })} problems={problems} rows={draft.steps} />
      </fieldset>
      <section aria-labelledby="differences" className="form-part">
        <h2 id="differences">What differs from the base recipe</h2>
        {!difference && <p className="soft">No base recipe available.</p>}
        {difference && !difference.isOwnVersion && <p className="soft">Nothing yet.</p>}
        {difference && <DifferenceList {...difference} />}
      </section>
      <SaveProblem
        onOverwrite={() => saving.overwrite(draft)}
        problem={saving.failure}
        savedAddress={variant && variantAddress(variant.id)}
      />
      <div className="form-end">
        <Button busy={saving.busy} busyLabel="Saving..." type="submit" variant="primary">
          {variant ? "Save changes" : "Save my version"}
        </Button>
        <Button onClick={() => guard.leave(LINKS.home)}>Cancel</Button>
      </div>
      <LeaveDialog guard={guard} onLeave={discard} />
    </form>
  );
}
