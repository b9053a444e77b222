"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { FormError } from "@/components/auth/form-error";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { failureOf } from "@/lib/api-call";
import { venueKeys, venuesApi } from "@/lib/portal/venues-client";
import type { UsedLocationWire, VenueWire } from "@/lib/schemas/venues";

export type LocationTask = { kind: "rename" | "repoint" | "delete"; location: UsedLocationWire };

type LocationDialogsProps = {
  venue: VenueWire;
  all: readonly UsedLocationWire[];
  task: LocationTask | null;
  onClose: () => void;
};

/** The dialogs to rename, redirect and delete a location. */
export function LocationDialogs({ task, ...props }: LocationDialogsProps) {
  if (!task) return null;
  const { kind, location } = task;
  if (kind === "rename") return <Rename {...props} location={location} />;
  return kind === "repoint" ? <Repoint {...props} location={location} /> : <Delete {...props} location={location} />;
}

type TaskProps = Omit<LocationDialogsProps, "task"> & { location: UsedLocationWire };

function useChange(work: () => Promise<unknown>, onClose: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: venueKeys.all });
      onClose();
    },
  });
}

function Rename({ location, onClose }: TaskProps) {
  const [label, setLabel] = useState(location.label);
  const saving = useChange(() => venuesApi.renameLocation(location.id, label), onClose);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (label.trim() !== "" && !saving.isPending) saving.mutate();
  }
  return (
    <Dialog
      description="The printed code goes on working."
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Rename ${location.label}`}
    >
      <form className="grid gap-4" onSubmit={onSubmit}>
        <FormError error={saving.isError ? failureOf(saving.error, "Failed to update location") : null} />
        <TextField
          label="Label"
          maxLength={100}
          name="label"
          onChange={(event) => setLabel(event.target.value)}
          required
          value={label}
        />
        <Button busy={saving.isPending} disabled={label.trim() === ""} type="submit" variant="primary">
          Rename
        </Button>
      </form>
    </Dialog>
  );
}

function Repoint({ location, all, onClose }: TaskProps) {
  const [goal, setGoal] = useState(location.leads_to?.id ?? "");
  const saving = useChange(() => venuesApi.repointLocation(location.id, goal || null), onClose);
  // No chains of aliases: a code may only redirect to a location whose own code does not redirect.
  const goals = all.filter((each) => each.id !== location.id && (!each.leads_to || each.id === location.leads_to?.id));
  return (
    <Dialog
      description={`Whoever scans the code that was printed for ${location.label} is checked in where it leads to.`}
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Re-point the code of ${location.label}`}
    >
      <div className="grid gap-4">
        <FormError error={saving.isError ? failureOf(saving.error, "Failed to update location") : null} />
        <SelectField label="The code leads to" onChange={(event) => setGoal(event.target.value)} value={goal}>
          <option value="">{location.label} (its own location)</option>
          {goals.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button busy={saving.isPending} onClick={() => saving.mutate()} variant="primary">
          Save
        </Button>
      </div>
    </Dialog>
  );
}

function Delete({ location, venue, onClose }: TaskProps) {
  const deleting = useChange(() => venuesApi.removeLocation(location.id), onClose);
  return (
    <ConfirmDialog
      busy={deleting.isPending}
      cancelLabel="Keep it"
      confirmLabel="Delete location"
      description={`Its printed code stops working. Its visits stay with ${venue.name}, without a table.`}
      onConfirm={() => deleting.mutate()}
      onOpenChange={(open) => !open && onClose()}
      open
      title={`Delete ${location.label}?`}
    >
      <FormError error={deleting.isError ? failureOf(deleting.error, "Failed to delete location") : null} />
    </ConfirmDialog>
  );
}
