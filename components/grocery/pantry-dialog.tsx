"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Tag } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";

type PantryDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of a shared list: it is theirs what is at home. */
  household: { id: string; name: string } | null;
};

/** What there is at home: it is proposed as such whenever it comes to a list. */
export function PantryDialog({ open, onOpenChange, household }: PantryDialogProps) {
  const whose = household ? ` Everybody in ${household.name} sees and changes this.` : "";
  return (
    <Dialog
      description={`Whatever stands here is put aside as at home when it comes to a list.${whose}`}
      onOpenChange={onOpenChange}
      open={open}
      title="What is at home"
    >
      {open && <Pantry householdId={household?.id ?? null} />}
    </Dialog>
  );
}

function Pantry({ householdId }: { householdId: string | null }) {
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
      toast("error", failureOf(error, "Nothing was changed. Please try again."));
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
        <input
          aria-label="Something at home"
          autoComplete="off"
          className="input"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          placeholder="Rice, olive oil, salt"
          value={text}
        />
        <Button aria-label="Add to what is at home" type="submit">
          <Plus size={22} />
        </Button>
      </form>
      {isError && !data && <p>What is at home could not be loaded. The server did not answer.</p>}
      {data?.length === 0 && <p className="soft m-0">Nothing yet. On a line of your list you may say it, too.</p>}
      {data && data.length > 0 && (
        <ul aria-label="At home" className="tag-row">
          {data.map(({ id, name }) => (
            <li key={id}>
              <Tag onRemove={() => void run(() => groceries.removeFromPantry(id))} removeLabel={`Remove ${name}`}>
                {name}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
