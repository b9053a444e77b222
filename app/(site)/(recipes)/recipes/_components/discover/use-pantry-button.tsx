"use client";

import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { groceries } from "@/lib/grocery-client";
import { discoverText } from "@/messages/en/discover";

/** Copies the pantry's foods into "What I have". */
export function UsePantryButton({ onFound }: { onFound: (names: string[]) => void }) {
  const t = useText(discoverText);
  const toast = useToast();
  const { busy, run } = useTask();
  const use = () =>
    run(
      "use",
      async () => {
        const names = (await groceries.listPantry(null)).map(({ name }) => name);
        if (names.length > 0) onFound(names);
        else toast("success", t("pantryEmpty"));
      },
      (error) => toast("error", failureOf(error, t("pantryNotLoaded"))),
    );
  return (
    <Button busy={busy} onClick={() => void use()} size="sm">
      {t("usePantry")}
    </Button>
  );
}
