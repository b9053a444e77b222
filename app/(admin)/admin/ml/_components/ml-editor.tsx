import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { adminApi } from "@/lib/admin-client";
import { ApiError } from "@/lib/api-call";
import type { MlEffect, MlIngredient } from "@/lib/schemas/admin-ml";
import { useAdminToast } from "../../_components/use-admin-toast";
import { attributeWords } from "./ingredient-columns";
import { MergeFoodDialog } from "./merge-food-dialog";
import type { NutrientField } from "./ml-screen";

type MlEditorProps = {
  ingredient: MlIngredient;
  attributes: readonly string[];
  nutrients: readonly NutrientField[];
  onClose: () => void;
  onSaved: () => void;
};

const count = (value: number, one: string, many: string) => `${value.toLocaleString("en")} ${value === 1 ? one : many}`;

/**
 * Edits what is known of an ingredient. Closes on Escape and on a click outside. Only changed fields are sent, so
 * attributes that nobody ticked stay unknown. If somebody else has saved meanwhile, their values are shown before the
 * input of this screen overwrites them.
 */
const aboutIt = ({ category, confirmed, confidence }: MlIngredient): string => {
  const sure = confidence === null ? "" : ` The classifier is ${Math.round(confidence * 100)}% sure.`;
  return `${category}.${confirmed ? " Confirmed." : sure}`;
};

