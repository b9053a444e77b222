"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { FoodAtHomeForm } from "@/components/grocery/food-at-home-form";
import { Callout } from "@/components/ui/callout";
import { SelectField } from "@/components/ui/select-field";
import { useTask } from "@/components/ui/use-task";
import { useToday } from "@/components/ui/use-today";
import { failureOf } from "@/lib/api-call";
import { byDayState } from "@/lib/grocery/printed-day";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import type { PantryItemWire } from "@/lib/schemas/pantry";
import { atHomeText } from "@/messages/en/at-home";
import { CookWithIt } from "./cook-with-it";
import { FoodRow } from "./food-row";

type AtHomeScreenProps = {
  /** The household whose foods these are; null: the person's own. */
  householdId: string | null;
  households: readonly { id: string; name: string }[];
  rendered: PantryItemWire[];
  /** The server's day, until the device's is known. */
  today: string;
  viewerId: string;
};

/** What is at home, with what must be used first at the top, and what can be cooked with it. */
export function AtHomeScreen({ householdId, households, rendered, today: renderedDay, viewerId }: AtHomeScreenProps) {
  const t = useText(atHomeText);
  const today = useToday(renderedDay);
  const client = useQueryClient();
  const { run, busy } = useTask();
  const [failure, setFailure] = useState<string | null>(null);
  const queryKey = ["pantry", householdId];
  const { data: foods } = useQuery({
    queryKey,
    queryFn: ({ signal }) => groceries.listPantry(householdId, signal),
    initialData: rendered,
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  const groups = byDayState(foods, today);
  const rows = (some: readonly PantryItemWire[]) => (
    <ul className="m-0 grid list-none border-line border-t p-0">
      {some.map((food) => (
        <FoodRow food={food} key={food.id} onChanged={refresh} today={today} viewerId={viewerId} />
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-2 wide:items-start wide:gap-x-14">
      <div className="grid gap-6">
        <header>
          <h1 className="m-0">{t("atHome")}</h1>
          <p className="m-0 mt-1 text-ink-soft">{t("whatItIsFor")}</p>
        </header>
        {households.length > 0 && <Homes householdId={householdId} households={households} />}
        <FoodAtHomeForm
          action={t("writeDown")}
          busy={busy}
          error={failure}
          isRepeated
          onFood={(food) => {
            setFailure(null);
            return run(
              "add",
              async () => {
                await groceries.addToPantry({ ...food, household_id: householdId });
                await refresh();
              },
              (error) => setFailure(failureOf(error, t("notStored"))),
            );
          }}
          rendered={{ name: "", amount: null, good_until: null }}
        />
        {foods.length === 0 && <p className="m-0 text-ink-soft">{t("nothingYet")}</p>}
        {groups.past.length > 0 && (
          <section aria-labelledby="past-its-day" className="grid gap-3">
            <h2 className="m-0 text-step-1" id="past-its-day">
              {t("pastItsDay")}
            </h2>
            <Callout tone="may_contain">{t("useByAndBestBefore")}</Callout>
            {rows(groups.past)}
          </section>
        )}
        {groups.soon.length > 0 && (
          <section aria-labelledby="use-first" className="grid gap-3">
            <h2 className="m-0 text-step-1" id="use-first">
              {t("useFirst")}
            </h2>
            {rows(groups.soon)}
          </section>
        )}
        {groups.later.length + groups.none.length > 0 && (
          <section aria-labelledby="also-at-home" className="grid gap-3">
            <h2 className="m-0 text-step-1" id="also-at-home">
              {groups.past.length + groups.soon.length > 0 ? t("alsoAtHome") : t("allOfIt")}
            </h2>
            {rows([...groups.later, ...groups.none])}
          </section>
        )}
      </div>
      {foods.length > 0 && (
        <CookWithIt
          householdId={householdId}
          isAnythingLeft={groups.past.length < foods.length}
          stock={foods.map(({ id, name, good_until: day }) => `${id} ${name} ${day}`).join("\n")}
          today={today}
        />
      )}
    </div>
  );
}

function Homes({ householdId, households }: Pick<AtHomeScreenProps, "householdId" | "households">) {
  const t = useText(atHomeText);
  const router = useRouter();
  return (
    <SelectField
      label={t("whose")}
      onChange={({ target }) => router.push(`${LINKS.atHome}?home=${target.value}`)}
      value={householdId ?? "mine"}
    >
      {households.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="mine">{t("onlyMine")}</option>
    </SelectField>
  );
}
