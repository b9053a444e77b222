"use client";

import { useMemo, useState } from "react";
import { useText } from "#use-text";
import { DraftForm } from "@/components/recipes/form/draft-form";
import { FormPart, FormSection } from "@/components/recipes/form/form-part";
import { IngredientFields } from "@/components/recipes/form/ingredient-fields";
import { StepFields } from "@/components/recipes/form/step-fields";
import { useDraft } from "@/components/recipes/form/use-draft";
import { variantAddress } from "@/components/recipes/recipe-address";
import { DifferenceList } from "@/components/variants/difference-list";
import { type Fit, FitMe } from "@/components/variants/fit-me";
import { useSaveVariant } from "@/components/variants/use-save-variant";
import { differenceOf, originOfBase, originOfVariant, startDraft } from "@/components/variants/variant-draft";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { variantsText } from "@/messages/en/variants";

type Base = Pick<RecipeWire, "id" | "title" | "ingredients" | "instructions">;
type VariantFormProps = { fit: Fit } & (
  | { variant: null; base: Base }
  | { variant: VariantDetailWire; base: Base | null }
);

/** Creates or edits a variant of a recipe. The differences from the base are listed below before anything is saved. */
export function VariantForm({ variant, base, fit }: VariantFormProps) {
  const t = useText(variantsText);
  const [origin] = useState(() => (variant ? originOfVariant(variant, base) : originOfBase(base)));
  const baseId = base?.id ?? null;
  const drafting = useDraft(variant ? `variant:${variant.id}` : `customize:${baseId}`, () => startDraft(origin));
  const { draft, change, forget } = drafting;
  const saving = useSaveVariant({ origin, baseId, forgetDraft: forget });
  const difference = useMemo(() => differenceOf(draft, origin), [draft, origin]);

  return (
    <DraftForm
      drafting={drafting}
      savedAddress={variant && variantAddress(variant.id)}
      saving={saving}
      submitLabel={variant ? t("saveChanges") : t("saveMyVersion")}
    >
      {(problems) => (
        <>
          <FormSection id="fit-me" title={t("makeItFitMe")}>
            <FitMe
              fit={fit}
              lines={origin.ingredients}
              onChange={(ingredients) => change({ ...draft, ingredients })}
              rows={draft.ingredients}
            />
          </FormSection>
          <FormPart title={t("ingredients")}>
            <IngredientFields
              onChange={(ingredients) => change({ ...draft, ingredients })}
              problems={problems}
              rows={draft.ingredients}
            />
          </FormPart>
          <FormPart title={t("method")}>
            <StepFields onChange={(steps) => change({ ...draft, steps })} problems={problems} rows={draft.steps} />
          </FormPart>
          <FormSection id="differences" title={t("differencesTitle")}>
            {!difference && <p className="soft">{t("noBaseRecipeAvailable")}</p>}
            {difference && !difference.isOwnVersion && <p className="soft">{t("nothingYet")}</p>}
            {difference && <DifferenceList {...difference} />}
          </FormSection>
        </>
      )}
    </DraftForm>
  );
}
