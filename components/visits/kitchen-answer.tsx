"use client";

import { CheckCircle2, CircleHelp, Clock, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "#use-text";
import { useMomentWriter } from "@/components/ui/moment";
import { cn } from "@/components/ui/variants";
import { api } from "@/lib/api-client";
import type { SeenWire } from "@/lib/schemas/live";
import type { VisitWire } from "@/lib/schemas/visits";
import { type KitchenAnswer as Answer, kitchenAnswerOf } from "@/lib/visits/kitchen-answer";
import { visits } from "@/messages/en/visits";

const ASK_EVERY_MS = 10_000;

const SIGNS = { read: CheckCircle2, changed: RefreshCw, waiting: Clock, silent: CircleHelp, away: CircleHelp } as const;

type KitchenAnswerProps = {
  visit: Pick<VisitWire, "id" | "check_in_time" | "shared_rows" | "venue" | "visit_type">;
  /** Loads the answer; by default for a visit of an account. Must keep its identity while the component is shown. */
  ask?: (() => Promise<SeenWire>) | undefined;
};

/**
 * Who in the kitchen has read the card, and when. Without an answer, it advises to ask the staff and promises nothing.
 */
export function KitchenAnswer({ visit, ask: askFor }: KitchenAnswerProps) {
  const t = useText(visits);
  const { id, check_in_time } = visit;
  const [known, setKnown] = useState<{ answer: SeenWire; at: number } | null>(null);
  const write = useMomentWriter();

  useEffect(() => {
    let isHere = true;
    const ask = () =>
      (askFor ?? (() => api.getSeen(id)))().then(
        (answer) => isHere && setKnown({ answer, at: Date.now() }),
        () => undefined, // the last known answer stays until the next one
      );
    void ask();
    const timer = setInterval(() => document.visibilityState === "visible" && void ask(), ASK_EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, askFor]);

  if (visit.visit_type === "ONLINE" || !visit.shared_rows.includes("allergies")) return null;
  const answer = known && kitchenAnswerOf(known.answer, check_in_time, known.at);
  const Sign = answer ? SIGNS[answer.state] : Clock;
  const time = answer?.seen && write(answer.seen.at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return (
    <p
      aria-live="polite"
      className={cn(
        "m-0 flex min-h-[56px] items-start gap-2 rounded-control border-2 border-solid p-3",
        answer?.state === "read" ? "border-herb bg-herb-tint" : "border-control bg-unknown-tint",
      )}
    >
      <Sign aria-hidden="true" className="mt-[2px] shrink-0" size={20} />
      <span>{answer ? t.known(answerSentence(answer, visit.venue.name, time)) : t("askingWhetherTheKitchen")}</span>
    </p>
  );
}

function answerSentence({ state, seen }: Answer, venue: string, time: string | null | undefined): string {
  switch (state) {
    case "read":
      return `${seen?.by} has read your card, ${time}. Read is not a promise: ask before you eat.`;
    case "changed":
      return `Your card changed after ${seen?.by} read it, ${time}. Show it to staff again.`;
    case "waiting":
      return "The kitchen has not looked yet.";
    case "silent":
      return `Nobody at ${venue} has answered yet. Show your card to staff before you order.`;
    case "away":
      return `No kitchen screen is open at ${venue}. Show your card to staff before you order.`;
  }
}
