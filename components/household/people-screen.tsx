"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Pencil, Plus, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { PersonForm } from "@/components/household/person-form";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { dietLabel } from "@/lib/dietary/diets";
import { household } from "@/lib/household-client";
import { LINKS } from "@/lib/links";
import type { TablePersonBody, TablePersonWire } from "@/lib/schemas/household";

type PeopleScreenProps = { rendered: TablePersonWire[] };

/** Who eats with the reader, and has no account. */
export function PeopleScreen({ rendered }: PeopleScreenProps) {
  return (
    <QueryProvider>
      <People rendered={rendered} />
    </QueryProvider>
  );
}

const KEY = ["table people"];
const UNCHANGED = "Nothing was changed. Please try again.";

function People({ rendered }: PeopleScreenProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { data: people } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => household.list(signal),
    initialData: rendered,
  });
  const [edited, setEdited] = useState<TablePersonWire | "new" | null>(null);
  const [removed, setRemoved] = useState<TablePersonWire | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      setEdited(null);
      setRemoved(null);
      await client.invalidateQueries({ queryKey: KEY });
    } catch (error) {
      toast("error", failureOf(error, UNCHANGED));
    } finally {
      setBusy(false);
    }
  };
  const save = (body: TablePersonBody) =>
    run(() => (edited && edited !== "new" ? household.change(edited.id, body) : household.add(body)));
  return (
    <div className="wrap py-8">
      <Link className="nav-link -ml-3" href={LINKS.plan} prefetch={false}>
        <ArrowLeft size={20} />
        Meal plan
      </Link>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>At your table</h1>
          <p className="mt-2 max-w-prose text-ink-soft">
            A child, a partner, a guest without an account. Every recipe of your plan is checked for them, too. What you
            write here is yours alone, unless you show it to your <Link href={LINKS.household}>household</Link>.
          </p>
        </div>
        <Button onClick={() => setEdited("new")} variant="primary">
          <Plus size={20} />
          Add somebody
        </Button>
      </div>
      {people.length === 0 ? (
        <EmptyState title="Nobody else yet">Add who eats with you, and the plan says what suits them.</EmptyState>
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
        title={edited && edited !== "new" ? edited.name : "Add somebody"}
      >
        {edited && (
          <PersonForm busy={busy} onSave={(body) => void save(body)} person={edited === "new" ? null : edited} />
        )}
      </Dialog>
      <ConfirmDialog
        busy={busy}
        confirmLabel="Remove"
        description={
          <>
            <b>{removed?.name}</b> goes, with every allergy that is written here. Your plan stays.
          </>
        }
        onConfirm={() => void run(async () => removed && household.remove(removed.id))}
        onOpenChange={(open) => !open && setRemoved(null)}
        open={removed !== null}
        title="Remove somebody"
      />
    </div>
  );
}

type PersonCardProps = { person: TablePersonWire; onEdit: () => void; onRemove: () => void };

function PersonCard({ person: { name, diets, limits }, onEdit, onRemove }: PersonCardProps) {
  const named = (isGrave: (severity: string | null) => boolean) =>
    limits.filter(({ severity }) => isGrave(severity)).map(({ name: food }) => food);
  const rows = [
    ["Severe allergy", named((severity) => severity === "severe")],
    ["Allergy", named((severity) => severity === "allergy")],
    ["Intolerance", named((severity) => severity === "intolerance")],
    ["Avoids", named((severity) => severity === null)],
    ["Eats", diets.map(dietLabel)],
  ] as const;
  const told = rows.filter(([, words]) => words.length > 0);
  return (
    <>
      <div className="flex items-start gap-1">
        <h2 className="min-w-0 flex-1 break-words py-2 font-serif text-step-2 leading-tight">{name}</h2>
        <IconButton label={`Change ${name}`} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      {told.length === 0 && <p className="text-ink-soft">Nothing is written down, so nothing is checked.</p>}
      <dl className="grid gap-1">
        {told.map(([term, words]) => (
          <div className="flex gap-3" key={term}>
            <dt className="w-32 shrink-0 text-ink-soft text-small">{term}</dt>
            <dd className={term.includes("llergy") ? "font-semibold text-tomato-ink" : ""}>{words.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
