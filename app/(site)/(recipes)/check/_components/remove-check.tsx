"use client";

import { useRouter } from "next/navigation";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { foodChecks } from "@/lib/food-checks-client";
import { LINKS } from "@/lib/links";
import { checkFood } from "@/messages/en/check-food";

export function RemoveCheck({ id }: { id: string }) {
  const t = useText(checkFood);
  const toast = useToast();
  const router = useRouter();
  const { run, busy } = useTask();
  const remove = () =>
    run(
      "remove",
      async () => {
        await foodChecks.remove(id);
        router.push(LINKS.checkFood);
        router.refresh();
        return LEAVING;
      },
      () => toast("error", t("removeFailed")),
    );
  return (
    <Button busy={busy} onClick={() => void remove()} variant="text">
      {t("remove")}
    </Button>
  );
}
