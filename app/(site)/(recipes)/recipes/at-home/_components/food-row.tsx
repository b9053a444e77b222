"use client";

import { PenLine, ScanBarcode } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { dayWords } from "@/components/grocery/day-words";
import { FoodAtHomeForm } from "@/components/grocery/food-at-home-form";
import { useAddFood } from "@/components/recipes/to-list/use-add-food";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { foodChecks } from "@/lib/food-checks-client";
import { dayState } from "@/lib/grocery/printed-day";
import { groceries } from "@/lib/grocery-client";
import { LINKS } from "@/lib/links";
import type { PantryItemWire } from "@/lib/schemas/pantry";
import { atHomeText } from "@/messages/en/at-home";

type FoodRowProps = { food: PantryItemWire; today: string; viewerId: string; onChanged: () => Promise<unknown> };

/** One food at home. What is used up leaves the list, and can be put on the grocery list at once. */
export function FoodRow({ food, today, viewerId, onChanged }: FoodRowProps) {
  const t = useText(atHomeText);
  const toast = useToast();
  const { run, running } = useTask<"used" | "change" | "check">();
  const router = useRouter();
  const addFood = useAddFood(viewerId, food);
  const [isEdited, setEdited] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, name, amount, good_until: day, gtin } = food;
  const buyAgain = () =>
    addFood().then(
      () => toast("success", t("onTheList", { name })),
      () => toast("error", t("notOnTheList", { name })),
    );
  const check = (code: string) =>
    run(
      "check",
      async () => {
        router.push(`${LINKS.checkFood}/${(await foodChecks.checkCode(code)).id}`);
        return LEAVING;
      },
      (error) => toast("error", failureOf(error, t("notChecked", { name }))),
    );
  const takeOut = () =>
    run(
      "used",
      async () => {
        // Somebody else in the household may have used it up already.
        await groceries.removeFromPantry(id).catch(goneAlready);
        await onChanged();
        toast("success", t("usedUpName", { name }), { label: t("buyAgain"), onSelect: () => void buyAgain() });
      },
      (error) => toast("error", failureOf(error, t("notStored"))),
    );
  const state = dayState(day, today);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="m-0 wrap-anywhere">
          <b>{name}</b> {amount && <span className="text-ink-soft">{amount}</span>}
        </p>
        {day && (
          <p className={state === "soon" ? "m-0 text-small font-semibold" : "m-0 text-ink-soft text-small"}>
            {dayWords(t, day, today)}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        {gtin && (
          <IconButton aria-busy={running === "check"} label={t("checkName", { name })} onClick={() => void check(gtin)}>
            <ScanBarcode size={20} />
          </IconButton>
        )}
        <Button
          aria-label={t("useUpName", { name })}
          busy={running === "used"}
          onClick={() => void takeOut()}
          size="sm"
        >
          {t("usedUp")}
        </Button>
        <IconButton label={t("changeName", { name })} onClick={() => setEdited(true)}>
          <PenLine size={20} />
        </IconButton>
      </div>
      <Dialog onOpenChange={setEdited} open={isEdited} title={t("changeName", { name })} wide>
        <FoodAtHomeForm
          action={t("save")}
          busy={running === "change"}
          error={failure}
          onFood={(changed) => {
            setFailure(null);
            return run(
              "change",
              async () => {
                await groceries.changeInPantry(id, changed);
                await onChanged();
                setEdited(false);
              },
              (error) => setFailure(failureOf(error, t("notStored"))),
            );
          }}
          rendered={food}
        />
      </Dialog>
    </li>
  );
}

function goneAlready(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
