"use client";

import { ListPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { useAddFood } from "@/components/recipes/to-list/use-add-food";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { LINKS } from "@/lib/links";
import { addToListText } from "@/messages/en/add-to-list";
import { checkFood } from "@/messages/en/check-food";

/** Puts the food, as this packet if its code is known, on the list that this browser shops with, or on a new one. A repeated click adds it once. */
export function AddFoodToList({ name, gtin, owner }: { name: string; gtin: string | null; owner: string }) {
  const t = useText(checkFood);
  const list = useText(addToListText);
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useTask();
  const addFood = useAddFood(owner, { name, gtin });
  const add = () =>
    run(
      "add",
      async () => {
        await addFood();
        toast("success", t("added", { name }), [
          { label: list("viewGroceryList"), onSelect: () => router.push(LINKS.groceryList) },
        ]);
      },
      () => toast("error", t("notAdded")),
    );
  return (
    <Button busy={busy} onClick={() => void add()} variant="primary">
      <ListPlus size={20} />
      {t("addToList")}
    </Button>
  );
}
