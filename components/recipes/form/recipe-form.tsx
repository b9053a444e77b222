"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { DraftNote } from "@/components/recipes/form/draft-note";
import { IngredientFields } from "@/components/recipes/form/ingredient-fields";
import { LeaveDialog } from "@/components/recipes/form/leave-dialog";
import { draftOf, emptyDraft } from "@/components/recipes/form/recipe-draft";
import { RecipeFacts } from "@/components/recipes/form/recipe-facts";
import { SaveProblem } from "@/components/recipes/form/save-problem";
import { StepFields } from "@/components/recipes/form/step-fields";
import { useDraft } from "@/components/recipes/form/use-draft";
import { useLeaveGuard } from "@/components/recipes/form/use-leave-guard";
import { useSaveRecipe } from "@/components/recipes/form/use-save-recipe";
import { PhotoFields } from "@/components/recipes/photos/photo-fields";
import { usePhotos } from "@/components/recipes/photos/use-photos";
import { recipeAddress } from "@/components/recipes/recipe-address";
import { DeleteRecipe } from "@/components/recipes/saved/delete-recipe";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { LINKS } from "@/lib/links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

/** Creates a recipe, or changes `recipe`. Nothing that was typed is lost: not to a reload, a lost connection or another tab. */
export function RecipeForm({ recipe }: { recipe: RecipeDetailWire | null }) {
  const { draft, change, isChanged, restored, forget, discard } = useDraft(recipe?.id ?? null, () =>
    recipe ? draftOf(recipe) : emptyDraft(),
  );
  const photos = usePhotos(recipe);
  const router = useRouter();
  const saving = useSaveRecipe({ recipe, photos, forgetDraft: forget });
  const guard = useLeaveGuard((isChanged && !saving.isSaved) || photos.isSending);
  const [shownProblems, setShownProblems] = useState(false);
  const problems = { ...(shownProblems ? saving.check(draft) : {}), ...saving.problems };

  const leaveDeleted = () => {
    forget();
    router.replace(LINKS.saved);
  };

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
      <RecipeFacts draft={draft} onChange={change} problems={problems} />
      <fieldset className="form-part">
        <legend>Ingredients</legend>
        <p className="soft small">Paste a whole list into a name field: each line becomes a row.</p>
        <IngredientFields
          onChange={(ingredients) => change({ ...draft, ingredients })}
          problems={problems}
          rows={draft.ingredients}
        />
      </fieldset>
      <fieldset className="form-part">
        <legend>Method</legend>
        <p className="soft small">One step a row. A pasted method is split into its paragraphs.</p>
        <StepFields onChange={(steps) => change({ ...draft, steps })} problems={problems} rows={draft.steps} />
      </fieldset>
      <PhotoFields photos={photos} waits={recipe === null} />
      <SaveProblem
        onOverwrite={() => saving.overwrite(draft)}
        problem={saving.failure}
        savedAddress={recipe && recipeAddress(recipe.id)}
      />
      <div className="form-end">
        <Button busy={saving.busy} busyLabel="Saving..." type="submit" variant="primary">
          {recipe ? "Save changes" : "Create Recipe"}
        </Button>
        <Button onClick={() => guard.leave(LINKS.home)}>Cancel</Button>
        {recipe && <DeleteRecipe onDeleted={leaveDeleted} recipe={recipe} size="md" />}
      </div>
      <LeaveDialog guard={guard} onLeave={discard} />
    </form>
  );
}
