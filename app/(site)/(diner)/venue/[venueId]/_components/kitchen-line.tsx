"use client";

import { CheckCircle2, CircleHelp, TriangleAlert, WifiOff } from "lucide-react";
import { useText } from "#use-text";
import { useMomentWriter } from "@/components/ui/moment";
import { type KitchenCalls, useKitchenAnswer } from "@/components/visits/use-kitchen-answer";
import type { VisitWire } from "@/lib/schemas/visits";
import { kitchenAnswerOf } from "@/lib/visits/kitchen-answer";
import { atTable } from "@/messages/en/at-table";

type KitchenLineProps = { visit: Pick<VisitWire, "id" | "check_in_time">; calls?: KitchenCalls | undefined };

/** In one line, whether somebody in the kitchen has looked. Nothing but having looked bears the sign of it. */
export function KitchenLine({ visit, calls }: KitchenLineProps) {
  const t = useText(atTable);
  const write = useMomentWriter();
  const { received } = useKitchenAnswer(visit.id, calls);
  const clock = (iso: string) => write(iso, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const answer =
    received?.answer && kitchenAnswerOf({ answer: received.answer, ageMs: received.ageMs }, visit.check_in_time);
  const state = answer?.state ?? "cut";
  const who = { by: answer?.seen?.by ?? "", time: answer?.seen ? clock(answer.seen.at) : "" };
  const [Sign, words] =
    received === null
      ? ([CircleHelp, t("asking")] as const)
      : state === "read"
        ? ([CheckCircle2, t("seenBy", who)] as const)
        : state === "changed"
          ? ([CircleHelp, t("changedSince", who)] as const)
          : state === "away"
            ? ([TriangleAlert, t("noScreen")] as const)
            : state === "cut"
              ? ([WifiOff, t("cannotAsk")] as const)
              : ([CircleHelp, t("gotNobodyLooked", { time: clock(visit.check_in_time) })] as const);
  return (
    <p aria-live="polite" className="m-0 flex items-start gap-2 font-semibold text-small/[1.35]">
      <Sign
        aria-hidden="true"
        className={state === "read" ? "shrink-0 text-herb" : "shrink-0 text-ink-soft"}
        size={18}
      />
      {words}
    </p>
  );
}
