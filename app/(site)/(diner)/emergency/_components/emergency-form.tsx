"use client";

import { Plus, X } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError, TextArea, TextField } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { SelectField } from "@/components/ui/select-field";
import { useAskBeforeLeaving } from "@/components/ui/use-ask-before-leaving";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { MAX_CONTACTS, MAX_OWN_STEPS, MAX_PENS } from "@/lib/emergency/limits";
import { COUNTRIES, countryOfZone } from "@/lib/emergency/numbers";
import { emergency } from "@/lib/emergency-client";
import type { EmergencyPlanWire } from "@/lib/schemas/emergency";
import { emergencyText } from "@/messages/en/emergency";

type EmergencyFormProps = {
  of: string;
  name: string;
  plan: EmergencyPlanWire | null;
  onSaved: (plan: EmergencyPlanWire) => void;
  onCancel: () => void;
};

/** Rows have keys of their own, so that removing one leaves the others' text where it is. */
type Row<Fields> = Fields & { row: number };
type PenRow = Row<{ name: string; place: string; good_until: string }>;
type ContactRow = Row<{ name: string; phone: string }>;

let lastRow = 0;
const newRow = () => {
  lastRow += 1;
  return lastRow;
};
const newPen = (): PenRow => ({ row: newRow(), name: "", place: "", good_until: "" });
const newContact = (): ContactRow => ({ row: newRow(), name: "", phone: "" });

