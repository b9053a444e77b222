"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import { groceryText } from "@/messages/en/grocery";

type PantryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Set for a shared list, which uses the household's pantry instead of the person's. */
  household: { id: string; name: string } | null;
};

/** Edits the pantry. A pantry food that comes onto a list is proposed as "at home". */
export function PantryDialog({ open, onOpenChange, household }: PantryDialogProps) {
  const t = useText(groceryText);
  return (
    <Dialog
      description={household ? t("putAsideShared", { name: household.name }) : t("putAside")}
      onOpenChange={onOpenChange}
      open={open}
      title={t("pantryNotLoaded")}
    >
      {open && (
        <p className="mt-0 mb-4">
          <Link href={`${LINKS.atHome}?home=${household?.id ?? "mine"}`} prefetch={false}>
            {t("daysAndRecipes")}
          </Link>
        </p>
      )}
      {open && <Pantry householdId={household?.id ?? null} />}
    </Dialog>
  );
}

function Pantry({ householdId }: { householdId: string | null }) {
  const t = useText(groceryText);
  const toast = useToast();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const queryKey = ["pantry", householdId];
  const { data, isError } = useQuery({ queryKey, queryFn: ({ signal }) => groceries.listPantry(householdId, signal) });
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await client.invalidateQueries({ queryKey });
      return true;
    } catch (error) {
      toast("error", failureOf(error, t("unchangedRetry")));
      return false;
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = text.trim();
    if (name !== "" && (await run(() => groceries.addToPantry({ name, household_id: householdId })))) setText("");
  }
  return (
    <div className="grid gap-4">
      <form className="flex gap-2" onSubmit={submit}>
        <Input
          aria-label={t("somethingAtHome")}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          placeholder={t("riceOliveOilSalt")}
          value={text}
        />
        <Button aria-label={t("addToPantry")} type="submit">
          <Plus size={22} />
        </Button>
      </form>
      {isError && !data && <p>{t("pantryUnreachable")}</p>}
      {data?.length === 0 && <p className="soft m-0">{t("pantryEmptyHint")}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t("atHome")} className="flex flex-wrap gap-2">
          {data.map(({ id, name }) => (
            <li key={id}>
              <Tag
                onRemove={() => void run(() => groceries.removeFromPantry(id))}
                removeLabel={t("removeName", { name })}
              >
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
