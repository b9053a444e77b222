"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import type { SeatedWire } from "@/lib/schemas/tables";
import { CARDS_THAT_HIDE } from "@/lib/tables/table-rules";
import { tablesText } from "@/messages/en/tables";

type OpenListProps = { seated: SeatedWire; hostName: string; onOpen: () => Promise<void> };

/** Says who opens the list, and lets the host do it. */
export function OpenList({ seated: { seats, is_open: isOpen }, hostName, onOpen }: OpenListProps) {
  const t = useText(tablesText);
  const { busy, run } = useTask();
  const [asks, setAsks] = useState(false);
  const toast = useToast();
  if (isOpen) return null;
  if (!seats.some((each) => each.is_you && each.is_host)) {
    return <p className="m-0">{t("theHostOpensThe", { host_name: hostName })}</p>;
  }
  const names = new Intl.ListFormat(t.locale, { type: "conjunction" }).format(seats.map(({ name }) => name));
  const open = () =>
    run(
      "open",
      async () => {
        await onOpen();
        setAsks(false);
      },
      () => toast("error", t("theListStaysClosed")),
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p className="m-0">{t("doYouKnowEverybody")}</p>
      <Button onClick={() => setAsks(true)} variant="primary">
        {t("openTheList")}
      </Button>
      <ConfirmDialog
        busy={busy}
        confirmLabel={t("openTheList")}
        description={t(seats.length < CARDS_THAT_HIDE ? "namesThenReadShared" : "openListExplained", { names })}
        onConfirm={() => void open()}
        onOpenChange={setAsks}
        open={asks}
        title={t("openListQuestion")}
        tone="primary"
      />
    </div>
  );
}
