import { type FormEvent, useState } from "react";
import { slotWords } from "@/components/meal-plan/plan-words";
import { RecipeFinder } from "@/components/meal-plan/recipe-finder";
import { SlotFields } from "@/components/meal-plan/slot-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import type { Slot } from "@/lib/meal-plan/plan-changes";
import type { PlanRecipeWire } from "@/lib/schemas/meal-plan";

type AddDialogProps = {
  slot: Slot | null;
  onClose: () => void;
  onRecipe: (recipe: PlanRecipeWire, slot: Slot) => void;
  onNote: (note: string, slot: Slot) => void;
};

/** What to put at a meal: a recipe, or a note. */
export function AddDialog({ slot, onClose, onRecipe, onNote }: AddDialogProps) {
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
      title={slot ? `Add to ${slotWords(slot)}` : ""}
      wide
    >
      {slot && (
        <div className="grid gap-6">
          <form className="flex items-end gap-3" onSubmit={submit}>
            <TextField
              className="min-w-0 flex-1"
              label="A note"
              maxLength={200}
              onChange={(event) => setNote(event.target.value)}
              placeholder="Leftovers, eating out"
              value={note}
            />
            <Button disabled={note.trim() === ""} type="submit">
              Add note
            </Button>
          </form>
          <RecipeFinder onChoose={(recipe) => finish(() => onRecipe(recipe, slot))} />
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

/** When to eat a recipe of the shelf, for whoever does not drag it. */
export function PlaceDialog({ recipe, days, today, onClose, onPlace }: PlaceDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={recipe !== null} title={`Plan ${recipe?.title ?? ""}`}>
      {recipe && <PlaceForm {...{ recipe, days, today, onClose, onPlace }} />}
    </Dialog>
  );
}

function PlaceForm({ recipe, days, today, onClose, onPlace }: PlaceDialogProps & { recipe: PlanRecipeWire }) {
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
        Plan it
      </Button>
    </form>
  );
}
