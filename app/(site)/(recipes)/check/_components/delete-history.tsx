"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { TwoButtons } from "@/components/ui/two-buttons";
import { useTask } from "@/components/ui/use-task";
import { foodChecks } from "@/lib/food-checks-client";
import { checkFood } from "@/messages/en/check-food";

export function DeleteHistory() {
  const t = useText(checkFood);
  const toast = useToast();
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const { run, busy } = useTask();
  const remove = () =>
    run(
      "remove",
      async () => {
        await foodChecks.removeAll();
        setAsked(false);
        router.refresh();
      },
      () => toast("error", t("removeFailed")),
    );
  return (
    <>
      <Button onClick={() => setAsked(true)} variant="text">
        {t("deleteHistory")}
      </Button>
      <Dialog description={t("deleteAsk")} hideClose onOpenChange={setAsked} open={isAsked} title={t("deleteHistory")}>
        <TwoButtons>
          <Button onClick={() => setAsked(false)}>{t("keep")}</Button>
          <Button busy={busy} onClick={() => void remove()} variant="danger">
            {t("deleteAll")}
          </Button>
        </TwoButtons>
      </Dialog>
    </>
  );
}
