"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { useText } from "#use-text";
import { useHouseholds } from "@/components/household/use-households";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { MAX_HOUSEHOLDS } from "@/lib/household/limits";
import { households } from "@/lib/household-client";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import type { HouseholdWire, TablePersonWire } from "@/lib/schemas/household";
import { householdText } from "@/messages/en/household";
import { HouseholdSection } from "./household-section";
import { NameForm } from "./name-form";

type HouseholdScreenProps = { rendered: HouseholdWire[]; people: TablePersonWire[]; card: IdCardProfile };

/** The reader's household: its members, what each of them shows, and people without an account who eat there. */
export function HouseholdScreen(props: HouseholdScreenProps) {
  return (
    <QueryProvider>
      <Households {...props} />
    </QueryProvider>
  );
}

function Households({ rendered, people, card }: HouseholdScreenProps) {
  const t = useText(householdText);
  const { households: all, ownPeople, busy, run } = useHouseholds(rendered, people);
  const [isMaking, setMaking] = useState(false);
  const make = (name: string) =>
    run(() => households.create(name), t("nameIsMade", { name })).then((ok) => ok && setMaking(false));
  const mayMake = all.length < MAX_HOUSEHOLDS;
  return (
    <div className="wrap py-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{t("household")}</h1>
          <p className="mt-2 max-w-prose text-ink-soft">{t("householdExplained")}</p>
        </div>
        {all.length > 0 && mayMake && (
          <Button onClick={() => setMaking(true)} size="sm">
            <Plus size={20} />
            {t("anotherHousehold")}
          </Button>
        )}
      </div>
      {all.length === 0 ? (
        <EmptyState
          action={
            <Button onClick={() => setMaking(true)} variant="primary">
              <Plus size={20} />
              {t("makeAHousehold")}
            </Button>
          }
          title={t("noHousehold")}
        >
          {t("noHouseholdHint")}
        </EmptyState>
      ) : (
        <div className="grid gap-12">
          {all.map((each) => (
            <HouseholdSection {...{ busy, card, ownPeople, run }} household={each} key={each.id} />
          ))}
        </div>
      )}
      <Dialog onOpenChange={setMaking} open={isMaking} title={t("makeAHousehold")}>
        <NameForm action="Make it" busy={busy} onName={(name) => void make(name)} suggestion="" />
      </Dialog>
    </div>
  );
}
