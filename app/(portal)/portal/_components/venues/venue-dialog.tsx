"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { FieldPair } from "@/components/ui/field-pair";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { ApiError, failureOf } from "@/lib/api-call";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { VenueWire } from "@/lib/schemas/venues";

type VenueDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; venue?: VenueWire };

/** Creates or changes a venue. */
export function VenueDialog({ open, onOpenChange, venue }: VenueDialogProps) {
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      description={venue ? "Its ID and its printed codes stay as they are." : undefined}
      initialFocus={firstField}
      onOpenChange={onOpenChange}
      open={open}
      title={venue ? `Edit ${venue.name}` : "Create New Venue"}
    >
      <VenueForm firstField={firstField} onDone={() => onOpenChange(false)} venue={venue} />
    </Dialog>
  );
}

const REQUIRED = { name: "Name is required", city: "City is required", country: "Country is required" } as const;
type Field = keyof typeof REQUIRED | "state" | "internal_id" | "time_zone";
const SAID_MS = 3000;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type VenueFormProps = {
  venue: VenueWire | undefined;
  firstField: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
};

function VenueForm({ venue, firstField, onDone }: VenueFormProps) {
  const queries = useQueryClient();
  const toast = useToast();
  const [values, setValues] = useState<Record<Field, string>>({
    name: venue?.name ?? "",
    city: venue?.city ?? "",
    state: venue?.state ?? "",
    country: venue?.country ?? "",
    internal_id: venue?.internal_id ?? "",
    time_zone: venue ? (venue.time_zone ?? "") : zoneHere(),
  });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () => {
      const body = { ...values, internal_id: values.internal_id.trim() || null, time_zone: values.time_zone || null };
      return venue ? venuesApi.update(venue.id, body) : venuesApi.create(body);
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: venueKeys.all });
      toast("success", venue ? `${saved.name} is saved` : `${saved.name} is created`, undefined, SAID_MS);
      onDone();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : [];
      setErrors(Object.fromEntries(fields.map(({ loc, msg }) => [String(loc[1]), msg])));
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter((field) => values[field].trim() === "");
    setErrors(Object.fromEntries(missing.map((field) => [field, REQUIRED[field]])));
    if (missing[0]) form.current?.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
    else if (!saving.isPending) saving.mutate();
  }

  const fieldOf = (field: Field, maxLength: number) => ({
    disabled: saving.isPending,
    error: errors[field] ?? null,
    maxLength,
    name: field,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
    value: values[field],
  });
  const failure = failureOf(saving.error, venue ? "Failed to update venue" : "Failed to create venue");
  return (
    <form className="grid gap-4" noValidate onSubmit={onSubmit} ref={form}>
      <FormError error={saving.isError ? failure : null} />
      <TextField label="Name" ref={firstField} required {...fieldOf("name", 200)} />
      <FieldPair>
        <TextField autoComplete="address-level2" label="City" required {...fieldOf("city", 100)} />
        <TextField autoComplete="address-level1" label="State" optional {...fieldOf("state", 100)} />
      </FieldPair>
      <TextField autoComplete="country-name" label="Country" required {...fieldOf("country", 100)} />
      <FieldPair>
        <TextField hint="Your own system's ID." label="Internal ID" optional {...fieldOf("internal_id", 200)} />
        <SelectField hint="Days begin and end in it." label="Time zone" {...fieldOf("time_zone", 64)}>
          <option value="">Not set (UTC)</option>
          {Intl.supportedValuesOf("timeZone").map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <TwoButtons>
        <Button disabled={saving.isPending} onClick={onDone}>
          Cancel
        </Button>
        <Button busy={saving.isPending} type="submit" variant="primary">
          {venue ? "Save venue" : "Create venue"}
        </Button>
      </TwoButtons>
    </form>
  );
}
