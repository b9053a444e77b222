"use client";

import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "#use-text";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FieldError, TextArea } from "@/components/ui/field";
import { FIELD_LABEL, Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { LARGEST_FHIR_CHARACTERS } from "@/lib/fhir/read-allergies";
import { HEALTH_STATEMENTS } from "@/lib/profile/health-consent";
import { healthConsentText } from "@/messages/en/health-consent";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { type IntakeRow, useFhirIntake } from "./use-fhir-intake";

const SEVERITY_WORDS = { intolerance: "Intolerance", allergy: "Allergy", severe: "Severe" } as const;

/**
 * Imports allergies from a practice's file. The browser reads the file, the person checks the rows, and only then are
 * they saved on the card.
 */
export function FhirIntake() {
  const t = useText(settings);
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
        {t("openFhir")}
      </Button>
      <Dialog
        description={t("fhirStaysHere")}
        onOpenChange={close}
        open={isOpen}
        title={t("allergiesFromADoctor")}
        wide
      >
        {intake.rows ? <LookThrough intake={intake} onDone={() => close(false)} /> : <Choose intake={intake} />}
      </Dialog>
    </>
  );
}

type Intake = ReturnType<typeof useFhirIntake>;

function Choose({ intake }: { intake: Intake }) {
  const t = useText(settings);
  const [text, setText] = useState("");
  const file = useId();
  async function take(files: FileList | null) {
    const [chosen] = files ?? [];
    if (!chosen) return;
    // A character is at least one byte, so a file above this size is refused without being read.
    const isTooLarge = chosen.size > 4 * LARGEST_FHIR_CHARACTERS;
    await intake.read(isTooLarge ? " ".repeat(LARGEST_FHIR_CHARACTERS + 1) : await chosen.text());
  }
  return (
    <div className="grid gap-4">
      <div>
        <label className={FIELD_LABEL} htmlFor={file}>
          {t("fhirR4File")}
        </label>
        <Input
          accept=".json,application/json,application/fhir+json"
          className="h-auto py-2.5"
          id={file}
          onChange={(event) => void take(event.target.files)}
          type="file"
        />
      </div>
      <TextArea
        hint={t("fhirKinds")}
        label={t("orPasteIt")}
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
          {t("lookThroughIt")}
        </Button>
        <FieldError error={intake.failure} id="fhir-failure" />
      </div>
    </div>
  );
}

function LookThrough({ intake, onDone }: { intake: Intake; onDone: () => void }) {
  const t = useText(settings);
  const consent = useText(healthConsentText);
  const toast = useToast();
  const rows = intake.rows ?? [];
  const { chosen } = intake;
  async function add() {
    if (!(await intake.add())) return;
    toast("success", chosen === 1 ? t("oneAllergyAdded") : t("allergiesAdded", { added: chosen }));
    onDone();
  }
  return (
    <div className="grid gap-4">
      {intake.isPart && <Callout tone="unknown">{t("theFileIsOnly")}</Callout>}
      <ul aria-label={t("whatTheFileSays")} className="m-0 list-none divide-y divide-line border-line border-y p-0">
        {rows.map((row) => (
          <Row intake={intake} key={row.id} row={row} />
        ))}
      </ul>
      <p className="m-0 text-ink-soft text-small">{consent.known(HEALTH_STATEMENTS.allergies.short)}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={chosen === 0}
          busy={intake.busy}
          onClick={() => chosen > 0 && void add()}
          variant="primary"
        >
          {chosen === 1 ? t("addOneAllergy") : t("addChosenAllergies", { chosen })}
        </Button>
        <Button onClick={intake.forget}>{t("anotherFile")}</Button>
      </div>
      <FieldError error={intake.failure} id="fhir-add-failure" />
    </div>
  );
}

/** A record as written in the file, and what it would become on the card. */
function Row({ row, intake }: { row: IntakeRow; intake: Intake }) {
  const term = useText(terms);
  const t = useText(settings);
  const { id, text, refused, onCard, severity, recorded, isChosen } = row;
  return (
    <li className="grid gap-2 py-3">
      <p className="m-0 [overflow-wrap:anywhere]">
        <b>{text}</b>{" "}
        {!refused && (
          <span className="text-ink-soft">
            {t("asRecordSays", { toLowerCase: term.known(SEVERITY_WORDS[severity].toLowerCase()) })}
          </span>
        )}
      </p>
      {refused && (
        <p className="m-0 text-ink-soft text-small">{t("notOfferedRefused", { refused: t.known(refused) })}</p>
      )}
      {!refused && onCard && (
        <Checkbox
          checked={isChosen}
          label={`${term.known(onCard.label)}: ${recorded ? t("onCardAlready", { toLowerCase: term.known(SEVERITY_WORDS[recorded.severity].toLowerCase()) }) : t("addToMyCard")}`}
          onChange={(event) => intake.tick(id, event.target.checked)}
        />
      )}
      {!refused && !onCard && (
        <>
          <p className="m-0 text-small">{t("foodNotMatched")}</p>
          <IngredientSearch label={t("whichFoodIsText", { text })} onSelect={(food) => intake.choose(id, food)} />
        </>
      )}
    </li>
  );
}
