"use client";

import { FileUp } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { type IntakeRow, useFhirIntake } from "@/components/settings/use-fhir-intake";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FieldError, TextArea } from "@/components/ui/field";
import { SearchCombobox } from "@/components/ui/search-combobox";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import { LARGEST_FHIR_CHARACTERS } from "@/lib/fhir/read-allergies";
import type { IngredientWire } from "@/lib/schemas/profile";

const SEVERITY_WORDS = { intolerance: "Intolerance", allergy: "Allergy", severe: "Severe" } as const;

/** Allergies from a practice's file: read in the browser, looked through by their owner, and only then put on the card. */
export function FhirIntake() {
  const [isOpen, setOpen] = useState(false);
  const intake = useFhirIntake();
  const close = (open: boolean) => {
    setOpen(open);
    if (!open) intake.forget();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp size={18} />
        Look through a FHIR file
      </Button>
      <Dialog
        description="The file is read on this device and sent nowhere. You look through what it says before any of it is on your card."
        onOpenChange={close}
        open={isOpen}
        title="Allergies from a doctor"
        wide
      >
        {intake.rows ? <LookThrough intake={intake} onDone={() => close(false)} /> : <Choose intake={intake} />}
      </Dialog>
    </>
  );
}

type Intake = ReturnType<typeof useFhirIntake>;

function Choose({ intake }: { intake: Intake }) {
  const [text, setText] = useState("");
  const file = useId();
  async function take(files: FileList | null) {
    const [chosen] = files ?? [];
    if (!chosen) return;
    // A character is at least one byte: more than this is refused without being read.
    const isTooLarge = chosen.size > 4 * LARGEST_FHIR_CHARACTERS;
    await intake.read(isTooLarge ? " ".repeat(LARGEST_FHIR_CHARACTERS + 1) : await chosen.text());
  }
  return (
    <div className="grid gap-4">
      <div>
        <label className="field-label" htmlFor={file}>
          FHIR R4 file
        </label>
        <input
          accept=".json,application/json,application/fhir+json"
          className="input h-auto py-2.5"
          id={file}
          onChange={(event) => void take(event.target.files)}
          type="file"
        />
      </div>
      <TextArea
        hint="A bundle, or single AllergyIntolerance resources, as JSON."
        label="Or paste it"
        onChange={(event) => setText(event.target.value)}
        rows={5}
        spellCheck={false}
        value={text}
      />
      <div>
        <Button
          busy={intake.busy}
          disabled={text.trim() === ""}
          onClick={() => void intake.read(text)}
          variant="primary"
        >
          Look through it
        </Button>
        <FieldError error={intake.failure} id="fhir-failure" />
      </div>
    </div>
  );
}

function LookThrough({ intake, onDone }: { intake: Intake; onDone: () => void }) {
  const toast = useToast();
  const rows = intake.rows ?? [];
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  async function add() {
    const added = await intake.add();
    if (added < chosen) return;
    toast("success", added === 1 ? "One allergy is on your card." : `${added} allergies are on your card.`);
    onDone();
  }
  return (
    <div className="grid gap-4">
      <ul aria-label="What the file says" className="m-0 list-none divide-y divide-line border-line border-y p-0">
        {rows.map((row) => (
          <Row intake={intake} key={row.id} row={row} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={chosen === 0}
          busy={intake.busy}
          onClick={() => chosen > 0 && void add()}
          variant="primary"
        >
          {chosen === 1 ? "Add one allergy" : `Add ${chosen} allergies`}
        </Button>
        <Button onClick={intake.forget}>Another file</Button>
      </div>
      <FieldError error={intake.failure} id="fhir-add-failure" />
    </div>
  );
}

/** What the record says, as written, and what of it would be on the card. */
function Row({ row, intake }: { row: IntakeRow; intake: Intake }) {
  const { id, text, refused, onCard, severity, recorded, isChosen } = row;
  const search = useCallback((query: string, signal: AbortSignal) => api.searchIngredients(query, signal), []);
  return (
    <li className="grid gap-2 py-3">
      <p className="m-0 [overflow-wrap:anywhere]">
        <b>{text}</b>{" "}
        <span className="text-ink-soft">({SEVERITY_WORDS[severity].toLowerCase()}, as the record says)</span>
      </p>
      {refused && <p className="m-0 text-ink-soft text-small">Not offered. {refused}</p>}
      {!refused && onCard && (
        <Checkbox
          checked={isChosen}
          label={`${onCard.label}: ${recorded ? `on your card already, as ${SEVERITY_WORDS[recorded.severity].toLowerCase()}` : "add to my card"}`}
          onChange={(event) => intake.tick(id, event.target.checked)}
        />
      )}
      {!refused && !onCard && (
        <>
          <p className="m-0 text-small">
            No food of our list has exactly this name, and nothing is guessed. It is added only if you choose which food
            it is.
          </p>
          <SearchCombobox<IngredientWire>
            emptyText={(typed) => `No ingredient found for “${typed}”. Try a more general word.`}
            keyOf={(food) => food.id}
            label={`Which food is “${text}”?`}
            labelOf={(food) => food.name}
            onSelect={(food) => intake.choose(id, food)}
            search={search}
          />
        </>
      )}
    </li>
  );
}