export function MlEditor({ ingredient, attributes, nutrients, onClose, onSaved }: MlEditorProps) {
  const [ticked, setTicked] = useState<Record<string, boolean>>({});
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { running: saving, run } = useTask<"save" | "confirm">();
  const [isMerging, setMerging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const toast = useAdminToast();
  const effect = useQuery({
    queryKey: ["ml-effect", ingredient.id, ticked],
    queryFn: () => adminApi.reviewEffect(ingredient.id, ticked),
  });
  const wrong = Object.values(typed).some(isWrong);

  const save = (confirm: boolean) =>
    run(
      confirm ? "confirm" : "save",
      async () => {
        setChanged(false);
        await saveReview(ingredient, { ticked, typed, confirm });
        toast("success", "Ingredient updated successfully!");
        onSaved();
        onClose();
      },
      (error) => {
        const cause = error instanceof Error ? error.cause : null;
        if (cause instanceof ApiError && cause.code === "row_changed") setChanged(true);
        const what = error instanceof Error ? `${error.message}. ` : "";
        toast("error", `${what}Failed to save changes. Please try again.`);
        onSaved();
      },
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!wrong) void save(false);
  }
  return (
    <Dialog
      description={aboutIt(ingredient)}
      onOpenChange={(open) => !open && onClose()}
      open
      title={ingredient.name}
      wide
    >
      <form className="grid gap-5" noValidate onSubmit={submit}>
        {ingredient.reason && (
          <p className="rounded-card bg-saffron-tint px-4 py-3 text-small">
            <b>Why it is here:</b> {ingredient.reason}
          </p>
        )}
        <AttributeFields {...{ ingredient, attributes, ticked }} onTick={setTicked} />
        <NutrientFields {...{ ingredient, nutrients, typed }} onType={setTyped} />
        {isChanged && (
          <p className="text-tomato-ink" role="alert">
            Somebody changed {ingredient.name} while you edited. What they saved is shown now, with your changes over
            it: look, and save again.
          </p>
        )}
        <Touched effect={effect.data} isFailed={effect.isError} />
        <Button
          busy={saving === "confirm"}
          disabled={wrong || saving === "save"}
          onClick={() => save(true)}
          variant="primary"
          wide
        >
          Save and Confirm
        </Button>
        <TwoButtons>
          <Button
            busy={saving === "save"}
            disabled={
              wrong || saving === "confirm" || (Object.keys(ticked).length === 0 && Object.keys(typed).length === 0)
            }
            type="submit"
          >
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </TwoButtons>
        <Button onClick={() => setMerging(true)} size="sm">
          Merge into another ingredient
        </Button>
      </form>
      {isMerging && (
        <MergeFoodDialog
          ingredient={ingredient}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false);
            onSaved();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type Review = {
  ticked: Readonly<Record<string, boolean>>;
  typed: Readonly<Record<string, string>>;
  confirm: boolean;
};

/** Saves the amounts, then the attributes on top of them. Errors name the part that failed. */
async function saveReview({ id, version }: MlIngredient, { ticked, typed, confirm }: Review): Promise<void> {
  const amounts = Object.entries(typed).map(([key, text]) => [
    `${key}_per_100g`,
    text.trim() === "" ? null : Number(text),
  ]);
  let newest = version;
  if (amounts.length > 0) {
    const body = { ...Object.fromEntries(amounts), version };
    const saved = await adminApi.setNutrients(id, body).catch((error: unknown) => {
      throw new Error("Failed to update nutrient levels", { cause: error });
    });
    newest = saved.version;
  }
  if (!confirm && Object.keys(ticked).length === 0) return;
  const body = { ...ticked, version: newest, ...(confirm ? { confirm: true } : {}) };
  await adminApi.setDietary(id, body).catch((error: unknown) => {
    throw new Error("Failed to update dietary attributes", { cause: error });
  });
}

const isWrong = (text: string): boolean => text.trim() !== "" && !(Number(text) >= 0);

type AttributeFieldsProps = Pick<MlEditorProps, "ingredient" | "attributes"> & {
  ticked: Record<string, boolean>;
  onTick: (ticked: Record<string, boolean>) => void;
};

function AttributeFields({ ingredient, attributes, ticked, onTick }: AttributeFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Dietary attributes</legend>
      <p className="text-ink-soft text-small">
        An attribute that nobody has ticked stays not known until it is changed.
      </p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {attributes.map((key) => {
          const known = ingredient.dietary_attributes[`is_${key}`];
          const isSet = `is_${key}` in ticked;
          const note = isSet ? "" : known === null ? " (maybe)" : known === undefined ? " (not known)" : "";
          return (
            <Checkbox
              checked={ticked[`is_${key}`] ?? known === true}
              key={key}
              label={`${attributeWords(key)}${note}`}
              onChange={(event) => onTick({ ...ticked, [`is_${key}`]: event.target.checked })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type NutrientFieldsProps = Pick<MlEditorProps, "ingredient" | "nutrients"> & {
  typed: Record<string, string>;
  onType: (typed: Record<string, string>) => void;
};

function NutrientFields({ ingredient, nutrients, typed, onType }: NutrientFieldsProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Nutrients per 100g</legend>
      <p className="text-ink-soft text-small">Empty is saved as not known, never as zero.</p>
      <div className="mt-2 grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {nutrients.map(({ key, label, unit }) => {
          const now = ingredient.nutrients_per_100g[`${key}_per_100g`];
          const text = typed[key] ?? (now === null || now === undefined ? "" : String(now));
          return (
            <TextField
              error={isWrong(text) ? "Must be 0 or more" : null}
              inputMode="decimal"
              key={key}
              label={`${label} ${unit}`}
              min={0}
              onChange={(event) => onType({ ...typed, [key]: event.target.value })}
              placeholder="not known"
              step={0.01}
              type="number"
              value={text}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** Says whom the change reaches, before it is saved. */
function Touched({ effect, isFailed }: { effect: MlEffect | undefined; isFailed: boolean }) {
  return (
    <div className="rounded-card bg-saffron-tint px-4 py-3 text-small" role="status">
      {effect ? (
        <>
          <b>
            {count(effect.recipes, "recipe", "recipes")} and {count(effect.people, "person", "people")}
          </b>{" "}
          are touched: recipes that hold it, and people who have recorded it as an allergy, intolerance or avoid.
          {effect.changes.length > 0 && ` It changes ${effect.changes.join("; ")}.`}
        </>
      ) : isFailed ? (
        "How many recipes and people this touches could not be counted."
      ) : (
        "Counting whom this touches"
      )}
    </div>
  );
}
