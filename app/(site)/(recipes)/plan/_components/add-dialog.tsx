import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { ForWhom } from "@/components/recipes/for-whom";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import type { PlanRecipeWire } from "@/lib/schemas/meal-plan";
import type { CheckedForWire } from "@/lib/schemas/recipe-judgement";
import { planText } from "@/messages/en/plan";
import { slotWords } from "./plan-words";
import { RecipeFinder } from "./recipe-finder";
import { SlotFields } from "./slot-fields";

type AddDialogProps = {
  householdId: string | null;
  checkedFor: CheckedForWire;
  slot: Slot | null;
  onClose: () => void;
  onRecipe: (recipe: PlanRecipeWire, slot: Slot) => void;
  onNote: (note: string, slot: Slot) => void;
};

/** What to put at a meal: a recipe, or a note. */
export function AddDialog({ householdId, checkedFor, slot, onClose, onRecipe, onNote }: AddDialogProps) {
  const t = useText(planText);
  const [note, setNote] = useState("");
  const finish = (act: () => void) => {
    act();
    setNote("");
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (slot && note.trim() !== "") finish(() => onNote(note.trim(), slot));
  };
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      open={slot !== null}
      title={slot ? t("addToSlot", { slot: slotWords(t, slot) }) : ""}
      wide
    >
      {slot && (
        <div className="grid gap-6">
          <form className="flex items-end gap-3" onSubmit={submit}>
            <TextField
              className="min-w-0 flex-1"
              label={t("aNote")}
              maxLength={200}
              onChange={(event) => setNote(event.target.value)}
              placeholder={t("leftoversEatingOut")}
              value={note}
            />
            <Button disabled={note.trim() === ""} type="submit">
              {t("addNote")}
            </Button>
          </form>
          <ForWhom rendered={checkedFor} />
          <RecipeFinder householdId={householdId} onChoose={(recipe) => finish(() => onRecipe(recipe, slot))} />
        </div>
      )}
    </Dialog>
  );
}

type PlaceDialogProps = {
  recipe: PlanRecipeWire | null;
  days: readonly string[];
  today: string | null;
  onClose: () => void;
  onPlace: (recipe: PlanRecipeWire, slot: Slot) => void;
};

/** Asks when to eat a recipe of the shelf, for people who do not drag it. */
export function PlaceDialog({ recipe, days, today, onClose, onPlace }: PlaceDialogProps) {
  const t = useText(planText);
  return (
    <Dialog
      onOpenChange={(open) => !open && onClose()}
      open={recipe !== null}
      title={t("planTitle", { title: recipe?.title ?? "" })}
    >
      {recipe && <PlaceForm {...{ recipe, days, today, onClose, onPlace }} />}
    </Dialog>
  );
}

function PlaceForm({ recipe, days, today, onClose, onPlace }: PlaceDialogProps & { recipe: PlanRecipeWire }) {
  const t = useText(planText);
  const first = today && days.includes(today) ? today : (days[0] ?? "");
  const [slot, setSlot] = useState<Slot>({ day: first, meal: "dinner" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPlace(recipe, slot);
    onClose();
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <SlotFields days={days} onChange={setSlot} slot={slot} />
      <Button type="submit" variant="primary">
        {t("planIt")}
      </Button>
    </form>
  );
}
