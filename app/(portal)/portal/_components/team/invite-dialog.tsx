"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import type { TeamWire } from "@/lib/schemas/team";
import type { Role } from "@/lib/team/rights";
import { ROLE_SEES, ROLE_WORDS } from "@/lib/team/role-words";
import { team as calls } from "@/lib/team-client";

type InviteDialogProps = { team: TeamWire; onClose: () => void; onChanged: () => Promise<unknown> };

/** Role first, then where; what the person will see is said before the mail is sent. */
export function InviteDialog({ team, onClose, onChanged }: InviteDialogProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>(
    team.grantable.includes("kitchen") ? "kitchen" : (team.grantable[0] ?? "kitchen"),
  );
  const [places, setPlaces] = useState<readonly string[]>(
    team.grants_everywhere ? [] : team.venues.slice(0, 1).map(({ id }) => id),
  );
  const [isEverywhere, setEverywhere] = useState(team.grants_everywhere);
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const toast = useToast();
  const isOwner = role === "owner";
  const all = isOwner || isEverywhere;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "send",
      async () => {
        await calls.invite({ email, role, venue_ids: all ? null : [...places] });
        await onChanged();
        toast("success", `The invitation is on its way to ${email.trim()}.`);
        onClose();
      },
      (error) => setFailure(failureOf(error, "The invitation was not sent.")),
    );
  };
  const choose = (id: string, isChosen: boolean) =>
    setPlaces(isChosen ? [...places, id] : places.filter((each) => each !== id));
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open title="Invite somebody" wide>
      <form className="mt-4 grid gap-4" noValidate onSubmit={send}>
        <TextField
          autoComplete="off"
          error={failure}
          label="Mail"
          onChange={({ target }) => setEmail(target.value)}
          type="email"
          value={email}
        />
        <SelectField label="Role" onChange={({ target }) => setRole(target.value as Role)} value={role}>
          {team.grantable.map((each) => (
            <option key={each} value={each}>
              {ROLE_WORDS[each]}
            </option>
          ))}
        </SelectField>
        {!isOwner && team.venues.length > 0 && (
          <fieldset>
            <legend className="font-[620]">Venues</legend>
            {team.grants_everywhere && (
              <Checkbox
                checked={isEverywhere}
                label="All venues, also later ones"
                onChange={({ target }) => setEverywhere(target.checked)}
              />
            )}
            {!isEverywhere &&
              team.venues.map(({ id, name }) => (
                <Checkbox
                  checked={places.includes(id)}
                  key={id}
                  label={name}
                  onChange={({ target }) => choose(id, target.checked)}
                />
              ))}
          </fieldset>
        )}
        <Callout tone="info">
          <p>They will see {ROLE_SEES[role]}.</p>
        </Callout>
        <TwoButtons>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} disabled={!all && places.length === 0} type="submit" variant="primary">
            Send invitation
          </Button>
        </TwoButtons>
      </form>
    </Dialog>
  );
}
