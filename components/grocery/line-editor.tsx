"use client";

import { type FormEvent, useState } from "react";
import type { ListStore } from "@/components/grocery/device/list-store";
import { AISLES } from "@/components/grocery/words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { ApiError } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import type { GroceryItemChanges, GroceryItemWire } from "@/lib/schemas/grocery";

type LineEditorProps = {
  line: GroceryItemWire | null;
  listId: string;
  store: ListStore;
  isOnline: boolean;
  onClose: () => void;
  onDelete: (line: GroceryItemWire) => void;
};

/** What is known of one line, and what of it can be changed. */
export function LineEditor({ line, onClose, ...rest }: LineEditorProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={line !== null} title={line?.name ?? ""} wide>
      {line && <LineForm key={line.id} line={line} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type Typed = { name: string; quantity: string; unit: string; note: string; aisle: string };

const typedOf = (line: GroceryItemWire): Typed => ({
  name: line.name,
  quantity: line.quantity_value === null ? "" : String(line.quantity_value),
  unit: line.quantity_unit ?? "",
  note: line.note ?? "",
  aisle: line.aisle,
});

/** Only what the person touched: what another device changed meanwhile stays. */
function changesOf(before: Typed, { name, quantity, unit, note, aisle }: Typed): GroceryItemChanges {
  return {
    ...(name.trim() === before.name ? {} : { name: name.trim() }),
    ...(quantity.trim() === before.quantity ? {} : { quantity_value: quantity.trim() || null }),
    ...(unit.trim() === before.unit ? {} : { quantity_unit: unit.trim() || null }),
    ...(note.trim() === before.note ? {} : { note: note.trim() || null }),
    ...(aisle === before.aisle ? {} : { aisle }),
  };
}

type LineFormProps = Omit<LineEditorProps, "line"> & { line: GroceryItemWire };

function LineForm({ line, listId, store, isOnline, onClose, onDelete }: LineFormProps) {
  const [before] = useState(() => typedOf(line));
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const errorAt = (field: string) => error?.fields.find(({ loc }) => loc.at(-1) === field)?.msg ?? null;
  const nameError = typed.name.trim() === "" ? "Name is required" : errorAt("name");

  async function submit(event: FormEvent) {
    event.preventDefault();
    const changes = changesOf(before, typed);
    if (busy || typed.name.trim() === "") return;
    if (Object.keys(changes).length === 0) return onClose();
    setBusy(true);
    try {
      await store.replaceItem(() => groceries.updateItem(listId, line.id, changes));
      onClose();
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : new ApiError(0, ""));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="grocery-form" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        error={nameError}
        label="Name"
        maxLength={200}
        onChange={(event) => set({ name: event.target.value })}
        value={typed.name}
      />
      <div className="grocery-amounts">
        <TextField
          autoComplete="off"
          error={errorAt("quantity_value")}
          label="Quantity"
          maxLength={30}
          onChange={(event) => set({ quantity: event.target.value })}
          value={typed.quantity}
        />
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          error={errorAt("quantity_unit")}
          label="Unit"
          maxLength={40}
          onChange={(event) => set({ unit: event.target.value })}
          value={typed.unit}
        />
      </div>
      <TextField
        autoComplete="off"
        error={errorAt("note")}
        label="Note"
        maxLength={500}
        onChange={(event) => set({ note: event.target.value })}
        optional
        value={typed.note}
      />
      <SelectField label="Aisle" onChange={(event) => set({ aisle: event.target.value })} value={typed.aisle}>
        {[...new Set([...AISLES, line.aisle])].map((aisle) => (
          <option key={aisle}>{aisle}</option>
        ))}
      </SelectField>
      <Shares line={line} />
      <div aria-live="polite">
        {error && error.fields.length === 0 && <p className="field-error">Failed to update item</p>}
        {!isOnline && <p className="field-hint">Changing a line needs a connection. Checking and adding do not.</p>}
      </div>
      <div className="two-buttons">
        <Button
          onClick={() => {
            onDelete(line);
            onClose();
          }}
          variant="danger"
        >
          Delete
        </Button>
        <Button busy={busy} type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}

/** Which recipes a line came from, as each of them wrote it. */
function Shares({ line }: { line: GroceryItemWire }) {
  if (line.sources.length === 0) return null;
  return (
    <section aria-label="Where this comes from">
      <h3 className="field-label">From</h3>
      <ul className="grocery-shares">
        {line.sources.map((share) => (
          <li key={`${share.adding_id} ${share.original_text}`}>
            <b>{share.title}</b> <span className="soft">{share.original_text}</span>
            <span className="num">{share.quantity_text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