/** Writes an emergency page. What is typed stays in the form until it is saved. */
export function EmergencyForm({ of, name, plan, onSaved, onCancel }: EmergencyFormProps) {
  const t = useText(emergencyText);
  const { running, run } = useTask();
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [country, setCountry] = useState(
    plan?.country ?? countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "",
  );
  const [isChild, setIsChild] = useState(plan?.is_child ?? of !== "me");
  const [signs, setSigns] = useState(plan?.signs ?? "");
  const [steps, setSteps] = useState(plan?.steps.join("\n") ?? "");
  const [source, setSource] = useState(plan?.source ?? "");
  const [day, setDay] = useState(plan?.source_day ?? "");
  const [pens, setPens] = useState<PenRow[]>(() =>
    plan?.pens.length
      ? plan.pens.map((pen) => ({ ...newPen(), ...pen, place: pen.place ?? "", good_until: pen.good_until ?? "" }))
      : [newPen()],
  );
  const [contacts, setContacts] = useState<ContactRow[]>(() =>
    plan?.contacts.length ? plan.contacts.map((each) => ({ ...newContact(), ...each })) : [newContact()],
  );
  useAskBeforeLeaving(isChanged);
  // The button that opened the form stood at the end of the page, and is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const body = () => ({
    country: country || null,
    is_child: isChild,
    signs: signs.trim() || null,
    pens: pens
      .filter((pen) => pen.name.trim() || pen.place.trim() || pen.good_until)
      .map((pen) => ({ name: pen.name, place: pen.place.trim() || null, good_until: pen.good_until || null })),
    steps: steps
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    contacts: contacts
      .filter((each) => each.name.trim() || each.phone.trim())
      .map(({ name: contact, phone }) => ({ name: contact, phone })),
    source: source.trim() || null,
    source_day: day || null,
    read_at: plan?.updated_at ?? null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    void run(
      "save",
      async () => {
        const saved = await emergency.put(of, body());
        setIsChanged(false);
        onSaved(saved);
      },
      (error) => setProblem(failureOf(error, t("notSaved"))),
    );
  };
  const change = (change: () => void) => {
    setIsChanged(true);
    change();
  };

  return (
    <form className="grid max-w-[640px] gap-6" onSubmit={submit}>
      <h1 className="m-0 scroll-mt-24 wrap-anywhere focus-visible:outline-none" ref={heading} tabIndex={-1}>
        {t("formOf", { name })}
      </h1>
      <SelectField
        hint={t("countryHint")}
        label={t("country")}
        onChange={({ target }) => change(() => setCountry(target.value))}
        value={country}
      >
        <option value="">{t("chooseCountry")}</option>
        <Countries locale={t.locale} />
      </SelectField>
      <Checkbox
        checked={isChild}
        label={t("isChild", { name })}
        onChange={({ target }) => change(() => setIsChild(target.checked))}
      />
      <fieldset className="m-0 grid gap-4 border-0 p-0">
        <legend className="mb-2 p-0 text-step-1">{t("pens")}</legend>
        {pens.map((pen, at) => (
          <RowFrame
            key={pen.row}
            onRemove={() => change(() => setPens(pens.filter((each) => each !== pen)))}
            removeLabel={t("removePen", { number: at + 1 })}
            title={t("pen", { number: at + 1 })}
          >
            <TextField
              hint={t("penNameHint")}
              label={t("penName")}
              maxLength={60}
              onChange={({ target }) => change(() => setPens(withRow(pens, pen, { name: target.value })))}
              value={pen.name}
            />
            <TextField
              hint={t("penPlaceHint")}
              label={t("penPlace")}
              maxLength={120}
              onChange={({ target }) => change(() => setPens(withRow(pens, pen, { place: target.value })))}
              value={pen.place}
            />
            <TextField
              label={t("penGoodUntil")}
              onChange={({ target }) => change(() => setPens(withRow(pens, pen, { good_until: target.value })))}
              placeholder="2027-03"
              type="month"
              value={pen.good_until}
            />
          </RowFrame>
        ))}
        {pens.length < MAX_PENS && (
          <Button className="justify-self-start" onClick={() => change(() => setPens([...pens, newPen()]))} size="sm">
            <Plus size={18} />
            {t("addPen")}
          </Button>
        )}
      </fieldset>
      <fieldset className="m-0 grid gap-4 border-0 p-0">
        <legend className="mb-2 p-0 text-step-1">{t("peopleToCall")}</legend>
        {contacts.map((each, at) => (
          <RowFrame
            key={each.row}
            onRemove={() => change(() => setContacts(contacts.filter((other) => other !== each)))}
            removeLabel={t("removeContact", { number: at + 1 })}
            title={t("contact", { number: at + 1 })}
          >
            <TextField
              autoComplete="off"
              label={t("contactName")}
              maxLength={60}
              onChange={({ target }) => change(() => setContacts(withRow(contacts, each, { name: target.value })))}
              value={each.name}
            />
            <TextField
              autoComplete="off"
              inputMode="tel"
              label={t("contactPhone")}
              maxLength={31}
              onChange={({ target }) => change(() => setContacts(withRow(contacts, each, { phone: target.value })))}
              type="tel"
              value={each.phone}
            />
          </RowFrame>
        ))}
        {contacts.length < MAX_CONTACTS && (
          <Button
            className="justify-self-start"
            onClick={() => change(() => setContacts([...contacts, newContact()]))}
            size="sm"
          >
            <Plus size={18} />
            {t("addContact")}
          </Button>
        )}
      </fieldset>
      <TextField
        hint={t("signsHint")}
        label={t("signs")}
        maxLength={300}
        onChange={({ target }) => change(() => setSigns(target.value))}
        optional
        value={signs}
      />
      <TextArea
        hint={t("stepsHint")}
        label={t("steps")}
        maxLength={MAX_OWN_STEPS * 201}
        onChange={({ target }) => change(() => setSteps(target.value))}
        optional
        value={steps}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          hint={t("sourceHint")}
          label={t("source")}
          maxLength={120}
          onChange={({ target }) => change(() => setSource(target.value))}
          optional
          value={source}
        />
        <TextField
          className="self-end"
          label={t("sourceDay")}
          onChange={({ target }) => change(() => setDay(target.value))}
          optional
          type="date"
          value={day}
        />
      </div>
      <FieldError error={problem} id="emergency-problem" />
      <div className="flex flex-wrap gap-3">
        <Button busy={running !== null} type="submit" variant="primary">
          {t("save")}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}

const withRow = <Of extends { row: number }>(rows: readonly Of[], changed: Of, to: Partial<Of>): Of[] =>
  rows.map((each) => (each.row === changed.row ? { ...each, ...to } : each));

function Countries({ locale }: { locale: string }) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const order = new Intl.Collator(locale);
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => order.compare(one.name, other.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}

type RowFrameProps = { title: string; removeLabel: string; onRemove: () => void; children: ReactNode };

const RowFrame = ({ title, removeLabel, onRemove, children }: RowFrameProps) => (
  <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
    <div className="flex items-center justify-between gap-3">
      <h2 className="m-0 text-step-1">{title}</h2>
      <IconButton className="-my-2 -me-2" label={removeLabel} onClick={onRemove}>
        <X size={20} />
      </IconButton>
    </div>
    {children}
  </div>
);
