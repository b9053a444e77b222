"use client";

import { Bell, CheckCircle2, CircleHelp, Clock, Maximize2, RefreshCw, TriangleAlert, WifiOff } from "lucide-react";
import { useId } from "react";
import { useText } from "#use-text";
import { Allergens } from "@/components/dietary/allergens";
import { Button } from "@/components/ui/button";
import { useMomentWriter } from "@/components/ui/moment";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { cn } from "@/components/ui/variants";
import { SeenStamp } from "@/components/visits/seen-stamp";
import { type KitchenCalls, useKitchenAnswer } from "@/components/visits/use-kitchen-answer";
import type { Restriction } from "@/lib/profile/allergies";
import type { VisitWire } from "@/lib/schemas/visits";
import { type KitchenAnswer as Answer, kitchenAnswerOf } from "@/lib/visits/kitchen-answer";
import { visits } from "@/messages/en/visits";

const SIGNS = {
  read: CheckCircle2,
  changed: RefreshCw,
  waiting: Clock,
  silent: CircleHelp,
  away: TriangleAlert,
  cut: WifiOff,
} as const;

const GROUNDS = {
  read: "bg-raised",
  changed: "bg-unknown-tint",
  waiting: "bg-unknown-tint",
  silent: "bg-unknown-tint",
  away: "bg-saffron-tint",
  cut: "bg-saffron-tint",
} as const;

const TITLES = {
  read: "kitchenHasSeen",
  changed: "cardChangedSince",
  waiting: "kitchenHasNotLooked",
  silent: "noAnswerYet",
  away: "theKitchenIsNotConnected",
  cut: "youAreNotConnected",
} as const;

type KitchenAnswerProps = {
  visit: Pick<VisitWire, "id" | "check_in_time" | "location" | "shared_rows" | "venue" | "visit_type">;
  /**
   * How to ask for the answer to a guest without an account; by default, for an account's visit. Must not change while
   * the answer is shown.
   */
  calls?: KitchenCalls | undefined;
  /** The allergies that the kitchen reads on the card. */
  allergies?: readonly Restriction[];
  /** Opens the card for the staff. Without it, the page has its own button. */
  onShow?: (() => void) | undefined;
  /** False if the page shows a stamp elsewhere. */
  isStamped?: boolean;
  /** True if this is a part of a card that has its own frame and its own button for the staff. */
  isPlain?: boolean;
};

/** True for a visit whose allergies a kitchen can read. */
export const hasKitchenAnswer = (visit: Pick<VisitWire, "shared_rows" | "visit_type">): boolean =>
  visit.visit_type !== "ONLINE" && visit.shared_rows.includes("allergies");

/**
 * Who in the kitchen has read the card, and when. Without an answer, it advises to ask the staff and promises nothing.
 */
export function KitchenAnswer({ visit, calls, allergies = [], onShow, ...look }: KitchenAnswerProps) {
  const { isStamped = true, isPlain = false } = look;
  const t = useText(visits);
  const toast = useToast();
  const id = useId();
  const words = useAnswerWords(visit);
  const { received, ask, ring } = useKitchenAnswer(visit.id, calls);
  const { busy, run } = useTask();
  if (!hasKitchenAnswer(visit)) return null;
  if (!received) {
    return <p className="m-0 min-h-[56px] rounded-card bg-unknown-tint p-4">{t("askingKitchen")}</p>;
  }
  const answer =
    received.answer && kitchenAnswerOf({ answer: received.answer, ageMs: received.ageMs }, visit.check_in_time);
  const state = answer?.state ?? "cut";
  const Sign = SIGNS[state];
  const act = (call: () => Promise<unknown>) => () => run("call", call, () => toast("error", t("ringFailed")));
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "grid gap-3",
        !isPlain && "rounded-card border-2 border-solid p-4",
        state === "read" ? "border-herb" : "border-control",
        !isPlain && GROUNDS[state],
      )}
    >
      {state === "read" && answer?.seen && isStamped && !isPlain && (
        <SeenStamp seen={answer.seen} venue={visit.venue.name} />
      )}
      <div aria-live="polite" className="grid gap-2">
        <h2 className={cn("m-0 flex items-start gap-2.5", isPlain ? "text-step-1" : "text-step-2")} id={id}>
          <Sign
            aria-hidden="true"
            className={cn(
              "shrink-0",
              !isPlain && "mt-1",
              state === "read" && "text-herb",
              state === "away" && "text-saffron-ink",
            )}
            size={isPlain ? 22 : 26}
          />
          {t(TITLES[state])}
        </h2>
        <p className="m-0">{words(answer ?? { state, seen: null }, received.answer?.rung_at ?? null)}</p>
      </div>
      {state === "read" && allergies.length > 0 && <Allergens allergies={allergies} />}
      <p className="small soft m-0">{state === "read" ? t("seenExplained") : t("showItToThePerson")}</p>
      <div className="grid gap-2.5 empty:hidden">
        {onShow && (
          <Button onClick={onShow} wide variant={state === "read" ? "quiet" : "primary"}>
            <Maximize2 aria-hidden="true" size={20} />
            {t("showToStaff")}
          </Button>
        )}
        {received.answer?.can_ring && state !== "cut" && (
          <Button busy={busy} onClick={act(ring)} wide>
            <Bell aria-hidden="true" size={20} />
            {t("ringOnceMore")}
          </Button>
        )}
        {(state === "away" || state === "cut") && (
          <Button busy={busy} onClick={act(ask)} wide>
            <RefreshCw aria-hidden="true" size={20} />
            {t("tryAgain")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The sentence below the title. */
function useAnswerWords({ venue, location, check_in_time: since }: KitchenAnswerProps["visit"]) {
  const t = useText(visits);
  const write = useMomentWriter();
  const clock = (iso: string) => write(iso, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const place = [venue.name, location?.label].filter(Boolean).join(", ");
  return ({ state, seen }: Answer, rungAt: string | null): string => {
    const who = { by: seen?.by ?? "", time: seen ? clock(seen.at) : "" };
    switch (state) {
      case "read":
        return t("readBy", { ...who, place });
      case "changed":
        return t("kitchenChanged", who);
      case "waiting":
        return t("itIsOnTheirScreen", { time: clock(since) });
      case "silent":
        return rungAt
          ? t("rungAgainAt", { time: clock(rungAt), since: clock(since) })
          : t("nobodyHasTapped", { time: clock(since) });
      case "away":
        return t("theyMayNotSee", { venue: venue.name });
      case "cut":
        return t("cannotAskKitchen");
    }
  };
}
