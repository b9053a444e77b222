"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, IdCard as IdCardIcon, Pencil, Plus, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { navLink } from "@/components/layout/nav-look";
import { judgeAnew } from "@/components/query/judge-anew";
import { QueryProvider } from "@/components/query/query-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { dietLabel } from "@/lib/dietary/diets";
import { household } from "@/lib/household-client";
import { LINKS, personCardAddress } from "@/lib/links";
import type { TablePersonBody, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { terms } from "@/messages/en/terms";
import { PersonForm } from "./person-form";

type PeopleScreenProps = {
  rendered: TablePersonWire[];
  /** The person whose form is open at first. */
  opened?: string | null;
};

/** People without an account who eat with the reader. */
export function PeopleScreen(props: PeopleScreenProps) {
  return (
    <QueryProvider>
      <People {...props} />
    </QueryProvider>
  );
}

const KEY = ["table-people"];
const UNCHANGED = "Nothing was changed. Please try again.";

function People({ rendered, opened = null }: PeopleScreenProps) {
  const t = useText(householdText);
  const client = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const { data: people } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => household.list(signal),
    initialData: rendered,
  });
  const [edited, setEdited] = useState<TablePersonWire | "new" | null>(
    rendered.find(({ id }) => id === opened) ?? null,
  );
  const [removed, setRemoved] = useState<TablePersonWire | null>(null);
  const { busy, run: start } = useTask();
  const run = (work: () => Promise<unknown>) =>
    start(
      "change",
      async () => {
        await work();
        setEdited(null);
        setRemoved(null);
        await judgeAnew(client);
        // Pages that the browser keeps for "back" were judged for the table as it was.
        router.refresh();
      },
      (error) => toast("error", failureOf(error, t.known(UNCHANGED))),
    );
  const save = (body: TablePersonBody) =>
    run(() => (edited && edited !== "new" ? household.change(edited.id, body) : household.add(body)));
  return (
    <div className="wrap py-8">
      <Link className={navLink({ className: "-ms-3" })} href={LINKS.plan} prefetch={false}>
        <ArrowLeft size={20} />
        {t("mealPlan")}
      </Link>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{t("atYourTable")}</h1>
          <p className="mt-2 max-w-prose text-ink-soft">
            {t.rich("tableExplained", { link: (inside) => <Link href={LINKS.household}>{inside}</Link> })}
          </p>
        </div>
        <Button onClick={() => setEdited("new")} variant="primary">
          <Plus size={20} />
          {t("addSomebody")}
        </Button>
      </div>
      {people.length === 0 ? (
        <EmptyState title={t("nobodyElseYet")}>{t("tableHint")}</EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2">
          {people.map((person) => (
            <li className="rounded-card border border-line bg-raised p-4 shadow-card" key={person.id}>
              <PersonCard onEdit={() => setEdited(person)} onRemove={() => setRemoved(person)} person={person} />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        onOpenChange={(open) => !open && setEdited(null)}
        open={edited !== null}
        title={edited && edited !== "new" ? edited.name : t("addSomebody")}
        wide
      >
        {edited && (
          <PersonForm busy={busy} onSave={(body) => void save(body)} person={edited === "new" ? null : edited} />
        )}
      </Dialog>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("remove")}
        description={t.rich("nameGoesWithEvery", { name: removed?.name, b: (inside) => <b>{inside}</b> })}
        onConfirm={() => void run(async () => removed && household.remove(removed.id))}
        onOpenChange={(open) => !open && setRemoved(null)}
        open={removed !== null}
        title={t("removeSomebody")}
      />
    </div>
  );
}

type PersonCardProps = { person: TablePersonWire; onEdit: () => void; onRemove: () => void };

function PersonCard({ person: { id, name, diets, limits }, onEdit, onRemove }: PersonCardProps) {
  const t = useText(householdText);
  const term = useText(terms);
  const named = (isGrave: (severity: string | null) => boolean) =>
    limits.filter(({ severity }) => isGrave(severity)).map(({ name: food }) => term.known(food));
  const rows = [
    [t("severeAllergy"), named((severity) => severity === "severe")],
    [t("allergy"), named((severity) => severity === "allergy")],
    [t("intolerance"), named((severity) => severity === "intolerance")],
    [t("avoids"), named((severity) => severity === null)],
    [t("eats"), diets.map((key) => term.known(dietLabel(key)))],
  ] as const;
  const namedRows = rows.filter(([, words]) => words.length > 0);
  return (
    <>
      <div className="flex items-start gap-1">
        <h2 className="min-w-0 flex-1 break-words py-2 font-serif text-step-2 leading-tight">
          <Link href={personCardAddress(id)} prefetch={false}>
            {name}
          </Link>
        </h2>
        <IconButton label={t("changeName", { name })} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={t("removeName5", { name })} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      {namedRows.length === 0 && <p className="text-ink-soft">{t("nothingWritten")}</p>}
      <dl className="grid gap-1">
        {namedRows.map(([term, words]) => (
          <div className="flex gap-3" key={term}>
            <dt className="w-32 shrink-0 text-ink-soft text-small">{term}</dt>
            <dd className={term.includes("llergy") ? "font-semibold text-tomato-ink" : ""}>{words.join(", ")}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink className="mt-3" href={personCardAddress(id)} prefetch={false} size="sm">
        <IdCardIcon size={18} />
        {t("openCardOf", { name })}
      </ButtonLink>
    </>
  );
}
