"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "#use-text";
import { chooseRecipesHere, onDeviceKeys, wantsRecipesHere } from "@/components/offline/device-keys";
import { emptyRecipes, listKeptRecipes } from "@/components/offline/device-recipes";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useToast } from "@/components/ui/toast";
import { offlineText } from "@/messages/en/offline";

type OnThisDeviceProps = { owner: string; onEmptied?: () => void };
type Held = { recipes: number; pictures: number; bytes: number };

/** What is stored here and how much of it, with a button that empties it and a choice to store nothing more. */
export function OnThisDevice({ owner, onEmptied }: OnThisDeviceProps) {
  const t = useText(offlineText);
  const toast = useToast();
  const isWanted = useSyncExternalStore(onDeviceKeys, wantsRecipesHere, () => true);
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => void weigh(owner).then(setHeld), [owner]);
  const empty = async () => {
    const isEmpty = await emptyRecipes(owner);
    if (!isEmpty) return toast("error", t("notEmptied"));
    setHeld({ recipes: 0, pictures: 0, bytes: 0 });
    toast("success", t("emptied"));
    onEmptied?.();
  };
  const choose = (wanted: boolean) => {
    if (!chooseRecipesHere(wanted)) return toast("error", t("notEmptied"));
    if (!wanted) void empty();
  };
  const size = ((held?.bytes ?? 0) / 1_000_000).toLocaleString(t.locale, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <div className="grid gap-3">
      <p className="m-0" role="status">
        {held && t("held", { recipes: held.recipes, pictures: held.pictures, size })}
      </p>
      <p className="m-0 max-w-[62ch] text-ink-soft text-small">{t("alsoHere")}</p>
      <Checkbox checked={isWanted} label={t("keepRecipesHere")} onChange={({ target }) => choose(target.checked)} />
      <Button
        className="justify-self-start"
        disabled={!held || held.recipes === 0}
        onClick={() => void empty()}
        size="sm"
      >
        {t("emptyIt")}
      </Button>
    </div>
  );
}

async function weigh(owner: string): Promise<Held> {
  const kept = await listKeptRecipes(owner);
  return {
    recipes: kept.length,
    pictures: kept.filter(({ picture }) => picture !== null).length,
    bytes: kept.reduce((sum, each) => sum + JSON.stringify(each).length, 0),
  };
}
