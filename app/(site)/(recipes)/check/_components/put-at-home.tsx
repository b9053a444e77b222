"use client";

import { Refrigerator } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { FoodAtHomeForm } from "@/components/grocery/food-at-home-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { PANTRY_AMOUNT_MAX } from "@/lib/grocery/limits";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import { atHomeText } from "@/messages/en/at-home";

type PutAtHomeProps = { name: string; quantity: string | null; gtin: string | null; householdId: string | null };

/** Writes a checked food down as being at home, with the day printed on it. */
export function PutAtHome({ name, quantity, gtin, householdId }: PutAtHomeProps) {
  const t = useText(atHomeText);
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useTask();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Refrigerator size={20} />
        {t("putAtHome")}
      </Button>
      <Dialog description={t("whenIsItGood")} onOpenChange={setOpen} open={isOpen} title={t("putAtHome")} wide>
        <FoodAtHomeForm
          action={t("writeDown")}
          busy={busy}
          error={failure}
          onFood={(food) => {
            setFailure(null);
            return run(
              "put",
              async () => {
                await groceries.addToPantry({ ...food, gtin, household_id: householdId });
                setOpen(false);
                toast("success", t("isAtHome", { name: food.name }), {
                  label: t("seeIt"),
                  onSelect: () => router.push(`${LINKS.atHome}?home=${householdId ?? "mine"}`),
                });
              },
              (error) => setFailure(failureOf(error, t("notStored"))),
            );
          }}
          rendered={{
            name,
            amount: quantity && quantity.length <= PANTRY_AMOUNT_MAX ? quantity : null,
            good_until: null,
          }}
        />
      </Dialog>
    </>
  );
}
