"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { PORTAL } from "@/lib/portal/sections";
import type { TeamWire } from "@/lib/schemas/team";
import { team as calls } from "@/lib/team-client";

type Afterwards = "owner" | "manager" | "leave";
const AFTERWARDS: readonly { value: Afterwards; label: string }[] = [
  { value: "owner", label: "You stay an owner" },
  { value: "manager", label: "You become a manager" },
  { value: "leave", label: "You leave" },
];

type HandOverDialogProps = { person: TeamWire["members"][number]; onClose: () => void };

/** What belongs to the business goes with it: venues, applications, and what they cost. */
export function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const [afterwards, setAfterwards] = useState<Afterwards>("owner");
  const { busy, run } = useTask();
  const toast = useToast();
  const name = person.name ?? person.email;
  const handOver = () =>
    run(
      "handOver",
      async () => {
        await calls.handOver({ member_id: person.id, afterwards });
        window.location.assign(PORTAL);
        return LEAVING;
      },
      (error) => toast("error", failureOf(error, "Nothing was handed over.")),
    );
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel="Hand over"
      description={`${name} becomes an owner, and venues, applications and their costs are recorded under ${name}. Printed codes and secrets keep working.`}
      onConfirm={() => void handOver()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      title={`Hand the business over to ${name}?`}
    >
      <SelectField
        className="mt-4"
        label="And you"
        onChange={({ target }) => setAfterwards(target.value as Afterwards)}
        value={afterwards}
      >
        {AFTERWARDS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
