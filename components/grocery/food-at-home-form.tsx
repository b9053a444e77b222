"use client";

import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { PANTRY_AMOUNT_MAX } from "@/lib/grocery/limits";
import { atHomeText } from "@/messages/en/at-home";

export type FoodAtHome = { name: string; amount: string | null; good_until: string | null };

type FoodAtHomeFormProps = {
  rendered: FoodAtHome;
  action: string;
  busy: boolean;
  /** Shown below the name. */
  error?: string | null;
  /** Resolves to true when the food was stored: the fields are then emptied if `isRepeated`. */
  onFood: (food: FoodAtHome) => Promise<boolean>;
  /** True where one food after another is written down. */
  isRepeated?: boolean;
};

/** A food at home: its name, how much of it there is, and the day printed on it. */
export function FoodAtHomeForm({ rendered, action, busy, error, onFood, isRepeated = false }: FoodAtHomeFormProps) {
  const t = useText(atHomeText);
  const [food, setFood] = useState(rendered);
  const [isNameless, setNameless] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = food.name.trim();
    setNameless(name === "");
    if (name === "") return;
    const isStored = await onFood({ name, amount: food.amount?.trim() || null, good_until: food.good_until || null });
    if (isStored && isRepeated) setFood({ name: "", amount: null, good_until: null });
  }
  return (
    <form className="grid grid-cols-2 items-start gap-3" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        className="col-span-2"
        error={isNameless ? t("nameIt") : error}
        label={t("whatIsThere")}
        maxLength={200}
        onChange={({ target }) => setFood({ ...food, name: target.value })}
        placeholder={t("foodExample")}
        value={food.name}
      />
      <TextField
        autoComplete="off"
        label={t("howMuch")}
        maxLength={PANTRY_AMOUNT_MAX}
        onChange={({ target }) => setFood({ ...food, amount: target.value })}
        placeholder={t("amountExample")}
        value={food.amount ?? ""}
      />
      <TextField
        label={t("dayOnIt")}
        max="2100-12-31"
        min="2000-01-01"
        onChange={({ target }) => setFood({ ...food, good_until: target.value || null })}
        type="date"
        value={food.good_until ?? ""}
      />
      <Button busy={busy} className="col-span-2 justify-self-start" type="submit" variant="primary">
        {action}
      </Button>
    </form>
  );
}
