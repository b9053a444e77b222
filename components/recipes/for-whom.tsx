"use client";

import { ChevronDown, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { announceNewTable, useNewTable } from "@/components/query/new-table";
import { namesOf } from "@/components/recipes/people-words";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { FieldError } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { failureOf } from "@/lib/api-call";
import { checkedFor } from "@/lib/household-client";
import type { CheckedForWire } from "@/lib/schemas/recipe-judgement";
import { verdicts } from "@/messages/en/verdicts";

type Person = CheckedForWire["people"][number];
type ForWhomProps = { rendered: CheckedForWire; className?: string };

const EVERYBODY = "everybody";
/** More people than these are chosen in a dialog. */
const MOST_SIDE_BY_SIDE = 3;

/**
 * For whom food is checked: oneself, somebody else, or everybody who eats with one. The choice stays until the person
 * changes it, on every screen and device. Shows nothing to somebody who eats alone.
 */
export function ForWhom({ rendered, className }: ForWhomProps) {
  const t = useText(verdicts);
  const { people, chosen, isPending, choose } = useChoice(rendered);
  if (people.length < 2) return null;
  const choosable = people.filter(({ unchecked }) => unchecked !== "hidden");
  const namesIn = (ids: readonly string[]) => namesOf(t, ids.length === 0 ? people : people.filter(isIn(ids)));
  const leftOut = chosen.length === 0 ? [] : people.filter((person) => !isIn(chosen)(person));
  const isShort = choosable.length <= MOST_SIDE_BY_SIDE && chosen.length < 2;
  return (
    <div className={cn("print:hidden", className)} data-for-whom>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span aria-hidden="true" className="inline-flex items-center gap-2 font-semibold text-small">
          <Users size={18} />
          {t("forWhom")}
        </span>
        {isShort ? (
          <SegmentedControl
            label={t("forWhom")}
            onChange={(value) => choose(value === EVERYBODY ? [] : [value])}
            options={[
              ...choosable.map(({ person_id: value, name }) => ({
                value,
                label: <span className="max-w-36 truncate">{name ?? t("onlyMe")}</span>,
              })),
              { value: EVERYBODY, label: t("everybody") },
            ]}
            value={chosen[0] ?? EVERYBODY}
          />
        ) : (
          <ChooseSeveral chosen={chosen} onChoose={choose} people={people} />
        )}
      </div>
      <p className="m-0 text-ink-soft text-small" role="status">
        {isPending
          ? t("checkingFor", { names: namesIn(chosen) })
          : leftOut.length > 0 && t("leftOut", { names: namesOf(t, leftOut) })}
      </p>
    </div>
  );
}

const isIn =
  (ids: readonly string[]) =>
  ({ person_id: id }: Person): boolean =>
    ids.includes(id);

/** The choice as the page came with it, or the one that is being saved: until the page is new, it is not checked. */
function useChoice(rendered: CheckedForWire) {
  const t = useText(verdicts);
  const router = useRouter();
  const toast = useToast();
  const { run } = useTask();
  const [seen, setSeen] = useState(rendered);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  if (seen !== rendered) {
    setSeen(rendered);
    setAsked(null);
  }
  useNewTable(() => router.refresh());
  const choose = (chosen: readonly string[]) => {
    if (JSON.stringify(chosen) === JSON.stringify(rendered.chosen)) return;
    void run(
      "choose",
      async () => {
        setAsked(chosen);
        await checkedFor.choose(chosen);
        announceNewTable();
      },
      (error) => {
        setAsked(null);
        toast("error", failureOf(error, t("choiceNotSaved")));
      },
    );
  };
  return { people: rendered.people, chosen: asked ?? rendered.chosen, isPending: asked !== null, choose };
}

type ChooseSeveralProps = {
  people: readonly Person[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** The choice among many people: a button that says how many are chosen, and their names with ticks. */
function ChooseSeveral({ people, chosen, onChoose }: ChooseSeveralProps) {
  const t = useText(verdicts);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const choosable = people.filter(({ unchecked }) => unchecked !== "hidden").map(({ person_id: id }) => id);
  const now = ticked ?? [];
  const isEmpty = ticked?.length === 0;
  const toggle = (id: string) =>
    setTicked(
      now.includes(id)
        ? now.filter((each) => each !== id)
        : choosable.filter((each) => each === id || now.includes(each)),
    );
  const save = () => {
    if (isEmpty) return;
    onChoose(now.length === choosable.length ? [] : now);
    setTicked(null);
  };
  return (
    <>
      <Button onClick={() => setTicked(chosen.length === 0 ? choosable : chosen)} size="sm">
        {chosen.length === 0 ? t("everybody") : t("choosePeople", { chosen: chosen.length, all: people.length })}
        <ChevronDown size={18} />
      </Button>
      <Dialog
        onOpenChange={(open) => !open && setTicked(null)}
        open={ticked !== null}
        title={t("forWhom")}
        description={t("chooseForWhom")}
      >
        <ul className="m-0 mb-4 list-none p-0">
          {people.map(({ person_id: id, name, unchecked }) => (
            <li key={id}>
              <Checkbox
                checked={now.includes(id)}
                disabled={unchecked === "hidden"}
                label={
                  unchecked === "hidden" ? t("cannotBeChecked", { name: name ?? t("onlyMe") }) : (name ?? t("onlyMe"))
                }
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
        <FieldError error={isEmpty ? t("chooseSomebody") : null} id="for-whom" />
        <Button disabled={isEmpty} onClick={save} variant="primary">
          {t("checkForCount", { count: now.length })}
        </Button>
      </Dialog>
    </>
  );
}
