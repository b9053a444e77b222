"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { Moment } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import type { TeamWire } from "@/lib/schemas/team";
import { ROLE_WORDS } from "@/lib/team/role-words";
import { team as calls } from "@/lib/team-client";
import { useAllowed } from "../frame/allowed";
import { SectionHead } from "../frame/section-head";
import { MoreMenu } from "../shared/more-menu";
import { HandOverDialog } from "./hand-over-dialog";
import { InviteDialog } from "./invite-dialog";
import { placesInWords, rolesInWords } from "./role-places";
import { RolesDialog } from "./roles-dialog";

const TEAM = ["team"];
type Person = TeamWire["members"][number];
type Invitation = TeamWire["invitations"][number];
type Asked = { kind: "invite" } | { kind: "roles" | "remove" | "hand over"; person: Person } | null;

const people = (count: number) => (count === 1 ? "You work here alone so far." : `${count} people.`);

/** The people of the business, those who are invited, and what may be done with them. */
export function TeamScreen({ first }: { first: TeamWire }) {
  const queries = useQueryClient();
  const { data: team } = useQuery({ queryKey: TEAM, queryFn: ({ signal }) => calls.list(signal), initialData: first });
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const renew = () => queries.invalidateQueries({ queryKey: TEAM });
  return (
    <>
      <SectionHead
        actions={
          <Button onClick={() => setAsked({ kind: "invite" })} variant="primary">
            <UserPlus size={18} />
            Invite
          </Button>
        }
        title="Team"
      >
        {people(team.members.length)} Each sees what the work needs, and nobody shares a password.
      </SectionHead>
      <section aria-labelledby="team-people" className="mt-6">
        <h2 className="text-step-2" id="team-people">
          People
        </h2>
        <ul className="mt-2 border-line border-t">
          {team.members.map((person) => (
            <PersonRow isYou={person.id === team.you} key={person.id} onAsk={setAsked} person={person} />
          ))}
          {team.invitations.map((invitation) => (
            <InvitationRow invitation={invitation} key={invitation.id} onChanged={renew} />
          ))}
        </ul>
      </section>
      {asked?.kind === "invite" && <InviteDialog onChanged={renew} onClose={close} team={team} />}
      {asked?.kind === "roles" && <RolesDialog onChanged={renew} onClose={close} person={asked.person} team={team} />}
      {asked?.kind === "hand over" && <HandOverDialog onClose={close} person={asked.person} />}
      {asked?.kind === "remove" && <RemoveDialog onChanged={renew} onClose={close} person={asked.person} />}
    </>
  );
}

const ROW =
  "grid items-center gap-x-4 gap-y-1 border-line border-b py-3 tablet:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]";

type PersonRowProps = { person: Person; isYou: boolean; onAsk: (asked: Asked) => void };

function PersonRow({ person, isYou, onAsk }: PersonRowProps) {
  const maySeeAll = useAllowed("activity");
  return (
    <li className={ROW}>
      <p className="min-w-0 wrap-anywhere">
        <b className="font-[620]">{person.name ?? person.email}</b>
        {isYou && <span className="text-ink-soft"> (you)</span>}
        {person.name && <span className="block text-ink-soft text-small">{person.email}</span>}
      </p>
      <p className="min-w-0 wrap-anywhere">
        {rolesInWords(person.roles)}
        <span className="block text-ink-soft text-small">{placesInWords(person.roles)}</span>
      </p>
      <p className="text-ink-soft text-small">
        {person.last_here_at ? (
          <>
            Last here <Moment iso={person.last_here_at} />
          </>
        ) : (
          "Not signed in"
        )}
      </p>
      {person.may_change ? (
        <MoreMenu
          label={`More for ${person.name ?? person.email}`}
          actions={[
            { label: "Change role", onSelect: () => onAsk({ kind: "roles", person }) },
            ...(maySeeAll ? [{ label: "Hand over to", onSelect: () => onAsk({ kind: "hand over", person }) }] : []),
            { label: "Remove", onSelect: () => onAsk({ kind: "remove", person }), danger: true },
          ]}
        />
      ) : (
        <span />
      )}
    </li>
  );
}

type InvitationRowProps = { invitation: Invitation; onChanged: () => Promise<unknown> };

function InvitationRow({ invitation, onChanged }: InvitationRowProps) {
  const { busy, run } = useTask();
  const toast = useToast();
  const { id, email, role, venues } = invitation;
  const act = (name: string, work: () => Promise<unknown>, done: string) =>
    run(
      name,
      async () => {
        await work();
        await onChanged();
        toast("success", done);
      },
      (error) => {
        toast("error", failureOf(error, "Nothing was changed."));
        void onChanged();
      },
    );
  return (
    <li className={ROW}>
      <p className="min-w-0 wrap-anywhere">
        <b className="font-[620]">{email}</b>
        <span className="block text-ink-soft text-small">Invited by {invitation.invited_by}</span>
      </p>
      <p className="min-w-0 wrap-anywhere">
        {ROLE_WORDS[role]}
        <span className="block text-ink-soft text-small">
          {venues === null ? "all venues" : venues.map(({ name }) => name).join(", ") || "venues that are gone"}
        </span>
      </p>
      <p className="text-ink-soft text-small">
        Ends <Moment iso={invitation.expires_at} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={`Send again to ${email}`}
          disabled={busy}
          onClick={() => void act("again", () => calls.inviteAgain(id), `Sent again to ${email}.`)}
          size="sm"
        >
          Send again
        </Button>
        <Button
          aria-label={`Take back the invitation of ${email}`}
          disabled={busy}
          onClick={() => void act("back", () => calls.takeBack(id), "Taken back. The link opens nothing.")}
          size="sm"
        >
          Take back
        </Button>
      </div>
    </li>
  );
}

type RemoveDialogProps = { person: Person; onClose: () => void; onChanged: () => Promise<unknown> };

function RemoveDialog({ person, onClose, onChanged }: RemoveDialogProps) {
  const { busy, run } = useTask();
  const toast = useToast();
  const name = person.name ?? person.email;
  const remove = () =>
    run(
      "remove",
      async () => {
        await calls.remove(person.id);
        await onChanged();
        toast("success", `${name} is no longer in the team.`);
        onClose();
      },
      (error) => {
        toast("error", failureOf(error, "Nobody was removed."));
        void onChanged();
        onClose();
      },
    );
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel="Remove"
      description={`${name} sees nothing of this business from this moment, on any device. What they answered for the kitchen stays, with its name and date.`}
      onConfirm={() => void remove()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      title={`Remove ${name}?`}
    />
  );
}
