"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { amountProblem, exactSum, recipesTotal } from "@/components/offline/line-amounts";
import { Button } from "@/components/ui/button";
import { CheckBox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { FIELD_LABEL } from "@/components/ui/input";
import { SelectField } from "@/components/ui/select-field";
import { TwoButtons } from "@/components/ui/two-buttons";
import { exactText } from "@/lib/quantity/exact-text";
import { inDecimalsOf } from "@/lib/quantity/format-quantity";
import type { GroceryItemWire } from "@/lib/schemas/grocery";
import { groceryText } from "@/messages/en/grocery";
import type { LineEdit } from "./use-line-actions";
import { AISLES } from "./words";

type LineEditorProps = {
  line: GroceryItemWire | null;
  onClose: () => void;
  onDelete: (line: GroceryItemWire) => void;
  onEdit: (line: GroceryItemWire, edit: LineEdit) => void;
};

/** Shows the details of one line, and a form for those that can be changed. */
export function LineEditor({ line, onClose, ...rest }: LineEditorProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={line !== null} title={line?.name ?? ""} wide>
      {line && <LineForm key={line.id} line={line} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type Typed = { name: string; quantity: string; unit: string; note: string; aisle: string; atHome: boolean };

const typedOf = (line: GroceryItemWire): Typed => ({
  name: line.name,
  quantity: line.quantity_value === null ? "" : String(line.quantity_value),
  unit: line.quantity_unit ?? "",
  note: line.note ?? "",
  aisle: line.aisle,
  atHome: line.is_at_home === true,
});

/** Sends only the fields that the person touched, so that another device's changes to the others stay. */
function editOf(line: GroceryItemWire, before: Typed, typed: Typed): LineEdit {
  const { name, note, aisle, atHome } = typed;
  const isMeasured = typed.quantity.trim() !== before.quantity || typed.unit.trim() !== before.unit;
  return {
    ...(name.trim() === before.name ? {} : { name: name.trim() }),
    ...(isMeasured ? { amount: amountOf(line, before, typed) } : {}),
    ...(note.trim() === before.note ? {} : { note: note.trim() || null }),
    ...(aisle === before.aisle ? {} : { aisle }),
    ...(atHome === before.atHome ? {} : { at_home: atHome }),
  };
}

/** If the person did not touch the number, its exact (unrounded) value is kept. */
function amountOf(line: GroceryItemWire, before: Typed, { quantity, unit }: Typed): NonNullable<LineEdit["amount"]> {
  const recipes = line.is_manual ? null : recipesTotal(line);
  const exact = quantity.trim() === before.quantity ? exactSum(line) : null;
  return {
    value: exact === null ? quantity.trim() || null : { exact },
    unit: unit.trim() || null,
    recipes: recipes?.value ? { value: exactText(recipes.value), unit: recipes.unit } : null,
  };
}

type LineFormProps = Omit<LineEditorProps, "line"> & { line: GroceryItemWire };

function LineForm({ line, onClose, onDelete, onEdit }: LineFormProps) {
  const t = useText(groceryText);
  const [before] = useState(() => typedOf(line));
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState<ReturnType<typeof amountProblem>>(null);
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const errorAt = (field: "quantity" | "unit") => (wrong?.field === field ? t(wrong.key) : null);
  const nameError = typed.name.trim() === "" ? t("nameIsRequired") : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (nameError) return;
    const edit = editOf(line, before, typed);
    const problem = edit.amount ? amountProblem(line, edit.amount) : null;
    setWrong(problem);
    if (problem) return;
    if (Object.keys(edit).length > 0) onEdit(line, edit);
    onClose();
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={nameError}
        hint={line.gtin === undefined ? undefined : t("newNameNewFood")}
        label={t("name")}
        maxLength={200}
        onChange={(event) => set({ name: event.target.value })}
        value={typed.name}
      />
      <div className="grid grid-cols-[1fr_1fr] gap-3">
        <TextField
          autoComplete="off"
          error={errorAt("quantity")}
          label={t("quantity")}
          maxLength={30}
          onChange={(event) => set({ quantity: event.target.value })}
          value={typed.quantity}
        />
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          error={errorAt("unit")}
          label={t("unit")}
          maxLength={40}
          onChange={(event) => set({ unit: event.target.value })}
          value={typed.unit}
        />
      </div>
      <TextField
        autoComplete="off"
        label={t("note")}
        maxLength={500}
        onChange={(event) => set({ note: event.target.value })}
        optional
        value={typed.note}
      />
      <SelectField label={t("aisle")} onChange={(event) => set({ aisle: event.target.value })} value={typed.aisle}>
        {[...new Set([...AISLES, line.aisle])].map((aisle) => (
          <option key={aisle} value={aisle}>
            {t.known(aisle)}
          </option>
        ))}
      </SelectField>
      <label className="flex items-center gap-3">
        <CheckBox checked={typed.atHome} onChange={({ target }) => set({ atHome: target.checked })} />
        {t("haveAtHome")}
      </label>
      <Shares line={line} />
      <TwoButtons>
        <Button
          onClick={() => {
            onDelete(line);
            onClose();
          }}
          variant="danger"
        >
          {t("delete")}
        </Button>
        <Button type="submit" variant="primary">
          {t("save")}
        </Button>
      </TwoButtons>
    </form>
  );
}

/** Which recipes a line came from, as each of them wrote it. */
function Shares({ line }: { line: GroceryItemWire }) {
  const t = useText(groceryText);
  if (line.sources.length === 0) return null;
  return (
    <section aria-label={t("whereThisComesFrom")}>
      <h3 className={FIELD_LABEL}>{t("from")}</h3>
      <ul>
        {line.sources.map((share) => (
          <li
            className="wrap-anywhere grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b py-2"
            key={`${share.adding_id} ${share.original_text}`}
          >
            <b>{share.title}</b> <span className="row-2 text-(length:--t-1) text-ink-soft">{share.original_text}</span>
            <span className="num">{inDecimalsOf(t.locale, share.quantity_text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
