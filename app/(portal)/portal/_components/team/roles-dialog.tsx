"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import type { TeamWire } from "@/lib/schemas/team";
import type { Role } from "@/lib/team/rights";
import { ROLE_SEES, ROLE_WORDS } from "@/lib/team/role-words";
import { team as calls } from "@/lib/team-client";
import { type Draft, fromDraft, toDraft } from "./role-places";

type Person = TeamWire["members"][number];
type RolesDialogProps = { team: TeamWire; person: Person; onClose: () => void; onChanged: () => Promise<unknown> };

/** One role at all venues, or one at each of some. */
export function RolesDialog({ team, person, onClose, onChanged }: RolesDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => toDraft(person.roles));
  const { busy, run } = useTask();
  const toast = useToast();
  const name = person.name ?? person.email;
  const roles = fromDraft(draft);
  const set = (place: string, role: string) => setDraft({ ...draft, [place]: role as Role | "" });
  const save = () =>
    run(
      "save",
      async () => {
        const was = person.roles.map(({ role, venue_id }) => ({ role, venue_id }));
        await calls.changeRoles(person.id, { roles, was });
        await onChanged();
        toast("success", `Saved. ${name} may do this from now on, on every device.`);
        onClose();
      },
      (error) => {
        toast("error", failureOf(error, "Nothing was changed."));
        void onChanged();
      },
    );
  const options = (roles: readonly Role[]) =>
    roles.map((role) => (
      <option key={role} value={role}>
        {ROLE_WORDS[role]}
      </option>
    ));
  const below = team.grantable.filter((role) => role !== "owner");
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open title={`What ${name} may do`} wide>
      <div className="mt-4 grid gap-4">
        {team.grants_everywhere && (
          <SelectField label="At all venues" onChange={({ target }) => set("", target.value)} value={draft[""] ?? ""}>
            <option value="">By venue</option>
            {options(team.grantable)}
          </SelectField>
        )}
        {!draft[""] &&
          team.venues.map(({ id, name: venue }) => (
            <SelectField
              key={id}
              label={venue}
              onChange={({ target }) => set(id, target.value)}
              value={draft[id] ?? ""}
            >
              <option value="">Nothing there</option>
              {options(below)}
            </SelectField>
          ))}
        {roles.length === 0 ? (
          <Callout tone="info">
            <p>Choose a role. To take all of them away, remove the person.</p>
          </Callout>
        ) : (
          <Callout tone="info">
            {[...new Set(roles.map(({ role }) => role))].map((role) => (
              <p key={role}>
                <b>{ROLE_WORDS[role]}</b> sees {ROLE_SEES[role]}.
              </p>
            ))}
          </Callout>
        )}
      </div>
      <TwoButtons>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} disabled={roles.length === 0} onClick={() => void save()} variant="primary">
          Save
        </Button>
      </TwoButtons>
    </Dialog>
  );
}
