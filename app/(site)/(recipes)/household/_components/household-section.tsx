import { DoorOpen, Eye, PenLine, UserPlus } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "#use-text";
import type { HouseholdActions } from "@/components/household/use-households";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { households } from "@/lib/household-client";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { HouseholdMemberWire, HouseholdWire, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { InvitePeople } from "./invite-people";
import { MemberCard } from "./member-card";
import { NameForm } from "./name-form";
import { PeopleOfHousehold } from "./people-of-household";
import { ShownRows } from "./shown-rows";

type HouseholdSectionProps = HouseholdActions & {
  household: HouseholdWire;
  ownPeople: readonly TablePersonWire[];
  card: IdCardProfile;
};

type OpenDialog = "name" | "rows" | "invite" | "leave" | null;
type MemberAction = { what: "remove" | "hand-over"; member: HouseholdMemberWire } | null;

export function HouseholdSection({ household, ownPeople, card, busy, run }: HouseholdSectionProps) {
  const t = useText(householdText);
  const headingId = useId();
  const [toConfirm, setAsked] = useState<OpenDialog>(null);
  const [memberAction, setMemberAction] = useState<MemberAction>(null);
  const { id, name, members, is_keeper: isKeeper } = household;
  const me = members.find((member) => member.is_me);
  const close = () => setAsked(null);
  const then = (work: () => Promise<unknown>, success: string) =>
    void run(work, success).then((isDone) => {
      if (!isDone) return;
      close();
      setMemberAction(null);
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
                {t("invite")}
              </Button>
              <Button aria-label={t("renameName", { name })} onClick={() => setAsked("name")} size="sm">
                <PenLine size={18} />
                {t("rename")}
              </Button>
            </>
          )}
          <Button aria-label={t("chooseShown", { name })} onClick={() => setAsked("rows")} size="sm">
            <Eye size={18} />
            {t("whatYouShow")}
          </Button>
          <Button aria-label={t("leaveName", { name })} onClick={() => setAsked("leave")} size="sm">
            <DoorOpen size={18} />
            {t("leave")}
          </Button>
        </div>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {members.map((member) => (
          <MemberCard
            key={member.id}
            mayChange={isKeeper}
            member={member}
            onHandOver={() => setMemberAction({ what: "hand-over", member })}
            onRemove={() => setMemberAction({ what: "remove", member })}
          />
        ))}
      </ul>
      <PeopleOfHousehold {...{ busy, household, ownPeople, run }} />
      <Dialog onOpenChange={(open) => !open && close()} open={toConfirm === "name"} title={t("renameTheHousehold")}>
        <NameForm
          action="Rename"
          busy={busy}
          onName={(next) => then(() => households.rename(id, next), t("renamed"))}
          suggestion={name}
        />
      </Dialog>
      <Dialog
        description={t("shownExplained", { name })}
        onOpenChange={(open) => !open && close()}
        open={toConfirm === "rows"}
        title={t("whatYouShow")}
        wide
      >
        <ShownRows
          action="Save"
          busy={busy}
          card={card}
          onChosen={(rows) => then(() => households.show(id, rows), t("shownSaved"))}
          shown={me?.shows.map(({ row }) => row) ?? []}
        />
      </Dialog>
      <Dialog
        description={t("inviteExplained", { name })}
        onOpenChange={(open) => !open && close()}
        open={toConfirm === "invite"}
        title={t("inviteToName", { name })}
      >
        <InvitePeople householdId={id} name={name} />
      </Dialog>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("leave")}
        description={t.rich(members.length === 1 ? "cardGoneLast" : "cardGone", {
          name,
          b: (inside) => <b>{inside}</b>,
        })}
        onConfirm={() => then(() => households.leave(id), t("youHaveLeftName", { name }))}
        onOpenChange={(open) => !open && close()}
        open={toConfirm === "leave"}
        title={t("leaveName5", { name })}
      />
      <ConfirmDialog
        busy={busy}
        confirmLabel={memberAction?.what === "remove" ? t("remove") : t("handOver5")}
        description={
          memberAction?.what === "remove"
            ? t.rich("nameSeesTheLists", {
                name: memberAction.member.name,
                name2: name,
                b: (inside) => <b>{inside}</b>,
              })
            : t.rich("fromThenOnName", { name: memberAction?.member.name, b: (inside) => <b>{inside}</b> })
        }
        onConfirm={() => {
          if (!memberAction) return;
          const { what, member } = memberAction;
          if (what === "remove")
            then(() => households.remove(id, member.id), t("nameIsRemoved", { name: member.name }));
          else
            then(() => households.handOver(id, member.id), t("nameKeepsName2Now", { name: member.name, name2: name }));
        }}
        onOpenChange={(open) => !open && setMemberAction(null)}
        open={memberAction !== null}
        title={
          memberAction?.what === "remove"
            ? t("removeName", { name: memberAction.member.name })
            : t("handNameOver", { name })
        }
        tone={memberAction?.what === "remove" ? "danger" : "primary"}
      />
    </section>
  );
}
