"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { verdictClass } from "@/components/ui/verdict-badge";
import { recallsApi } from "@/lib/recalls-client";
import type { RecallWire } from "@/lib/schemas/recalls";
import { recallsText } from "@/messages/en/recalls";
import { foodOf, RecallText } from "./recall-text";

type RecallRowsProps = { recalls: readonly RecallWire[]; level: 3 | 4; onSeen?: (id: string) => void };

/** Recalls, each with a button for a person who has read about it. */
export function RecallRows({ recalls, level, onSeen }: RecallRowsProps) {
  return (
    <ul className="m-0 grid list-none p-0">
      {recalls.map((recall) => (
        <Row key={recall.id} level={level} onSeen={onSeen} recall={recall} />
      ))}
    </ul>
  );
}

type RowProps = { recall: RecallWire; level: 3 | 4; onSeen: RecallRowsProps["onSeen"] };

function Row({ recall, level, onSeen }: RowProps) {
  const t = useText(recallsText);
  const toast = useToast();
  const router = useRouter();
  const { busy, run } = useTask();
  const [isSeen, setSeen] = useState(recall.is_seen);
  const see = () =>
    run(
      "see",
      async () => {
        await recallsApi.see(recall.id);
        setSeen(true);
        onSeen?.(recall.id);
        router.refresh();
      },
      () => toast("error", t("notStored")),
    );
  return (
    <li
      className={`${verdictClass("conflict")} flex flex-wrap items-start justify-between gap-3 border-0 border-line border-b border-solid py-4 last:border-b-0`}
    >
      <RecallText level={level} recall={recall} />
      {isSeen ? (
        <span className="text-ink-soft text-small">{t("readBefore")}</span>
      ) : (
        <Button aria-label={t("markRead", { food: foodOf(recall) })} busy={busy} onClick={() => void see()} size="sm">
          {t("iHaveRead")}
        </Button>
      )}
    </li>
  );
}
