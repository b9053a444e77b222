import { DoorOpen, Eye, PenLine, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { InvitePeople } from "@/components/household/invite-people";
import { MemberCard } from "@/components/household/member-card";
import { NameForm } from "@/components/household/name-form";
import { PeopleOfHousehold } from "@/components/household/people-of-household";
import { ShownRows } from "@/components/household/shown-rows";
import type { HouseholdActions } from "@/components/household/use-households";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { households } from "@/lib/household-client";
import type { IdCardProfile } from "@/lib/id-card";
import type { HouseholdMemberWire, HouseholdWire, TablePersonWire } from "@/lib/schemas/household";

type HouseholdSectionProps = HouseholdActions & {
  household: HouseholdWire;
  ownPeople: readonly TablePersonWire[];
  card: IdCardProfile;
};

type Asked = "name" | "rows" | "invite" | "leave" | null;
type AskedOf = { what: "remove" | "hand over"; member: HouseholdMemberWire } | null;

export function HouseholdSection({ household, ownPeople, card, busy, run }: HouseholdSectionProps) {
  const headingId = useId();
  const [asked, setAsked] = useState<Asked>(null);
  const [askedOf, setAskedOf] = useState<AskedOf>(null);
  const { id, name, members, is_keeper: isKeeper } = household;
  const me = members.find((member) => member.is_me);
  const close = () => setAsked(null);
  const then = (work: () => Promise<unknown>, said: string) =>
    void run(work, said).then((isDone) => {
      if (!isDone) return;
      close();
      setAskedOf(null);
    });
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-0 border-ink border-b-2 border-solid pb-3">
        <h2 className="m-0 min-w-0 break-words" id={headingId}>
          {name}
        </h2>
        <div className="flex flex-wrap gap-3">
          {isKeeper && (
            <>
              <Button onClick={() => setAsked("invite")} size="sm" variant="primary">
                <UserPlus size={18} />
                Invite
              </Button>
              <Button aria-label={`Rename ${name}`} onClick={() => setAsked("name")} size="sm">
                <PenLine size={18} />
                Rename
              </Button>
            </>
          )}
          <Button aria-label={`Choose what you show to ${name}`} onClick={() => setAsked("rows")} size="sm">
            <Eye size={18} />
            What you show
          </Button>
          <Button aria-label={`Leave ${name}`} onClick={() => setAsked("leave")} size="sm">
            <DoorOpen size={18} />
            Leave
          </Button>
        </div>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {members.map((member) => (
          <MemberCard
            key={member.id}
            mayChange={isKeeper}
            member={member}
            onHandOver={() => setAskedOf({ what: "hand over", member })}
            onRemove={() => setAskedOf({ what: "remove", member })}
          />
        ))}
      </ul>
      <PeopleOfHousehold {...{ busy, household, ownPeople, run }} />
      <Dialog onOpenChange={(open) => !open && close()} open={asked === "name"} title="Rename the household">
        <NameForm
          action="Rename"
          busy={busy}
          onName={(next) => then(() => households.rename(id, next), "The household has a new name.")}
          suggestion={name}
        />
      </Dialog>
      <Dialog
        description={`What the others in ${name} see of your card, and what food is checked for. It counts from the moment you save.`}
        onOpenChange={(open) => !open && close()}
        open={asked === "rows"}
        title="What you show"
        wide
      >
        <ShownRows
          action="Save"
          busy={busy}
          card={card}
          onChosen={(rows) =>
            then(() => households.show(id, rows), "Saved. The others see this now, and nothing else.")
          }
          shown={me?.shows.map(({ row }) => row) ?? []}
        />
      </Dialog>
      <Dialog
        description={`Whoever opens the link sees who is in ${name}, and decides what to show before they come in.`}
        onOpenChange={(open) => !open && close()}
        open={asked === "invite"}
        title={`Invite to ${name}`}
      >
        <InvitePeople householdId={id} name={name} />
      </Dialog>
      <ConfirmDialog
        busy={busy}
        confirmLabel="Leave"
        description={
          <>
            Your card, and those of the people you brought, are gone from <b>{name}</b> at once. Its lists and its plan
            stay with the others; of each list that you shared you keep a copy.
            {members.length === 1 && " You are the last one here: the household ends, and its lists are yours alone."}
          </>
        }
        onConfirm={() => then(() => households.leave(id), `You have left ${name}.`)}
        onOpenChange={(open) => !open && close()}
        open={asked === "leave"}
        title={`Leave ${name}?`}
      />
      <ConfirmDialog
        busy={busy}
        confirmLabel={askedOf?.what === "remove" ? "Remove" : "Hand over"}
        description={
          askedOf?.what === "remove" ? (
            <>
              <b>{askedOf.member.name}</b> sees the lists and the plan of {name} no more, from this moment. They keep a
              copy of each list that they had shared.
            </>
          ) : (
            <>
              From then on <b>{askedOf?.member.name}</b> invites and removes people here, and you do not.
            </>
          )
        }
        onConfirm={() => {
          if (!askedOf) return;
          const { what, member } = askedOf;
          if (what === "remove") then(() => households.remove(id, member.id), `${member.name} is removed.`);
          else then(() => households.handOver(id, member.id), `${member.name} keeps ${name} now.`);
        }}
        onOpenChange={(open) => !open && setAskedOf(null)}
        open={askedOf !== null}
        title={askedOf?.what === "remove" ? `Remove ${askedOf.member.name}?` : `Hand ${name} over?`}
        tone={askedOf?.what === "remove" ? "danger" : "primary"}
      />
    </section>
  );
}
